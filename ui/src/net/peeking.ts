// Looking at tables from outside: whose turn it is where one has a seat, who invites to what. A line of its own for each
// look, closed at once: nobody who only looks at the start page holds one.

import type { Glimpse, PeekAt, Peeked } from '../wire';

const AT_ONCE = 12;
const ANSWER_WITHIN = 8_000;

/** What was seen, in the same order; null where the server does not answer, `too-fast` where it does not want to. */
export async function peekAt(address: string, tables: readonly PeekAt[]): Promise<Glimpse[] | 'too-fast' | null> {
  const seen: Glimpse[] = [];
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const answer = await ask(address, tables.slice(at, at + AT_ONCE));
    if (!Array.isArray(answer)) return answer;
    seen.push(...answer);
  }
  return seen;
}

function ask(address: string, tables: readonly PeekAt[]): Promise<Glimpse[] | 'too-fast' | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const done = (answer: Glimpse[] | 'too-fast' | null): void => {
      clearTimeout(timer);
      resolve(answer);
      socket.onclose = null;
      socket.close();
    };
    const timer = setTimeout(() => done(null), ANSWER_WITHIN);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'peek', id: 1, tables }));
    socket.onclose = () => done(null);
    socket.onmessage = (event: MessageEvent<string>) => {
      const answer = JSON.parse(event.data) as Peeked | { type: 'problem' | 'goodbye' };
      done(answer.type === 'peeked' ? answer.tables : 'too-fast');
    };
  });
}

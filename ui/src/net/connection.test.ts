import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '../wire';
import { Connection, endsForGood, Lost, type Hello, type Line, type Listener } from './connection';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { type: string; id: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** In the middle: waits are neither longer nor shorter than meant. */
const EVEN = (): number => 0.5;

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Heard {
  readonly connection: Connection;
  readonly lines: Line[];
  readonly heard: FromServer[];
  readonly away: string[];
  readonly socket: () => FakeSocket;
}

function connect(hello: Hello = { type: 'return', code: 'ABCDEF', token: 'x' }): Heard {
  const lines: Line[] = [];
  const heard: FromServer[] = [];
  const away: string[] = [];
  const listener: Listener = {
    message: (message) => heard.push(message),
    lineIs: (line) => lines.push(line),
    hello: () => hello,
    turnedAway: (code) => away.push(code),
    sentAway: (code) => away.push(code),
  };
  const connection = new Connection('ws://here/ws', listener, EVEN);
  connection.start();
  const socket = (): FakeSocket => {
    const newest = FakeSocket.all.at(-1);
    if (!newest) throw new Error('no socket');
    return newest;
  };
  return { connection, lines, heard, away, socket };
}

const welcome = (id: number, last = 0): object => ({
  type: 'welcome',
  id,
  code: 'ABCDEF',
  seat: -1,
  token: '',
  last_id: last,
});

/** The server is there, and lets one in. */
function letIn(socket: FakeSocket): void {
  socket.open();
  socket.answer(welcome(socket.sent[0]?.id ?? 0));
}

/** How often it is tried in a time in which nobody is there. */
function triesIn(milliseconds: number): number {
  const before = FakeSocket.all.length;
  for (let past = 0; past < milliseconds; past += 50) {
    vi.advanceTimersByTime(50);
    const newest = FakeSocket.all.at(-1);
    if (newest?.readyState === 0) newest.close();
  }
  return FakeSocket.all.length - before;
}

test('the first message is the hello, and ids grow beyond what the server knows', () => {
  const { connection, socket } = connect({ type: 'watch', code: 'ABCDEF' });
  socket().open();
  expect(socket().sent[0]?.type).toBe('watch');
  socket().answer(welcome(socket().sent[0]?.id ?? 0, 2 ** 50));
  void connection.ask({ type: 'ready' }).catch(() => undefined);
  expect(socket().sent[1]?.id).toBeGreaterThan(2 ** 50);
});

test('an answer finds its question; a word in between is not the answer', async () => {
  const { connection, socket } = connect();
  socket().open();
  const asked = connection.ask({ type: 'move', version: 1 });
  const id = socket().sent[1]?.id ?? 0;
  socket().answer({ type: 'waiting', id, milliseconds: 100 });
  socket().answer({ type: 'ack', id, version: 2 });
  await expect(asked).resolves.toMatchObject({ type: 'ack', version: 2 });
});

test('a lost line is opened again by itself, and what was asked is lost', async () => {
  const { connection, socket, lines } = connect();
  letIn(socket());
  const asked = connection.ask({ type: 'ready' });
  socket().close();
  await expect(asked).rejects.toBeInstanceOf(Lost);
  expect(lines).toEqual(['connecting', 'open', 'lost']);
  vi.advanceTimersByTime(500);
  letIn(socket());
  expect(FakeSocket.all).toHaveLength(2);
  expect(lines).toEqual(['connecting', 'open', 'lost', 'open']);
});

test('it is tried for ever, in the end every eight seconds', () => {
  const { socket } = connect();
  letIn(socket());
  socket().close();
  expect(triesIn(5_000)).toBe(3);
  vi.advanceTimersByTime(3_600_000);
  triesIn(10_000);
  expect(triesIn(80_000)).toBe(10);
});

test.each(['elsewhere', 'removed', 'left', 'broken'])('who is sent away with %s stays away', (code) => {
  const { socket, away } = connect();
  letIn(socket());
  socket().answer({ type: 'goodbye', code });
  socket().close();
  expect(triesIn(60_000)).toBe(0);
  expect(away).toEqual([code]);
  expect(endsForGood('closing')).toBe(false);
});

test('a server that closes is looked for every second for a minute, and then more slowly', () => {
  const { socket, lines, away } = connect();
  letIn(socket());
  socket().answer({ type: 'goodbye', code: 'closing' });
  socket().close();
  expect(lines.at(-1)).toBe('restarting');
  const tries = triesIn(59_000);
  expect(tries).toBeGreaterThanOrEqual(50);
  expect(tries).toBeLessThanOrEqual(60);
  expect(lines.at(-1)).toBe('restarting');
  expect(triesIn(33_000)).toBeLessThanOrEqual(6);
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(10_000);
  letIn(socket());
  expect(lines.at(-1)).toBe('open');
  expect(away).toEqual([]);
});

test('a server that was back is not expected to restart when the line is lost again', () => {
  const { socket, lines } = connect();
  letIn(socket());
  socket().answer({ type: 'goodbye', code: 'closing' });
  socket().close();
  vi.advanceTimersByTime(1_000);
  letIn(socket());
  socket().close();
  expect(lines.at(-1)).toBe('lost');
});

test('a table that has moved is looked for at once, and then as after a closing', () => {
  const { socket, lines, away } = connect();
  letIn(socket());
  socket().answer({ type: 'goodbye', code: 'moved' });
  socket().close();
  vi.advanceTimersByTime(150);
  expect(FakeSocket.all).toHaveLength(2);
  socket().close();
  expect(lines.at(-1)).toBe('restarting');
  expect(triesIn(10_000)).toBeGreaterThanOrEqual(8);
  expect(away).toEqual([]);
});

test('the address names the table, for whoever shares requests out', () => {
  const { socket } = connect({ type: 'watch', code: 'ABCDEF' });
  expect(socket().address).toBe('ws://here/ws?t=ABCDEF');
  expect(connect({ type: 'create', name: 'Ada' }).socket().address).toBe('ws://here/ws');
});

test.each(['storage', 'busy', 'went-wrong', 'moved', 'unreachable'])(
  'who comes back and is refused for %s tries again',
  (code) => {
    const { socket, lines, away } = connect();
    letIn(socket());
    socket().close();
    vi.advanceTimersByTime(500);
    socket().open();
    socket().answer({ type: 'refusal', id: socket().sent[0]?.id, code });
    expect(away).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(3);
    letIn(socket());
    expect(lines.at(-1)).toBe('open');
  },
);

test.each(['no-such-table', 'wrong-token', 'table-damaged'])(
  'who comes back and hears %s does not try again',
  (code) => {
    const { socket, lines, away } = connect();
    letIn(socket());
    socket().close();
    vi.advanceTimersByTime(500);
    socket().open();
    socket().answer({ type: 'refusal', id: socket().sent[0]?.id, code });
    expect(away).toEqual([code]);
    expect(lines.at(-1)).toBe('closed');
    expect(triesIn(60_000)).toBe(0);
  },
);

test('who has no place at the table yet is told at once, whatever the reason', () => {
  const { socket, away } = connect({ type: 'join', code: 'ABCDEF', name: 'Ada' });
  socket().open();
  socket().answer({ type: 'refusal', id: socket().sent[0]?.id, code: 'storage' });
  expect(away).toEqual(['storage']);
  expect(triesIn(60_000)).toBe(0);
});

test('a refusal of something else ends nothing', () => {
  const { connection, socket, away, lines } = connect();
  letIn(socket());
  void connection.ask({ type: 'ready' }).catch(() => undefined);
  socket().answer({ type: 'refusal', id: socket().sent[1]?.id, code: 'no-such-table' });
  expect(away).toEqual([]);
  expect(lines.at(-1)).toBe('open');
});

test('a line that dies without a word is noticed within five seconds', () => {
  const { socket, lines } = connect();
  letIn(socket());
  vi.advanceTimersByTime(4_990);
  expect(socket().sent.map((message) => message.type)).toEqual(['return', 'ping']);
  expect(lines.at(-1)).toBe('open');
  vi.advanceTimersByTime(10);
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(500);
  letIn(socket());
  expect(lines.at(-1)).toBe('open');
});

test('what comes late on a line that was given up is not listened to', () => {
  const { socket, heard } = connect();
  letIn(socket());
  const old = socket();
  vi.advanceTimersByTime(6_000);
  const before = heard.length;
  old.answer({ type: 'pong', id: 1 });
  expect(heard).toHaveLength(before);
});

test('a connection that never gets anywhere is given up for another one', () => {
  const { lines } = connect();
  vi.advanceTimersByTime(11_000);
  expect(lines).toEqual(['connecting', 'lost']);
  expect(FakeSocket.all).toHaveLength(2);
});

test('who is in a hurry does not wait, and asks where there is a line', () => {
  const { connection, socket } = connect();
  letIn(socket());
  connection.hurry();
  expect(socket().sent.at(-1)?.type).toBe('ping');
  socket().close();
  connection.hurry();
  expect(FakeSocket.all).toHaveLength(2);
  letIn(socket());
  expect(triesIn(4_000)).toBe(0);
});

test('who enters anew has one line, not two', () => {
  const { connection, socket } = connect();
  socket().close();
  connection.start();
  letIn(socket());
  expect(triesIn(1_500)).toBe(0);
  connection.stop();
  expect(triesIn(60_000)).toBe(0);
});

test.each(['create', 'join'] as const)(
  'who wants to %s and finds nobody there is told, and nothing is tried again',
  (type) => {
    const { socket, away, lines } = connect(
      type === 'join' ? { type, code: 'ABCDEF', name: 'Ada' } : { type, name: 'Ada' },
    );
    socket().close();
    expect(away).toEqual(['no-answer']);
    expect(lines).toEqual(['connecting', 'closed']);
    expect(triesIn(60_000)).toBe(0);
  },
);

test('who was asking for a seat when the line froze is told as well', () => {
  const { socket, away } = connect({ type: 'join', code: 'ABCDEF', name: 'Ada' });
  socket().open();
  vi.advanceTimersByTime(10_000);
  expect(away).toEqual(['no-answer']);
  expect(triesIn(60_000)).toBe(0);
});

test('who has been let in comes back, however they came in', () => {
  const { socket, away, lines } = connect({ type: 'join', code: 'ABCDEF', name: 'Ada' });
  letIn(socket());
  socket().close();
  expect(away).toEqual([]);
  expect(lines.at(-1)).toBe('lost');
});

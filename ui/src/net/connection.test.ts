import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '../wire';
import { Connection, endsForGood, Lost, waitBefore, type Hello, type Line } from './connection';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { type: string; id: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
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

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connect(): { connection: Connection; lines: Line[]; heard: FromServer[]; socket: () => FakeSocket } {
  const lines: Line[] = [];
  const heard: FromServer[] = [];
  const hello: Hello = { type: 'watch', code: 'ABCDEF' };
  const connection = new Connection('ws://here/ws', { message: (message) => heard.push(message), lineIs: (line) => lines.push(line), hello: () => hello });
  connection.start();
  const socket = (): FakeSocket => {
    const newest = FakeSocket.all.at(-1);
    if (!newest) throw new Error('no socket');
    return newest;
  };
  return { connection, lines, heard, socket };
}

const welcome = (id: number, last = 0): object => ({ type: 'welcome', id, code: 'ABCDEF', seat: -1, token: '', last_id: last });

test('the first message is the hello, and ids grow beyond what the server knows', () => {
  const { connection, socket } = connect();
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
  socket().open();
  socket().answer(welcome(1));
  const asked = connection.ask({ type: 'ready' });
  socket().close();
  await expect(asked).rejects.toBeInstanceOf(Lost);
  expect(lines).toEqual(['connecting', 'open', 'lost']);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('who is sent away for good stays away', () => {
  const { socket } = connect();
  socket().open();
  socket().answer({ type: 'goodbye', code: 'elsewhere' });
  socket().close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(endsForGood('closing')).toBe(false);
});

test('waits double, up to a limit', () => {
  expect(waitBefore(1, 0.5)).toBe(2 * waitBefore(0, 0.5));
  expect(waitBefore(30, 1)).toBeLessThanOrEqual(12_500);
});

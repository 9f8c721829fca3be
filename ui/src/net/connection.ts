// The socket: ids that grow, answers matched to questions, and coming back by itself after a lost connection.

import type { FromClient, FromServer, Goodbye } from '../wire';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = Without<FromClient>;
export type Hello = Extract<Message, { type: 'create' | 'join' | 'return' | 'watch' }>;
type Answer = Extract<FromServer, { id: number } | { id?: number }>;

export type Line = 'closed' | 'connecting' | 'open' | 'lost';

export interface Listener {
  message(message: FromServer): void;
  lineIs(line: Line): void;
  /** What to say first on a new connection; null: stay away. */
  hello(): Hello | null;
}

export class Lost extends Error {}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Without a sign of life for so long a connection is taken for dead. */
const PULSE = 20_000;

/** Waits double from try to try, and differ a little so that a whole table does not come back in one instant. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** The newest goodbye that means: do not come back by yourself. */
export function endsForGood(code: Goodbye['code']): boolean {
  return code === 'elsewhere' || code === 'removed' || code === 'left' || code === 'idle';
}

export class Connection {
  private socket: WebSocket | undefined;
  private lastId = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private wanted = false;
  private readonly open = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.wanted = true;
    this.attempt = 0;
    this.connect();
  }

  stop(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.socket?.close();
    this.ended(this.socket);
    this.listener.lineIs('closed');
  }

  /** Try now instead of waiting: the network is back, or the window is looked at again. */
  hurry(): void {
    if (!this.wanted || this.socket !== undefined) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Send a message; the answer is whatever names its id. */
  ask(message: Message): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    // The clock keeps ids growing over reloads, since the server remembers the last one of each seat.
    this.lastId = Math.max(this.lastId + 1, Date.now());
    const id = this.lastId;
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => this.open.set(id, { resolve, reject }));
  }

  private connect(): void {
    const hello = this.listener.hello();
    if (hello === null) return;
    this.listener.lineIs('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.pulse = setInterval(() => this.beat(socket), PULSE / 2);
      this.ask(hello).catch(() => undefined);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.read(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.ended(socket);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heard > PULSE * 1.5) {
      socket.close();
      this.ended(socket);
      return;
    }
    this.ask({ type: 'ping' }).catch(() => undefined);
  }

  private read(message: FromServer): void {
    this.heard = Date.now();
    if (message.type === 'welcome') {
      this.attempt = 0;
      this.lastId = Math.max(this.lastId, message.last_id);
      this.listener.lineIs('open');
    }
    if (message.type === 'goodbye' && endsForGood(message.code)) this.wanted = false;
    this.listener.message(message);
    // `waiting` is a word in between: the move's own answer follows.
    if ('id' in message && message.id !== undefined && message.type !== 'waiting') {
      this.open.get(message.id)?.resolve(message);
      this.open.delete(message.id);
    }
  }

  private ended(socket: WebSocket | undefined): void {
    if (socket === undefined || this.socket !== socket) return;
    this.socket = undefined;
    clearInterval(this.pulse);
    for (const { reject } of this.open.values()) reject(new Lost());
    this.open.clear();
    if (!this.wanted) {
      this.listener.lineIs('closed');
      return;
    }
    const wait = waitBefore(this.attempt++, Math.random());
    this.listener.lineIs('lost');
    this.timer = setTimeout(() => this.connect(), wait);
  }
}

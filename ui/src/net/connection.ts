// The socket: ids that grow, answers matched to questions, and coming back by itself after a lost connection.

import type { FromClient, FromServer, Goodbye } from '../wire';
import { Retries } from './retries';
import { Pulse } from './pulse';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = Without<FromClient>;
export type Hello = Extract<Message, { type: 'create' | 'join' | 'return' | 'watch' }>;
type Answer = Extract<FromServer, { id: number } | { id?: number }>;

/** `lost` and `restarting` mend themselves; the server has said that it is gone for a moment, or it has not. */
export type Line = 'closed' | 'connecting' | 'open' | 'lost' | 'restarting';

export interface Listener {
  message(message: FromServer): void;
  lineIs(line: Line): void;
  /** What to say first on a new connection; null: stay away. */
  hello(): Hello | null;
  /** The hello was refused, and will be the next time, too; `no-answer` where nobody was there to hear it. */
  turnedAway(code: string): void;
  /** The server's last word, after which one does not come back by oneself. */
  sentAway(code: Goodbye['code']): void;
}

export class Lost extends Error {}

/** A new connection that got nowhere by then is given up for another one. */
const WELCOME_WITHIN = 10_000;

/** The goodbyes that mean: do not come back by yourself. */
const FOR_GOOD: readonly Goodbye['code'][] = ['elsewhere', 'removed', 'left', 'idle', 'broken'];
/** Refusals that speak of the server's trouble now, of which there may be none in a moment. */
const PASSING: readonly string[] = ['storage', 'busy', 'went-wrong', 'moved', 'unreachable'];

export function endsForGood(code: Goodbye['code']): boolean {
  return FOR_GOOD.includes(code);
}

/** Whoever has a place at the table, or looks on, waits for what passes. */
function passes(code: string, hello: Hello['type']): boolean {
  return PASSING.includes(code) && (hello === 'return' || hello === 'watch');
}

export class Connection {
  private socket: WebSocket | undefined;
  private lastId = 0;
  /** Whoever asks for a seat is told where nobody answers, and decides: trying by oneself could make it two seats. */
  private askingForSeat = false;
  private greeting: { readonly id: number; readonly type: Hello['type'] } | undefined;
  /** The next try or, on a new connection, the end of its time. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;
  private readonly retries = new Retries();
  private readonly pulse = new Pulse(
    () => void this.ask({ type: 'ping' }).catch(() => undefined),
    () => this.hangUp(),
  );
  private readonly open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly chance: () => number = Math.random,
  ) {}

  start(): void {
    this.drop();
    this.wanted = true;
    this.retries.reset();
    this.listener.lineIs('connecting');
    this.connect();
  }

  stop(): void {
    this.drop();
    this.listener.lineIs('closed');
  }

  private drop(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.hangUp();
  }

  /** Try now instead of waiting: the network is back, or the window is looked at again. */
  hurry(): void {
    if (!this.wanted) return;
    if (this.socket === undefined) this.connect();
    else this.pulse.check();
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
    clearTimeout(this.timer);
    const hello = this.listener.hello();
    if (hello === null) return;
    this.askingForSeat = hello.type === 'create' || hello.type === 'join';
    // The code is for whoever shares requests out among servers: a table's people go to the same one.
    const socket = new WebSocket('code' in hello ? `${this.address}?t=${hello.code}` : this.address);
    this.socket = socket;
    this.timer = setTimeout(() => this.hangUp(), WELCOME_WITHIN);
    socket.onopen = () => this.greet(hello);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.read(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.ended(socket);
  }

  private greet(hello: Hello): void {
    this.ask(hello).catch(() => undefined);
    this.greeting = { id: this.lastId, type: hello.type };
  }

  private read(message: FromServer): void {
    this.pulse.heard();
    if (message.type === 'welcome') this.arrive(message.last_id);
    if (message.type === 'goodbye') this.heed(message.code);
    this.listener.message(message);
    // `waiting` is a word in between: the move's own answer follows.
    if ('id' in message && message.type !== 'waiting') {
      this.open.get(message.id)?.resolve(message);
      this.open.delete(message.id);
    }
    if (message.type === 'refusal' && message.id === this.greeting?.id) this.refused(message.code, this.greeting.type);
  }

  private arrive(lastId: number): void {
    clearTimeout(this.timer);
    this.greeting = undefined;
    this.askingForSeat = false;
    this.retries.reset();
    this.pulse.start();
    this.lastId = Math.max(this.lastId, lastId);
    this.listener.lineIs('open');
  }

  private heed(code: Goodbye['code']): void {
    if (code === 'closing') this.retries.expectRestart(Date.now());
    else if (code === 'moved') this.retries.expectMove(Date.now());
    else if (endsForGood(code) || this.greeting !== undefined) {
      this.wanted = false;
      this.listener.sentAway(code);
    }
  }

  private refused(code: string, hello: Hello['type']): void {
    if (passes(code, hello)) {
      this.hangUp();
      return;
    }
    this.stop();
    this.listener.turnedAway(code);
  }

  /** Without waiting for the other side to say so: it may not be there any more. */
  private hangUp(): void {
    this.socket?.close();
    this.ended(this.socket);
  }

  private ended(socket: WebSocket | undefined): void {
    if (socket === undefined || this.socket !== socket) return;
    this.socket = undefined;
    this.greeting = undefined;
    clearTimeout(this.timer);
    this.pulse.stop();
    for (const { reject } of this.open.values()) reject(new Lost());
    this.open.clear();
    if (this.wanted && this.askingForSeat) {
      this.wanted = false;
      this.listener.turnedAway('no-answer');
    }
    if (this.wanted) this.waitAndTry();
    else this.listener.lineIs('closed');
  }

  private waitAndTry(): void {
    const now = Date.now();
    this.listener.lineIs(this.retries.expectsRestart(now) ? 'restarting' : 'lost');
    this.timer = setTimeout(() => this.connect(), this.retries.next(now, this.chance()));
  }
}

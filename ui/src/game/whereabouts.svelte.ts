// Where one is, as the browser's history has it: at the start page, invited to a table, at it, and what is open on top.
// Back closes the newest, forward opens it again.

import { codeIn, momentIn } from '../net/address';

export interface Place {
  /** The table that the address names; empty: none. */
  readonly code: string;
  /** At the table, and not just invited to it. */
  readonly sitting: boolean;
  /** The drawer, the sheet or the match that is open; empty: none. */
  readonly open: string;
  /** What is open above that: a drawer over a match that is looked back at. */
  readonly above: string;
  /** How many steps of our own lie behind this one. */
  readonly depth: number;
}

type Kept = Omit<Place, 'code'>;

/** A match that one looks back at is open like a drawer; its address says which. */
export const REPLAY = 'replay';
const NOTHING = { open: '', above: '' } as const;
const STEP_WITHIN = 2_000;

function keptIn(state: unknown): Kept {
  const kept = (state ?? {}) as Partial<Kept>;
  return {
    sitting: kept.sitting === true,
    open: typeof kept.open === 'string' ? kept.open : '',
    above: typeof kept.above === 'string' ? kept.above : '',
    depth: typeof kept.depth === 'number' ? kept.depth : 0,
  };
}

function here(): Place {
  const kept = keptIn(history.state);
  return { code: codeIn(location), ...kept, open: momentIn(location) ? REPLAY : kept.open };
}

export class Whereabouts {
  place: Place = $state.raw(here());
  /** May one go there now? If not, one stays, and is asked. */
  mayGo: (to: Place) => boolean = () => true;
  /** Steps of our own that the browser has yet to take; what is wanted after them waits. */
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    history.replaceState(this.kept(this.place), '');
  }

  get open(): string {
    return this.place.open;
  }

  get above(): string {
    return this.place.above;
  }

  /** Which of these is open. */
  opened<Name extends string>(names: readonly Name[]): Name | null {
    return names.find((name) => name === this.place.open) ?? null;
  }

  /** The browser has gone somewhere in its history. */
  popped(): void {
    if (this.underWay > 0) {
      this.arrived();
      return;
    }
    const to = here();
    if (to.depth === this.place.depth || this.mayGo(to)) this.place = to;
    else this.step(this.place.depth - to.depth);
  }

  /** On to another place. */
  go(code: string, sitting: boolean): void {
    this.afterSteps(() => this.write('push', { code, sitting, ...NOTHING, depth: this.place.depth + 1 }));
  }

  /** This place turns into another one: nothing lies here that one would want back. */
  become(code: string, sitting: boolean): void {
    this.afterSteps(() => this.write('replace', { code, sitting, ...NOTHING, depth: this.place.depth }));
  }

  /** Here one has sat down; the address stays what it is. */
  sit(): void {
    this.afterSteps(() => {
      this.place = { ...this.place, sitting: true };
      history.replaceState(this.kept(this.place), '');
    });
  }

  /** Whichever way one came. */
  goToStart(): void {
    this.afterSteps(() => {
      if (this.place.depth > 0) this.step(-this.place.depth);
      this.become('', false);
    });
  }

  /** Open something on top; what was open before it makes room. */
  show(open: string): void {
    this.afterSteps(() => {
      const how = this.place.open ? 'replace' : 'push';
      this.write(how, { ...this.place, open, above: '', depth: this.place.depth + (how === 'push' ? 1 : 0) });
    });
  }

  /** Open something above what is open; the address stays what it is. */
  showAbove(above: string): void {
    this.afterSteps(() => {
      if (this.place.above === above) return;
      this.place = { ...this.place, above, depth: this.place.depth + 1 };
      history.pushState(this.kept(this.place), '');
    });
  }

  toggle(open: string): void {
    if (this.place.open === open) this.close();
    else this.show(open);
  }

  /** What was opened last. */
  close(): void {
    this.afterSteps(() => {
      if (this.place.open) this.closeSteps(1);
    });
  }

  /** And whatever lies above it. */
  closeAll(): void {
    this.afterSteps(() => {
      if (this.place.open) this.closeSteps(this.place.above ? 2 : 1);
    });
  }

  private closeSteps(steps: number): void {
    if (this.place.depth >= steps) this.step(-steps);
    else this.write('replace', { ...this.place, ...NOTHING });
  }

  private step(steps: number): void {
    this.underWay++;
    history.go(steps);
    // A step that leads out of the history is not taken, and nobody says so.
    setTimeout(() => this.underWay > 0 && this.arrived(), STEP_WITHIN);
  }

  private arrived(): void {
    if (--this.underWay > 0) return;
    this.place = here();
    while (this.underWay === 0) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      next();
    }
  }

  private afterSteps(then: () => void): void {
    if (this.underWay === 0) then();
    else this.waiting.push(then);
  }

  private kept({ sitting, open, above, depth }: Place): Kept {
    return { sitting, open, above, depth };
  }

  private write(how: 'push' | 'replace', to: Place): void {
    const path = to.code ? `/t/${to.code}` : '/';
    if (how === 'push') history.pushState(this.kept(to), '', path);
    else history.replaceState(this.kept(to), '', path);
    this.place = to;
  }
}

export const where = new Whereabouts();

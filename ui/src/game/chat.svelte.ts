// What people say: the whole talk, and for a few seconds a bubble at the seat of whoever spoke.

import type { Said } from '../wire';
import { tellChat } from './telling';

const BUBBLE_STAYS = 7000;

export class Chat {
  talk: readonly Said[] = $state.raw([]);
  bubbles: ReadonlyMap<number, Said> = $state.raw(new Map<number, Said>());

  /** What was said before one came is there to be read; only what is said `now` is spoken. */
  hear(said: Said, mine: number, now: boolean): void {
    if (this.talk.some((other) => other.number === said.number)) return;
    this.talk = [...this.talk, said];
    if (!now || said.seat === mine) return;
    tellChat(said);
    this.bubbles = new Map([...this.bubbles, [said.seat, said]]);
    setTimeout(() => this.burst(said), BUBBLE_STAYS);
  }

  private burst(said: Said): void {
    this.bubbles = new Map([...this.bubbles].filter(([, other]) => other !== said));
  }

  forget(): void {
    this.talk = [];
    this.bubbles = new Map();
  }
}

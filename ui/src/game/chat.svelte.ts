// What people say: the whole talk, and for a few seconds a bubble at the seat of whoever spoke.

import { SvelteMap } from 'svelte/reactivity';
import type { Said } from '../wire';
import { tellChat } from './telling';

const BUBBLE_STAYS = 7000;

export class Chat {
  talk: readonly Said[] = $state.raw([]);
  /** Of others, and not read yet. */
  unread = $state(0);
  readonly bubbles = new SvelteMap<number, Said>();

  /** What was said before one came is there to be read; only what is said `now` is spoken. */
  hear(said: Said, mine: number, now: boolean): void {
    if (this.talk.some((other) => other.number === said.number)) return;
    this.talk = [...this.talk, said];
    if (!now || said.seat === mine) return;
    this.unread++;
    tellChat(said);
    this.bubbles.set(said.seat, said);
    setTimeout(() => this.burst(said), BUBBLE_STAYS);
  }

  private burst(said: Said): void {
    if (this.bubbles.get(said.seat) === said) this.bubbles.delete(said.seat);
  }

  read(): void {
    this.unread = 0;
  }

  forget(): void {
    this.talk = [];
    this.unread = 0;
    this.bubbles.clear();
  }
}

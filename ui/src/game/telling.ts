// What is said and sounded without being asked: events, proposals, chat.

import { playSound, type Cue, type Sound } from '../look/sound';
import { speech, t } from '../words/i18n.svelte';
import { isSpoken } from '../words/wording';
import type { GameEvent, Said, SeatState, TableState } from '../wire';
import { announcer } from './announcer.svelte';
import { settings } from './settings.svelte';
import { panOf, soundOf, trembleOf } from './sounding';

export function playIfWanted(sound: Sound | Cue): void {
  if (settings.sounds) playSound(typeof sound === 'string' ? { sound } : sound);
}

function trembleIfWanted(pattern: readonly number[]): void {
  if (pattern.length === 0 || !settings.vibration || settings.stillness) return;
  // Not every browser has it, and none before somebody has touched the page.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([...pattern]);
}

export function tellEvent(event: GameEvent, seat: number, names: readonly string[]): void {
  if (isSpoken(event, seat, settings.verbosity)) {
    announcer.say(speech.words.sentence(event, seat, names, settings.verbosity), { urgent: asksMe(event, seat) });
  }
  const sound = soundOf(event, seat);
  if (sound) playIfWanted({ ...sound, pan: panOf(sound.seat ?? seat, seat, names.length) });
  trembleIfWanted(trembleOf(event, seat));
}

/** Whether the event puts a question to this seat: then it is said even in the background. */
function asksMe(event: GameEvent, seat: number): boolean {
  switch (event.kind) {
    case 'TurnBegan':
    case 'AnswerAwaited':
    case 'ColourAwaited':
    case 'ChoiceAwaited':
      return event.seat === seat;
    default:
      return false;
  }
}

export interface Passing {
  readonly seat: number;
  readonly how: 'away' | 'bot' | 'back' | 'came' | 'left' | 'bot-came' | 'bot-left';
  readonly name: string;
}

/** Who has come, has gone or is back, and for whom a bot plays now. */
export function passingsIn(before: TableState | null, now: TableState): Passing[] {
  // When the cards are dealt, free seats go and people move up: nobody has come or gone.
  if (before === null || (now.phase === 'lobby') !== (before.phase === 'lobby')) return [];
  const seats = before.seats.length > now.seats.length ? before.seats : now.seats;
  return seats.flatMap((_, at) => (at === now.you ? [] : passingsAt(at, before.seats[at], now.seats[at])));
}

function passingsAt(seat: number, was: SeatState | undefined, is: SeatState | undefined): Passing[] {
  const same = was?.kind === is?.kind && was?.name === is?.name;
  if (!same) {
    const gone = was && was.kind !== 'empty' ? [{ seat, how: passed(was, 'left'), name: was.name }] : [];
    const come = is && is.kind !== 'empty' ? [{ seat, how: passed(is, 'came'), name: is.name }] : [];
    return [...gone, ...come];
  }
  if (was?.kind !== 'person' || is === undefined) return [];
  const { name } = is;
  if (!was.sitting_in && is.sitting_in) return [{ seat, how: 'bot', name }];
  if (was.connected && !is.connected) return [{ seat, how: 'away', name }];
  return !was.connected && is.connected ? [{ seat, how: 'back', name }] : [];
}

function passed(seat: SeatState, how: 'came' | 'left'): Passing['how'] {
  return seat.kind === 'bot' ? `bot-${how}` : how;
}

/** Says and sounds it; the sentence goes to the news, too. */
export function tellPassing({ seat, how, name }: Passing, table: TableState): string {
  const said = t(`ui-passing-${how}`, { name });
  announcer.say(said);
  playIfWanted({
    sound: ['back', 'came', 'bot-came'].includes(how) ? 'back' : 'away',
    seat,
    pan: panOf(seat, table.you, table.seats.length),
  });
  return said;
}

/** A new question to this seat is announced; the page shows it without taking the focus. */
export function tellProposals(before: TableState | null, now: TableState): void {
  const known = new Set(before?.proposals.map((proposal) => proposal.number));
  for (const proposal of now.proposals) {
    if (known.has(proposal.number) || proposal.by === now.you) continue;
    const by = now.seats[proposal.by]?.name ?? '';
    const which = proposal.which ?? 1;
    if (proposal.kind === 'sit-in')
      announcer.say(t('ui-proposal-sit-in', { by, name: now.seats[proposal.seat ?? -1]?.name ?? '' }));
    else if (proposal.rule) announcer.say(`${t('ui-proposal-rule', { by, which })} ${proposal.rule.words}`);
    else announcer.say(t('ui-proposal-erase', { by, which }));
  }
}

export function chatText(said: Said): string {
  return said.phrase ? t(`ui-phrase-${said.phrase}`) : said.text;
}

export function tellChat(said: Said): void {
  announcer.say(t('ui-said', { name: said.name, text: chatText(said) }));
}

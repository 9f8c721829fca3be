// What is said and sounded without being asked: events, proposals, chat.

import { playSound, type Sound } from '../look/sound';
import { speech, t } from '../words/i18n.svelte';
import { isSpoken } from '../words/wording';
import type { GameEvent, Said, TableState } from '../wire';
import { announcer } from './announcer.svelte';
import { settings } from './settings.svelte';
import { soundOf } from './sounding';

export function playIfWanted(sound: Sound): void {
  if (settings.sounds) playSound(sound);
}

export function tellEvent(event: GameEvent, seat: number, names: readonly string[]): void {
  if (isSpoken(event, seat, settings.verbosity)) {
    announcer.say(speech.words.sentence(event, seat, names), { urgent: asksMe(event, seat) });
  }
  const sound = soundOf(event, seat);
  if (sound) playIfWanted(sound);
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

/** A new question to this seat is announced; the page shows it without taking the focus. */
export function tellProposals(before: TableState | null, now: TableState): void {
  const known = new Set(before?.proposals.map((proposal) => proposal.number));
  for (const proposal of now.proposals) {
    if (known.has(proposal.number) || proposal.by === now.you) continue;
    const by = now.seats[proposal.by]?.name ?? '';
    const which = proposal.which ?? 1;
    if (proposal.kind === 'sit-in') announcer.say(t('ui-proposal-sit-in', { by, name: now.seats[proposal.seat ?? -1]?.name ?? '' }));
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

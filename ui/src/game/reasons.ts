// Why something is not done, as a sentence: the rules' refusals, and those of the table.

import { speech, t } from '../words/i18n.svelte';
import { RULE_REFUSALS, type Refusal, type SeatView } from '../wire';

/** `turn` is the name of whoever is to play, where that is somebody else. */
export function reasonOf(
  refusal: Pick<Refusal, 'code' | 'rule' | 'detail'>,
  view: SeatView | null,
  turn: string | undefined,
  card?: string,
): string {
  if ((RULE_REFUSALS as readonly string[]).includes(refusal.code)) {
    return speech.words.refusal(refusal.code, refusal.rule ?? '', { card, top: view?.top, turn });
  }
  return tableRefusal(refusal.code, refusal.detail);
}

/** What the table, not the game, has against something. */
export function tableRefusal(code: string, detail = ''): string {
  const message = `ui-refusal-${code}`;
  return speech.words.has(message) ? t(message, { detail }) : t('ui-refused', { code });
}

/** The move whose refusal says why a card cannot be laid. A wild is asked about with any colour: that never forbids it. */
export function layingOf(card: string): string {
  return `play ${card}${card.startsWith('W') ? ' B' : ''}`;
}

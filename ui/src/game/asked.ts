// What is asked of whom now, as a sentence.

import { t } from '../words/i18n.svelte';
import { cardOf } from './cards';
import type { Session } from './session.svelte';

export function askedNow(session: Session): string {
  const { view } = session;
  if (view === null) return '';
  const { question } = session;
  const sentences: string[] = [];
  if (view.accused >= 0) {
    const asks = session.can('uphold') ? 'vote' : session.can('own-up') ? 'own-up' : 'nothing';
    sentences.push(question.accusation(view.accused, view.accuser, asks));
  }
  const words = cardOf(view.top).face === 'W?2' ? session.table?.rules[1]?.words : session.table?.rules[0]?.words;
  sentences.push(
    question.asked(view.phase, view.phase === 'confirm' ? view.attacker : view.actor, {
      cards: view.pending,
      attacker: view.attacker,
      plusFour: cardOf(view.top).face === 'W+4',
      card: view.drawn,
      players: view.choices - session.decision.chosen.length,
      words: words ?? '',
      ways: waysOf(session),
      agenda: view.agenda ?? '',
    }),
  );
  return sentences.join(t('sentence-between'));
}

/** Nothing is offered that the rules refuse. */
function waysOf(session: Session): 'all' | 'play' | 'draw' {
  const lays = session.playable.size > 0;
  const draws = session.can('draw') || session.can('accept');
  return lays === draws ? 'all' : lays ? 'play' : 'draw';
}

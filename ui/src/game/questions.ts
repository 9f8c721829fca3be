// What a key does at the table: one question, one answer, without moving the focus.

import { speech, t } from '../words/i18n.svelte';
import { askedNow } from './asked';
import type { Colour } from './cards';
import type { Action } from './keys';
import type { Session } from './session.svelte';

const LAST = 5;

/** What of the hand a key can move. */
export interface HandKeys {
  focusAt(at: number): void;
  focusColour(colour: Colour): void;
  focusedCard(): string | null;
}

const COLOUR_OF: Partial<Record<Action, Colour>> = { blue: 'B', green: 'G', red: 'R', yellow: 'Y' };

export function doAction(action: Action, session: Session, hand: HandKeys): void {
  const { view, question } = session;
  if (view === null) return;
  const colour = COLOUR_OF[action];
  if (colour !== undefined) {
    if (session.decision.colourFor !== null || session.can('colour')) void session.decision.nameColour(colour);
    else hand.focusColour(colour);
    return;
  }
  switch (action) {
    case 'top':
      return session.answer(question.top(view.top));
    case 'hand':
      return session.answer(question.hand(view.hand));
    case 'hand-by-colour':
      return session.answer(question.handByColour(view.hand));
    case 'playable':
      return void sayPlayable(session);
    case 'explain': {
      const card = hand.focusedCard();
      if (card !== null) void session.explain(card);
      return;
    }
    case 'counts':
      return session.answer(question.counts(view.counts));
    case 'scores':
      return session.answer(question.scores(view.scores, Number(session.table?.options['target'] ?? 500)));
    case 'last':
      return session.answer(question.last(session.log.slice(-LAST).map((entry) => speech.words.sentence(entry.event, session.seat, session.names))));
    case 'turn':
      return session.answer([question.turn(view.actor, view.to_the_left), askedNow(session)].join(t('sentence-between')));
    case 'draw':
      return void session.move({ verb: session.can('accept') ? 'accept' : 'draw' });
    case 'keep':
      return void session.move({ verb: 'keep' });
    case 'take':
      return void session.move({ verb: 'accept' });
    case 'challenge':
      return void session.move({ verb: 'challenge' });
    case 'uno':
      return void session.move({ verb: 'uno' });
    case 'catch':
      return void session.decision.catchSomebody();
    case 'next':
      return void session.tell({ type: 'ready' });
    case 'hint':
      return void session.hint();
    default:
  }
}

/** What can be played, and why not the others: one reason for each kind of obstacle. */
async function sayPlayable(session: Session): Promise<void> {
  const { view } = session;
  if (view === null) return;
  const sentences = [session.question.playable([...session.playable])];
  const others = [...new Set(view.hand)].filter((card) => !session.playable.has(card));
  const reasons = await session.reasons(others.slice(0, 12));
  session.answer([...sentences, ...reasons].join(t('sentence-between')));
}

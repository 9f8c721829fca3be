// What a key does at the table: one question, one answer, without moving the focus.

import type { SeatView } from '../wire';
import { t } from '../words/i18n.svelte';
import { isSpoken } from '../words/wording';
import { askedNow } from './asked';
import type { Colour } from './cards';
import { walkHistory } from './history';
import type { Action } from './keys';
import { sentenceOf } from './scene';
import { settings } from './settings.svelte';
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
  const { view } = session;
  if (view === null) return;
  const colour = COLOUR_OF[action];
  if (colour !== undefined) {
    if (session.decision.asksColour) void session.decision.nameColour(colour);
    else hand.focusColour(colour);
    return;
  }
  const [, place] = /^card-(\d)$/.exec(action) ?? [];
  if (place !== undefined) {
    hand.focusAt(Number(place) - 1);
    return;
  }
  const answer = answerTo(action, session, view);
  if (answer === null) act(action, session, hand);
  else session.answer(answer);
}

/** What a key asks for that is known here; null where it asks for a deed, or for what the server knows. */
function answerTo(action: Action, session: Session, view: SeatView): string | null {
  const { question } = session;
  switch (action) {
    case 'top':
      return question.top(view.top);
    case 'hand':
      return question.hand(view.hand);
    case 'hand-by-colour':
      return question.handByColour(view.hand);
    case 'counts':
      return question.counts(view.counts);
    case 'scores':
      return question.scores(view.scores, session.target);
    case 'last':
      return question.last(
        session.log
          .filter((entry) => 'text' in entry || isSpoken(entry.event, session.seat, settings.verbosity))
          .map((entry) => sentenceOf(entry, session.seat, session.names, settings.verbosity))
          .filter((sentence) => sentence !== '')
          .slice(-LAST),
      );
    case 'turn':
      return [question.turn(view.actor, view.to_the_left), ...whatElse(session, view)].join(t('sentence-between'));
    default:
      return null;
  }
}

/** What is asked, where "it is Ben's turn" does not say it already. */
function whatElse(session: Session, view: SeatView): string[] {
  const plain = view.phase === 'turn' && view.accused < 0 && view.actor !== session.seat;
  return plain ? [] : [askedNow(session)];
}

function act(action: Action, session: Session, hand: HandKeys): void {
  switch (action) {
    case 'earlier':
    case 'later':
      session.answer(walkHistory(session, action === 'earlier' ? -1 : 1));
      return;
    case 'playable':
      return void sayPlayable(session);
    case 'explain': {
      const card = hand.focusedCard();
      if (card !== null) void session.explain(card);
      return;
    }
    case 'draw':
      return void session.move({ verb: session.can('accept') ? 'accept' : 'draw' });
    case 'play-drawn':
      return void (session.view?.drawn ? session.decision.play(session.view.drawn) : session.move({ verb: 'keep' }));
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
  const reasons = await session.reasons();
  session.answer([...sentences, ...reasons].join(t('sentence-between')));
}

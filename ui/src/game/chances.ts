// A chance is said once, when it comes, with the key that takes it: to catch, to challenge, to play the drawn card.

import type { SeatView } from '../wire';
import { announcer } from './announcer.svelte';
import { keyFor } from './keynames';
import type { Session } from './session.svelte';

export function tellChances(session: Session, before: SeatView | null): void {
  const { view, seat, question } = session;
  if (view === null || seat < 0) return;
  const forgot = session.moves.find((move) => move.verb === 'catch')?.seats?.[0] ?? -1;
  if (forgot >= 0 && before?.owing !== forgot) {
    announcer.say(question.mayCatch(forgot, keyFor('catch')), { first: true });
  }
  if (view.actor !== seat || (before?.actor === seat && before.phase === view.phase)) return;
  if (view.phase === 'drawn' && session.can('keep')) {
    announcer.say(question.mayKeep(keyFor('play-drawn'), keyFor('keep')), { urgent: true });
  }
  if (view.phase === 'answer' && session.can('challenge')) {
    announcer.say(question.mayChallenge(keyFor('challenge')), { urgent: true });
  }
}

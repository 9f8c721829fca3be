// What happened, one event after the other, as far back as it is kept: walked through by keys.

import { t } from '../words/i18n.svelte';
import { isSpoken } from '../words/wording';
import { sentenceOf, type LogEntry } from './scene';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';

/** The entry that was heard last, of each session. */
const places = new WeakMap<Session, number>();

function isWorthIt(entry: LogEntry, seat: number): boolean {
  return 'text' in entry || isSpoken(entry.event, seat, settings.verbosity);
}

/** The sentence one step earlier or later. Whoever has not begun, or has reached the end, begins with the newest. */
export function walkHistory(session: Session, by: -1 | 1): string {
  const told = session.log
    .filter((entry) => isWorthIt(entry, session.seat))
    .map((entry) => ({ id: entry.id, text: sentenceOf(entry, session.seat, session.names) }))
    .filter(({ text }) => text !== '');
  const here = told.findIndex(({ id }) => id === places.get(session));
  const to = here < 0 ? told.length - 1 : here + by;
  const found = told[to];
  if (found === undefined) {
    if (by > 0) places.delete(session);
    return t('ui-history-end', { end: by < 0 ? 'first' : 'last' });
  }
  places.set(session, found.id);
  return found.text;
}

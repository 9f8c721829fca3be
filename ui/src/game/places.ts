// Which screen one is on, for those who do not see it.

import { t } from '../words/i18n.svelte';
import { announcer } from './announcer.svelte';
import { keyFor } from './keynames';
import { spelled, type Session } from './session.svelte';

export type Place = 'start' | 'lobby' | 'table' | 'round-over' | 'match-over' | 'replay';

/** The table says itself where it stands, with what happens there. */
export function sayPlace(place: Place, session: Session): void {
  switch (place) {
    case 'table':
      return;
    case 'lobby': {
      const taken = session.sitting.filter((seat) => seat.kind !== 'empty').length;
      const host = session.names[session.table?.host ?? -1] ?? '';
      const about = { name: host, code: spelled(session.code), taken, seats: session.sitting.length };
      announcer.say(t('ui-place-lobby', about));
      return;
    }
    case 'round-over':
    case 'match-over':
      announcer.say(
        t(`ui-place-${place}`, { key: session.seat < 0 ? '' : keyFor('next'), mine: session.seat < 0 ? 'no' : 'yes' }),
      );
      return;
    default:
      announcer.say(t(`ui-place-${place}`));
  }
}

// What is asked of whom now, in a few words for the eye: what it is, and what helps. The long sentence is in `asked`.

import { speech, t } from '../words/i18n.svelte';
import { firstJob } from '../words/job';
import { askedNow } from './asked';
import { asksElsewhere, cardOf } from './cards';
import { seatsBetween } from './seating';
import type { LegalMove, MoveShape } from '../wire';
import type { Session } from './session.svelte';

export interface Saying {
  readonly title: string;
  readonly help: string;
}

export function sayingNow(session: Session): Saying {
  const { view, decision } = session;
  if (view === null) return { title: '', help: '' };
  if (session.isLost) {
    return { title: t('ui-say-lost'), help: t(session.line === 'restarting' ? 'ui-line-restarting' : 'ui-line-lost') };
  }
  if (decision.colourFor !== null) return pickingColour(session);
  if (view.accused >= 0) return { title: t('ui-say-accused'), help: askedNow(session) };
  if (view.phase === 'confirm') return { title: t('ui-say-dare'), help: askedNow(session) };
  if (session.isOver) return { title: askedNow(session), help: '' };
  const saying = view.actor === session.seat ? mine(session) : theirs(session);
  if (session.moments.caught !== session.seat) return saying;
  return { title: t('ui-say-caught', { cards: session.moments.tags.get(session.seat) ?? '' }), help: saying.help };
}

function pickingColour({ moves, decision }: Session): Saying {
  const bluff = moves.some((move) => move.card === decision.colourFor && move.guilty);
  return { title: t('ui-choose-colour'), help: bluff ? t('ui-bluff-warning') : '' };
}

function mine(session: Session): Saying {
  const { view } = session;
  const verdict = session.moments.verdict;
  const right = verdict !== null && verdict.by === session.seat && verdict.guilty;
  switch (view?.phase) {
    case 'answer':
      return { title: t('ui-say-hit', { count: view.pending }), help: answering(session) };
    case 'colour':
      return { title: t('ui-choose-colour'), help: '' };
    case 'choose':
      if (view.agenda) {
        return { title: askedNow(session), help: session.askedFor.size > 0 ? t('ui-say-in-hand') : '' };
      }
      return { title: t('ui-say-choose', { count: view.choices - session.decision.chosen.length }), help: '' };
    case 'drawn':
      return {
        title: t('ui-say-drawn', { card: view.drawn ? speech.words.card(view.drawn) : '' }),
        help: t('ui-say-drawn-help', { keep: session.can('keep') ? 'yes' : 'no' }),
      };
    default:
      return {
        title: t(right ? 'ui-say-right' : 'ui-say-turn'),
        help: t('ui-say-fits', { count: fitting(session), draw: session.can('draw') ? 'yes' : 'no' }),
      };
  }
}

/** How many cards of the hand: two that are alike are two. */
function fitting({ view, playable }: Session): number {
  return (view?.hand ?? []).filter((card) => playable.has(cardOf(card).bare)).length;
}

function answering(session: Session): string {
  const { view, names } = session;
  return t('ui-say-hit-help', { name: names[view?.attacker ?? -1] ?? '', cards: fitting(session) });
}

function theirs(session: Session): Saying {
  const { view, names, seat } = session;
  if (view === null) return { title: '', help: '' };
  const name = names[view.actor] ?? '';
  const title = t('ui-say-thinking', { name });
  if (seat < 0) return { title, help: t('ui-watching') };
  if (view.phase === 'answer') return { title, help: t('ui-say-hit-other', { name, count: view.pending }) };
  if (view.agenda) return { title, help: askedNow(session) };
  if (view.phase === 'choose' || view.phase === 'colour') return { title, help: t(`ui-say-${view.phase}-other`) };
  if ((view.misses[seat] ?? 0) > 0) return { title, help: t('ui-say-misses') };
  const away = seatsBetween(view.players, view.actor, seat, view.to_the_left);
  return { title, help: t('ui-say-away', { count: away }) };
}

export interface Way {
  readonly way: NonNullable<MoveShape['way']>;
  /** The rule's own words for it, where it has any. */
  readonly said: string;
}

/** Between what a custom card lets this player choose. */
export function waysOf({ moves, view, table }: Pick<Session, 'moves' | 'view' | 'table'>): Way[] {
  const words = firstJob(view?.agenda).effect;
  const asking = words.join(' ');
  if (words[0] === 'number') return numbersIn(moves);
  if (mayEnd({ moves, view })) return [];
  const said = (table?.rules ?? []).flatMap((rule) => rule?.ways ?? []).find(({ effect }) => asking === effect);
  const place = { '1': 0, '2': 1, '3': 2, '4': 3, yes: 0, no: -1 };
  return moves.flatMap(({ verb, way }) =>
    verb === 'choose' && isWay(way) ? [{ way, said: said?.said[place[way]] ?? '' }] : [],
  );
}

function isWay(way: string | undefined): way is '1' | '2' | '3' | '4' | 'yes' | 'no' {
  return ['1', '2', '3', '4', 'yes', 'no'].includes(way ?? '');
}

/** Whether up to so many cards may be chosen, so that fewer are enough, or none. */
export function mayEnd({ moves, view }: Pick<Session, 'moves' | 'view'>): boolean {
  const [, , cards = ''] = firstJob(view?.agenda).effect;
  return cards.startsWith('up-to/') && moves.some((move) => move.way === 'no');
}

/** A number is named: each is its own word. */
function numbersIn(moves: readonly LegalMove[]): Way[] {
  return moves.flatMap(({ verb, way }) => (verb === 'choose' && way ? [{ way: way as Way['way'], said: way }] : []));
}

/** The cards that may be chosen there. */
export function offeredElsewhere({ moves, view }: Pick<Session, 'moves' | 'view'>): string[] {
  if (!asksElsewhere(view)) return [];
  return moves.flatMap(({ verb, cards }) => (verb === 'choose' && cards?.[0] ? [cards[0]] : []));
}

/** The star in the hand that can send it back. */
export function starOf(session: Session): string | null {
  if (session.view?.phase !== 'answer') return null;
  return [...session.playable].find((card) => cardOf(card).face === 'W*') ?? null;
}

// Players as characters: ten silhouettes (none a suit's shape, none a star), each with a tone of its own. Eyes are
// round for people and square for bots; the mouth is an underscore until something happens.

import type { GameEvent } from '../wire';

export const MOODS = ['calm', 'glad', 'wow', 'sad', 'sly', 'away'] as const;
export type Mood = (typeof MOODS)[number];

const POINTS = 96;

/** A closed line whose distance from the middle goes with the angle. */
function around(distance: (angle: number) => number): string {
  const points = Array.from({ length: POINTS }, (_, at) => {
    const angle = (at / POINTS) * 2 * Math.PI;
    const far = distance(angle);
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const SILHOUETTES: readonly string[] = [
  'M0-21C11-21 19-4 19 6A19 15 0 0 1-19 6C-19-4-11-21 0-21Z',
  around((angle) => 18.2 + 1.8 * Math.cos(8 * angle)),
  'M-17 20V-1A17 18 0 0 1 17-1V20Q17 21 16 21H-16Q-17 21-17 20Z',
  around((angle) => 15.4 + 4.6 * Math.abs(Math.cos(2.5 * angle)) ** 0.7),
  'M-18 21V-2A18 18 0 0 1 18-2V21L12 16L6 21L0 16L-6 21L-12 16Z',
  around((angle) => 18.5 + 1.6 * Math.cos(13 * angle)),
  'M-9-16H9A11 16 0 0 1 9 16H-9A11 16 0 0 1-9-16Z',
  'M-18-13Q-18-19-12-19H12Q18-19 18-13V4Q18 16 0 21Q-18 16-18 4Z',
  'M-12-19H12Q15-19 16-16L20 16Q20 20 17 20H-17Q-20 20-20 16L-16-16Q-15-19-12-19Z',
  'M-15 20Q-21 8-15-6Q-12-20 0-20Q12-20 15-6Q21 8 15 20Q0 16-15 20Z',
];

const TONES = [
  'var(--tone-0)',
  'var(--tone-1)',
  'var(--tone-2)',
  'var(--tone-3)',
  'var(--tone-4)',
  'var(--tone-5)',
  'var(--tone-6)',
  'var(--tone-7)',
  'var(--tone-8)',
  'var(--tone-9)',
] as const;

export function toneOf(seat: number): string {
  return TONES[((seat % 10) + 10) % 10] ?? TONES[0];
}

export const MOUTHS: Record<Mood, string> = {
  calm: 'M-5.5 7.5H5.5',
  glad: 'M-7 5Q0 14 7 5Z',
  wow: 'M-3.4 8.6A3.4 4.2 0 1 1 3.4 8.6A3.4 4.2 0 1 1-3.4 8.6Z',
  sad: 'M-5.5 9.5Q0 4.5 5.5 9.5',
  sly: 'M-6 8.5Q1 9 6.5 4.5',
  away: 'M-2 8H2',
};

/** Whose face something public changes, and how. It never looks at what only some know: whoever lays a +4 looks sly. */
export function moodsIn(event: GameEvent): readonly (readonly [number, Mood])[] {
  switch (event.kind) {
    case 'CardPlayed':
      if (event.card.startsWith('W+4')) return [[event.seat, 'sly']];
      return event.jumped_in ? [[event.seat, 'glad']] : [];
    case 'AnswerAwaited':
      return [[event.seat, 'wow']];
    case 'UnoCalled':
    case 'PlaysAgain':
      return [[event.seat, 'glad']];
    case 'UnoCaught':
      return [
        [event.seat, 'wow'],
        [event.by, 'glad'],
      ];
    case 'Challenged':
      return [[event.target, 'wow']];
    case 'ChallengeSettled':
      return [
        [event.target, event.guilty ? 'wow' : 'glad'],
        [event.seat, event.guilty ? 'glad' : 'wow'],
      ];
    case 'Reflected':
      return [
        [event.seat, 'glad'],
        [event.target, 'wow'],
      ];
    case 'TurnMissed':
      return [[event.seat, 'sad']];
    case 'CardsDrawn':
    case 'CardsDrawnFaceDown':
      return event.why === 'turn' ? [] : [[event.seat, 'sad']];
    default:
      return [];
  }
}

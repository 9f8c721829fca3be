// The signs of what a rule does, by the verbs and laws of the notation of effects: strokes in a field of 24 by 24.

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const BOX = 'M4 4h16v16H4z';
const CARD_ON_PILE = 'M8 4h9v13H8zM4 21h16';
const CARD_FROM_PILE = 'M8 3h9v10H8zM4 21h16M12 21v-5M9.5 18l2.5-2.5 2.5 2.5';
const CARD_OUT_OF_HAND = 'M5 9h9v12H5zM17 15V4M14 7l3-3 3 3';
const TO_THE_RIGHT = 'M3 12h16M14 7l5 5-5 5';
const EYE = 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
const ROUND = 'M12 3a9 9 0 1 1-8 5M3 3v5h5';
const SHUFFLED = 'M3 7h4l10 10h4M18 14l3 3-3 3M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3';
const STAR = 'M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.8 6.3 20l1.5-6.2L3 9.6 9.3 9z';
const COIN = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M10 10h3a1.5 1.5 0 0 1 0 4h-3';
const CARD_DRAWN = 'M5 4h9v13H5zM12 8h7v12h-9';

export const SIGNS: Record<string, string> = {
  draw: CARD_DRAWN,
  discard: CARD_ON_PILE,
  drop: CARD_ON_PILE,
  bury: 'M8 3h9v10H8zM4 16h16M12 16v5M9.5 19l2.5 2.5 2.5-2.5',
  fetch: CARD_FROM_PILE,
  salvage: CARD_FROM_PILE,
  pick: CARD_OUT_OF_HAND,
  draft: CARD_OUT_OF_HAND,
  deal: 'M5 7h8v12H5zM16 12h5M15 7l4-3M15 17l4 3',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  give: TO_THE_RIGHT,
  hand: TO_THE_RIGHT,
  show: EYE,
  reveal: EYE,
  peek: EYE,
  open: EYE,
  arrange: 'M4 7h11M4 12h11M4 17h11M20 7v10M18 15l2 2 2-2',
  miss: `${CIRCLE}M6 18L18 6`,
  again: 'M5 12a7 7 0 1 1 3 5.7M5 20v-5h5',
  reverse: 'M7 4v13M4 8l3-4 3 4M17 20V7M14 16l3 4 3-4',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
  pass: ROUND,
  shift: ROUND,
  renew: 'M4 12a8 8 0 0 1 14-5M18 3v4h-4M20 12a8 8 0 0 1-14 5M6 21v-4h4',
  redeal: SHUFFLED,
  reshuffle: SHUFFLED,
  dye: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  nothing: 'M5 12h14',
  score: STAR,
  stakes: STAR,
  winner: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a3 3 0 0 0 3.5 4M17 6h3a3 3 0 0 1-3.5 4M12 14v4M8 21h8',
  vote: 'M4 13v7h16v-7M8 10l3 3 6-7',
  number: 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17',
  point: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v4M12 18v4M2 12h4M18 12h4',
  lots: COIN,
  coin: COIN,
  choose: 'M12 21v-8M12 13L6 5M12 13l6-8M4 8l2-3 3.5.8M20 8l-2-3-3.5.8',
  or: 'M16 4L8 20',
  may: 'M8 9a4 4 0 1 1 6 3.4c-1.4.8-2 1.4-2 3.1M12 19v.5',
  until: `${CIRCLE}M12 7v5l3.5 2`,
  ban: `${BOX}M8 8l8 8M16 8l-8 8`,
  only: `${BOX}M8 12l3 3 5-6`,
  press: 'M12 4v10M12 18v1.5',
  double: 'M4 7h7v11H4zM13 7h7v11h-7z',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
  toll: CARD_DRAWN,
  fine: 'M4 10v4l10 4V6zM17 9a4 4 0 0 1 0 6',
  when: 'M13 3L5 14h6l-1 7 8-11h-6z',
  starts: 'M7 4l12 8-12 8z',
  divert: 'M4 18h6c4 0 4-10 8-10h3M18 5l3 3-3 3',
  free: 'M6 11h12v9H6zM9 11V8a3.5 3.5 0 0 1 6.8-1',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 9l5 6M22 9l-5 6',
  stack: 'M5 15l7 4 7-4M5 11l7 4 7-4M12 4L5 8l7 4 7-4z',
};

/** What stands before a number of cards, turns or points. */
const NUMBER_SIGNS: Record<string, string> = {
  draw: '+',
  toll: '+',
  fine: '+',
  discard: '−',
  drop: '−',
  bury: '−',
  miss: '×',
  stakes: '×',
};

/** How a number is written beside the sign of its verb: points say whether they are won or lost. */
export function numbered(verb: string, value: number | string): string {
  if (typeof value === 'string') return value;
  if (verb === 'score') return value < 0 ? `−${-value}` : `+${value}`;
  return `${NUMBER_SIGNS[verb] ?? ''}${value}`;
}

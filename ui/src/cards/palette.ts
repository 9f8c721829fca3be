// The four colours of the cards. They differ in lightness and along the blue-yellow axis, which people with red-green
// blindness see; a test simulates both kinds and measures the distances. Each has a shape and a letter besides.

import type { Colour } from '../game/cards';

export interface Ink {
  /** The card's field. */
  readonly field: string;
  /** The deeper ink of the shape behind the value. */
  readonly deep: string;
  /** What is printed on the field: at least 4.5 : 1. */
  readonly print: string;
}

export const INKS: Record<Colour, Ink> = {
  B: { field: '#1d63c4', deep: '#154c9c', print: '#ffffff' },
  G: { field: '#0a7d63', deep: '#065f4b', print: '#ffffff' },
  R: { field: '#c6321f', deep: '#a02414', print: '#ffffff' },
  Y: { field: '#f6bd16', deep: '#e3a70a', print: '#2b2108' },
};

export const NIGHT = { field: '#262b45', deep: '#1a1e33', print: '#ffffff' } as const;

/** The card itself: its paper, its edge, and the light on what is printed. */
export const STOCK = {
  paper: '#fdfaf2',
  edge: '#00000055',
  gloss: '#ffffff2e',
  sheen: '#ffffff3d',
  rim: '#ffffff5c',
  white: '#ffffff',
} as const;

export const BACK_INK = {
  field: '#20233f',
  weave: '#8ea0e6',
  print: '#fff7e6',
  line: ['#5a9bf0', '#2db792', '#ef6a54', '#f6bd16'],
} as const;

/** The star, from its light to its rim. */
export const STAR = { light: '#fff2b0', gold: '#f8c630', deep: '#e08e0b', rim: '#fff3c4' } as const;

/** The slip on a card with a question mark. */
export const SLIP = { field: '#f7eeda', line: '#d3bd8f', print: '#4a3410', number: '#6b4d19' } as const;

/** The colours' shapes, drawn in a box from -10 to 10: circle, triangle, diamond, square. */
export const SHAPES: Record<Colour, string> = {
  B: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  G: 'M0-9.6Q1-9.6 1.6-8.6L9.6 6Q10.4 8.2 8 8.4H-8Q-10.4 8.2-9.6 6L-1.6-8.6Q-1-9.6 0-9.6Z',
  R: 'M0-10.4Q.8-10.4 1.4-9.6L7.8-1Q8.4 0 7.8 1L1.4 9.6Q.8 10.4 0 10.4Q-.8 10.4-1.4 9.6L-7.8 1Q-8.4 0-7.8-1L-1.4-9.6Q-.8-10.4 0-10.4Z',
  Y: 'M-6.4-8.2H6.4Q8.2-8.2 8.2-6.4V6.4Q8.2 8.2 6.4 8.2H-6.4Q-8.2 8.2-8.2 6.4V-6.4Q-8.2-8.2-6.4-8.2Z',
};

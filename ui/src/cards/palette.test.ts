// @vitest-environment node
// The palette is measured: contrast by WCAG, and distances as people with red-green blindness see them (Machado et al.,
// 2009, severity 1), in CIELAB.

import { expect, test } from 'vitest';
import { COLOURS, type Colour } from '../game/cards';
import { INKS, NIGHT, SHAPES } from './palette';

type Triple = readonly [number, number, number];

const PROTAN: readonly Triple[] = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const DEUTAN: readonly Triple[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (row: Triple, [r, g, b]: Triple): number => row[0] * r + row[1] * g + row[2] * b;
const through = (matrix: readonly Triple[], colour: Triple): Triple =>
  matrix.map((row) => Math.max(0, Math.min(1, dot(row, colour)))) as unknown as Triple;
const luminance = (colour: Triple): number => dot([0.2126, 0.7152, 0.0722], colour);

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function lab(colour: Triple): Triple {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], colour) / 0.95047);
  const y = f(luminance(colour));
  const z = f(dot([0.0193, 0.1192, 0.9505], colour) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const pairs = COLOURS.flatMap((a, at) => COLOURS.slice(at + 1).map((b) => [a, b] as [Colour, Colour]));

test.each(COLOURS)('what is printed on %s can be read', (colour) => {
  expect(contrast(INKS[colour].field, INKS[colour].print)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(INKS[colour].deep, INKS[colour].print)).toBeGreaterThanOrEqual(4.5);
});

test('wilds can be read', () => expect(contrast(NIGHT.field, NIGHT.print)).toBeGreaterThanOrEqual(7));

test.each(pairs)('%s and %s differ for people with red-green blindness', (a, b) => {
  for (const kind of [PROTAN, DEUTAN]) {
    const [one, other] = [lab(through(kind, linear(INKS[a].field))), lab(through(kind, linear(INKS[b].field)))];
    expect(distance(one, other)).toBeGreaterThan(25);
  }
});

test('every colour has a shape of its own', () =>
  expect(new Set(COLOURS.map((colour) => SHAPES[colour])).size).toBe(4));

// @vitest-environment node
// The contrasts that DESIGN promises, measured on the theme itself: text 4.5 : 1, edges 3 : 1, day and night, on every felt.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { INKS } from '../cards/palette';

const THEME = readFileSync(fileURLToPath(new URL('./theme.css', import.meta.url)), 'utf8');
type Tokens = Record<string, string>;

/** The values that rules with such a selector give, later ones over earlier ones. */
function valuesOf(selector: RegExp): Tokens {
  const found: Tokens = {};
  for (const [, selectors = '', body = ''] of THEME.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((each) => selector.test(each.replace(/\/\*[^]*?\*\//g, '').trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name] = value.trim();
  }
  return found;
}

const DAY = valuesOf(/^:root$/);
const NIGHT = { ...DAY, ...valuesOf(/^:root\[data-theme='dark'\]$/) };
const suit = (letter: string, night: boolean): Tokens =>
  night
    ? { ...NIGHT, ...valuesOf(new RegExp(`^:root\\[data-theme='dark'\\] \\[data-suit='${letter}'\\]$`)) }
    : { ...DAY, ...valuesOf(new RegExp(`^\\[data-suit='${letter}'\\]$`)) };

function channels(colour: string): [number, number, number] {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, (each) => each + each) : colour;
  const at = (from: number): number => parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

function lightness(colour: readonly [number, number, number]): number {
  const [r, g, b] = colour.map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  const [light = 0, dark = 0] = [lightness(a), lightness(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

const contrast = (tokens: Tokens, ink: string, ground: string): number =>
  ratio(channels(tokens[ink] ?? ''), channels(tokens[ground] ?? ''));

function veiled(colour: string, veil: string, share: number): [number, number, number] {
  const over = channels(veil);
  return channels(colour).map((each, at) => each * (1 - share) + (over[at] ?? 0) * share) as [number, number, number];
}

describe.each([
  ['day', false],
  ['night', true],
] as const)('%s', (_, night) => {
  const tokens = night ? NIGHT : DAY;

  test.each(['N', 'B', 'G', 'R', 'Y'])('text stands out on felt %s, its edge and its shape', (letter) => {
    const felt = suit(letter, night);
    for (const ground of ['--felt', '--felt-edge', '--felt-shape'])
      expect(contrast(felt, '--ink', ground), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['--felt', '--felt-edge'])
      expect(contrast(felt, '--ink-2', ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test('text and edges stand out on the rail, and what is solid stands out on its opposite', () => {
    expect(contrast(tokens, '--ink', '--rail')).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens, '--ink-2', '--rail')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens, '--edge', '--rail')).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens, '--on', '--solid')).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens, '--warn', '--rail')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens, '--white', '--hit')).toBeGreaterThanOrEqual(4.5);
  });

  test('the features of every face stand out', () => {
    for (let at = 0; at < 10; at++)
      expect(contrast(tokens, '--face-ink', `--tone-${at}`), `tone ${at}`).toBeGreaterThanOrEqual(7);
  });

  test('a sunk card can still be read', () => {
    for (const { field, print } of Object.values(INKS)) {
      const share = Number(tokens['--veil']);
      const veil = tokens['--rail'] ?? '';
      expect(ratio(veiled(print, veil, share), veiled(field, veil, share))).toBeGreaterThanOrEqual(3);
    }
  });
});

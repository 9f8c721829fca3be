// @vitest-environment node
// Colours live in the theme, where light and dark are decided and contrast is looked after; the cards' own in palette.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const THEME = ['look/theme.css', 'cards/palette.ts'];
/** `#fff`, `#0b1f1a80`, `rgb(…)`, `oklch(…)`; not `url(#…)`, `&#…;`, nor the code of a table in an address. */
const LITERAL =
  /(?<!url\(|[&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith('.test.ts'));

const literalsIn = (file: string): string[] => readFileSync(SOURCES + file, 'utf8').match(LITERAL) ?? [];

test.each(THEME)('%s names colours by their numbers', (file) => expect(literalsIn(file)).not.toEqual([]));

test('no other file does', () => {
  const offenders = files.filter((file) => !THEME.includes(file) && literalsIn(file).length > 0);
  expect(offenders.map((file) => `${file}: ${literalsIn(file).join(' ')}`)).toEqual([]);
});

test('every name that is used is given a value somewhere', () => {
  const texts = files.map((file) => readFileSync(SOURCES + file, 'utf8')).join('\n');
  const given = new Set(Array.from(texts.matchAll(/(--[\w-]+)[:=]/g), (found) => found[1]));
  const used = new Set(Array.from(texts.matchAll(/var\((--[\w-]+)/g), (found) => found[1]));
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../game/rulebook';
import { bundleFrom, LANGUAGES, addRules, loadBundle, pickLanguage, type Language } from './catalogue';
import type { HintData } from '../wire';
import { isSpoken, Wording } from './wording';

const FILES = ['cards', 'events', 'options', 'questions', 'refusals', 'rules', 'ui'];
const LOCALES = resolve('..', 'src', 'penultimate', 'wording', 'locales');
const source = (language: Language, file: string): string =>
  readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8');
const wordingOf = (language: Language): Wording =>
  new Wording(
    language,
    bundleFrom(
      language,
      FILES.map((file) => source(language, file)),
    ),
    true,
  );
const idsOf = (language: Language, file: string): string[] =>
  [...source(language, file).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '');

test.each(LANGUAGES)('%s words an event for whom it concerns and for the others', (language) => {
  const words = wordingOf(language);
  const event = { kind: 'CardPlayed', seat: 1, card: 'R7', left: 1, jumped_in: false } as const;
  const mine = words.sentence(event, 1, ['Anna', 'Ben']);
  const theirs = words.sentence(event, 0, ['Anna', 'Ben']);
  expect(mine).not.toContain('Ben');
  expect(theirs).toContain('Ben');
  expect(theirs).toContain(words.card('R7'));
});

test('a hint is explained in the very words of Python', () => {
  const hints = JSON.parse(
    readFileSync(resolve('..', 'tests', 'wording', 'golden', 'hints.json'), 'utf8'),
  ) as Explained[];
  expect(hints.length).toBeGreaterThan(20);
  for (const { reason, data, viewer, names, said } of hints) {
    for (const language of LANGUAGES) {
      expect(wordingOf(language).question(viewer, names).hint(reason, data), `${language} ${reason}`).toBe(
        said[language],
      );
    }
  }
});

interface Explained {
  reason: string;
  data: HintData;
  viewer: number;
  names: string[];
  said: Record<Language, string>;
}

test('English, as it is read', () => {
  const words = wordingOf('en');
  expect(words.card('W+4:R')).toBe('Wild Draw Four, red named');
  expect(words.join(['a', 'b', 'c'])).toBe('a, b and c');
  expect(words.refusal('no-match', 'TURN-1', { card: 'R7', top: 'B3' })).toContain('red 7');
});

test.each(LANGUAGES)('%s has every text of the page, and no other', (language) => {
  expect(idsOf(language, 'ui')).toEqual(idsOf('en', 'ui'));
});

test('what is said in English is said otherwise elsewhere', () => {
  const same = (language: Language): string[] => {
    const [here, english] = [source(language, 'ui'), source('en', 'ui')].map(
      (text) =>
        new Map([...text.matchAll(/^([a-z][a-z0-9-]*) = ([^{\n]{12,})$/gm)].map((found) => [found[1], found[2]])),
    );
    return [...(here ?? [])].filter(([id, text]) => english?.get(id) === text).map(([id]) => id ?? '');
  };
  for (const language of LANGUAGES) if (language !== 'en') expect(same(language), language).toEqual([]);
});

test('the rulebook of the page is the whole rulebook', () => {
  const ids = CHAPTERS.flatMap((chapter) => chapter.rules.map((rule) => `rule-${rule.toLowerCase()}`));
  expect(
    idsOf('en', 'rules')
      .filter((id) => id.startsWith('rule-'))
      .sort(),
  ).toEqual(ids.sort());
});

test('a missing text is an error in tests, and its id otherwise', () => {
  expect(() => wordingOf('en').say('no-such-text')).toThrow();
});

test('verbosity: what concerns oneself is said sooner', () => {
  const event = { kind: 'TurnBegan', seat: 1 } as const;
  expect(isSpoken(event, 1, 'brief')).toBe(true);
  expect(isSpoken(event, 0, 'brief')).toBe(false);
  expect(isSpoken(event, 0, 'full')).toBe(true);
});

test('the browser’s language is taken where we speak it', () => {
  expect(pickLanguage(['fr', 'nl-BE', 'en'])).toBe('nl');
  expect(pickLanguage(['zh-TW'])).toBe('zh-Hant');
  expect(pickLanguage(['fr'])).toBe('en');
});

test.each(LANGUAGES)('%s is loaded with its rules, and without what only the terminal says', async (language) => {
  const bundle = await loadBundle(language);
  await addRules(language, bundle);
  for (const id of ['face-wild', 'ui-play-now', 'rule-card-1']) expect(bundle.hasMessage(id), id).toBe(true);
  expect(bundle.hasMessage('terminal-error-name')).toBe(false);
});

test('a dialect gets the nearest language, as in Python', () => {
  expect(pickLanguage(['gsw-CH'])).toBe('de');
  expect(pickLanguage(['zh-Hant-TW'])).toBe('zh-Hant');
  expect(pickLanguage(['tlh'])).toBe('en');
});

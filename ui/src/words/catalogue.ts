// The Fluent catalogues: the very files that Python reads, one lazy chunk per language, the long rules apart.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'it', 'nl', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  'zh-Hant': '繁體中文',
};

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of the browser's languages that we speak; every Chinese reader gets the Chinese we have. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-')[0] ?? '';
    if (main === 'zh') return 'zh-Hant';
    if (isLanguage(main)) return main;
  }
  return 'en';
}

type Sources = { default: readonly string[] };

const games: Record<Language, () => Promise<Sources>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  'zh-Hant': () => import('./zh-Hant'),
};

const rules: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('@locales/en/rules.ftl?raw'),
  de: () => import('@locales/de/rules.ftl?raw'),
  it: () => import('@locales/it/rules.ftl?raw'),
  nl: () => import('@locales/nl/rules.ftl?raw'),
  'zh-Hant': () => import('@locales/zh-Hant/rules.ftl?raw'),
};

/** Both sides leave the isolation marks out, so that both give the same string. */
export function bundleFrom(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) addTo(bundle, source);
  return bundle;
}

function addTo(bundle: FluentBundle, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source))) throw error;
}

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const [game, rule] = await Promise.all([games[language](), rules[language]()]);
  return bundleFrom(language, [...game.default, rule.default]);
}

export type Arguments = Record<string, FluentVariable>;

/** Raised in tests only: there is no such message, or it lacks an argument. */
export class MissingText extends Error {}

/** Numbers in plain digits: browsers and Python group them differently. */
function plain(given: Arguments): Arguments {
  const made: Arguments = {};
  for (const [name, value] of Object.entries(given)) {
    made[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return made;
}

export function formatText(bundle: FluentBundle, message: string, given: Arguments): string {
  const found = bundle.getMessage(message);
  if (!found?.value) throw new MissingText(`${bundle.locales[0] ?? '?'}: no message ${message}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(found.value, plain(given), errors);
  if (errors.length > 0) throw new MissingText(`${bundle.locales[0] ?? '?'}: ${message}: ${errors.join('; ')}`);
  return text;
}

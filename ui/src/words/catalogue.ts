// The Fluent catalogues: the very files that Python reads, one lazy chunk per language, the long rules apart.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../described';

export { LANGUAGES, type Language };

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** Of a browser's tag (`de-AT`, `zh-TW`, `gsw`): the language itself, or the one whose dialect it is. */
function languageOf(tag: string): Language | undefined {
  const [main = '', region = ''] = tag.toLowerCase().split('-');
  const own = LANGUAGES.find((one) => one.toLowerCase() === `${main}-${region}` || one === main);
  return own ?? LANGUAGES.find((one) => LANGUAGE_FACTS[one].dialects.includes(main));
}

/** The first of the browser's languages that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  return wanted.map(languageOf).find((language) => language !== undefined) ?? LANGUAGES[0];
}

type Sources = Record<string, () => Promise<readonly string[]>>;

/** A language is found by its folder; what each of the two holds, `vite.config.ts` says. */
const TEXTS = import.meta.glob<readonly string[]>('@locales/*/language.toml', { query: '?texts', import: 'default' });
const RULES = import.meta.glob<readonly string[]>('@locales/*/language.toml', { query: '?rules', import: 'default' });

async function sourcesIn(sources: Sources, language: Language): Promise<readonly string[]> {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/language.toml`));
  return found === undefined ? [] : found[1]();
}

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
  return bundleFrom(language, await sourcesIn(TEXTS, language));
}

/** The rules' texts, which nobody needs before they are read. */
export async function addRules(language: Language, bundle: FluentBundle): Promise<void> {
  const sources = await sourcesIn(RULES, language);
  if (!bundle.hasMessage('rule-card-1')) for (const source of sources) addTo(bundle, source);
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

// The texts are Python's: one catalogue for both sides, read here while the page is built.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const wording = fileURLToPath(new URL('../../src/penultimate/wording', import.meta.url));
const locales = join(wording, 'locales');

/** What is read before the page's own code runs, or where there is none: by the browser, the system, a search engine. */
const OUTSIDE = 'app.ftl';

/** English first. */
export function languagesThere(): string[] {
  const found = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return found.map((entry) => entry.name).sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
}

/** A text without arguments, of those that are needed outside of the page. */
export function textOutside(language: string, message: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(locales, language, OUTSIDE), 'utf8')));
  const found = bundle.getMessage(message);
  if (!found?.value) throw new Error(`${language}: no message ${message} in ${OUTSIDE}`);
  return bundle.formatPattern(found.value);
}

/** What only the terminal says. */
const NOT_HERE: ReadonlySet<string> = new Set(['terminal.ftl', 'analysis.ftl']);
// `<language>/language.toml?texts` is every text of that language but its rules, which are long (`?rules`), and what only
// the terminal says: one file of the built page each. A language is found by its folder.
export function languages(): Plugin {
  const wanted = (file: string, query: string): boolean =>
    file.endsWith('.ftl') && !NOT_HERE.has(file) && (file === 'rules.ftl') === (query === 'rules');
  return {
    name: 'languages',
    enforce: 'pre',
    load(id) {
      const [, folder, query] = /^(.*)\/language\.toml\?(texts|rules)$/.exec(id) ?? [];
      if (folder === undefined || query === undefined) return null;
      const files = readdirSync(folder).filter((file) => wanted(file, query));
      for (const file of files) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(join(folder, file), 'utf8')))};`;
    },
  };
}

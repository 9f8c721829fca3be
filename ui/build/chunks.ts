// In how many files the page comes. A browser fetches six at a time from a server, and each round takes as long as the
// line is slow: so whatever the start page needs is one file, and a language is one, named so that the server can
// announce it before the page's code has run.

import type { Rolldown } from 'vite';

const ENTRY = /\/ui\/index\.html$|\/src\/main\.ts$/;
const LANGUAGE = /\/([\w-]+)\/language\.toml\?(texts|rules)$/;

/** Whether the entry imports it, or something that the entry imports; what is fetched on demand does not count. */
function isNeededAtOnce(id: string, page: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (ENTRY.test(next)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(page.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}

export const chunks = {
  groups: [
    {
      name(id: string, page: Rolldown.ChunkingContext): string | null {
        const [, language, what] = LANGUAGE.exec(id) ?? [];
        if (language !== undefined) return `language${what === 'rules' ? '-rules' : ''}-${language}`;
        return isNeededAtOnce(id, page) ? 'start' : null;
      },
    },
  ],
};

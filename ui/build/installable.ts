// What makes an app of the page: a manifest for each language, words for who has no script, and the list of files that
// the service worker keeps.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { languagesThere, textOutside } from './texts.ts';

/** The felt of the start page by day and by night, as in look/theme.css: a test holds them equal. */
export const COLOURS = { light: '#ffe9a8', dark: '#12305f' };
const WORKER = 'sw.js';
/** The texts of languages are kept as they are used, not all of them. */
const KEPT_WHEN_USED = '/language-';

function manifest(language: string): string {
  const made = {
    id: '/',
    name: 'Penultimate',
    short_name: 'Penultimate',
    description: textOutside(language, 'ui-app-description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: COLOURS.light,
    theme_color: COLOURS.light,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(made)}\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Everything that the page may load, with a mark that changes when any of it does. */
function kept(bundle: Rollup.OutputBundle, pub: string): { files: string[]; mark: string } {
  const mark = createHash('sha256');
  const files = Object.values(bundle)
    .filter((file) => file.fileName !== WORKER)
    .filter((file) => {
      mark.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      return file.fileName.startsWith('assets/') && !file.fileName.includes(KEPT_WHEN_USED);
    })
    .map((file) => `/${file.fileName}`);
  const icons = readdirSync(pub).filter((name) => /^icon.*\.(?:svg|png)$/.test(name));
  for (const name of icons) mark.update(readFileSync(join(pub, name)));
  return { files: ['/', ...files.sort(), ...icons.map((name) => `/${name}`)], mark: mark.digest('hex').slice(0, 16) };
}

export function installable(): Plugin {
  let pub = '';
  return {
    name: 'installable',
    configResolved(config) {
      pub = config.publicDir;
    },
    transformIndexHtml: (html) =>
      html
        .replaceAll('%DESCRIPTION%', escaped(textOutside('en', 'ui-app-description')))
        .replace('%LIGHT%', COLOURS.light)
        .replace('%DARK%', COLOURS.dark)
        .replace(
          '%NOSCRIPT%',
          languagesThere()
            .map((tag) => `<p lang="${tag}">${escaped(textOutside(tag, 'ui-app-noscript'))}</p>`)
            .join(''),
        ),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const language of languagesThere()) {
          this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source: manifest(language) });
        }
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`there is no ${WORKER}`);
        const { files, mark } = kept(bundle, pub);
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__MARK__', JSON.stringify(mark));
      },
    },
  };
}

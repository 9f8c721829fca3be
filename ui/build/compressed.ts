// Beside every built file its brotli and its gzip, made once and as small as they get: the server picks by what a browser
// takes, and compresses nothing itself.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTUAL = /\.(?:js|css|html|json|svg|txt|webmanifest)$/;

function brotli(file: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  };
  return brotliCompressSync(file, { params });
}

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTUAL.test(name)) continue;
        const path = join(folder, name);
        const plain = readFileSync(path);
        for (const [ending, made] of [
          ['br', brotli(plain)],
          ['gz', gzipSync(plain, { level: 9 })],
        ] as const) {
          if (made.length < plain.length) writeFileSync(`${path}.${ending}`, made);
        }
      }
    },
  };
}

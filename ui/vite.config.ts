import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { installable } from './build/installable.ts';
import { languages, wording } from './build/texts.ts';

// Where `penultimate serve` listens unless told otherwise: DEFAULT_PORT in penultimate/web/serve.py.
const server = '127.0.0.1:8377';

// The built page is part of the Python package: penultimate.web serves it from web/static.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), languages(), installable(), compressed()],
  base: '/',
  build: {
    outDir: '../src/penultimate/web/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker.ts' },
      // A worker keeps its name, or browsers would not find the newer one.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: chunks,
      },
    },
  },
  server: {
    fs: { allow: ['.', wording] },
    // `npm run dev` beside a running `penultimate serve`.
    proxy: {
      '^/t/.*(svg|record|replay).*': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  // Vitest would otherwise take Svelte's server build, which cannot mount.
  resolve: {
    alias: { '@locales': `${wording}/locales`, '@wording': wording },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
}));

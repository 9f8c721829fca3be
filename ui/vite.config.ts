import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The texts are Python's: one catalogue for both sides.
const wording = fileURLToPath(new URL('../src/penultimate/wording', import.meta.url));

// The built page is part of the Python package: penultimate.web serves it from web/static.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/penultimate/web/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
  },
  server: {
    fs: { allow: ['.', wording] },
    // `npm run dev` beside a running `penultimate serve`.
    proxy: {
      '^/t/.*(svg|record|replay).*': 'http://127.0.0.1:8080',
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
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

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page is part of the Python package: penultimate.web serves it from web/static.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/penultimate/web/static',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
  },
  server: {
    // `npm run dev` beside a running `penultimate serve`.
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/socket': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
  // Vitest would otherwise take Svelte's server build, which cannot mount.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
  },
}));

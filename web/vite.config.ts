import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.ts';
import { texts } from './texts.ts';

const server = process.env.LUDOTHEQUE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), texts()],
  build: {
    outDir: fileURLToPath(new URL('../src/ludotheque/server/static', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the CSP has no data: for scripts or fonts
    target: 'es2022',
    // What several pages share comes as one file: a page asks for few things, and over a slow line that is what counts.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/browser.fake.ts'],
    isolate: false,
  },
});

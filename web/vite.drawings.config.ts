/** The drawings of all boards as one script without a browser, for Python: it needs no page, no network, no files. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected' } })],
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/drawings/main.ts',
    outDir: fileURLToPath(new URL('../src/ludotheque/drawings/built', import.meta.url)),
    target: 'es2022',
    minify: true,
    rollupOptions: { output: { format: 'iife', entryFileNames: 'drawings.js' } },
  },
});

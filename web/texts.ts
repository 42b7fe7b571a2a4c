/** Leaves out of the bundle what no page says: comments and blank lines of the text files, and what only a terminal says. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function texts(): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      return file.endsWith('.ftl') && query === 'raw' ? `export default ${JSON.stringify(said(readFileSync(file, 'utf8')))}` : null;
    },
  };
}

export function said(source: string): string {
  return source.replace(/^(?:#.*|[ \t]*)\n/gm, '').replace(/^[a-z]+-terminal-.*\n(?:[ }].*\n)*/gm, '');
}

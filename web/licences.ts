/** Writes the licences of everything that ends up in the bundle into THIRD_PARTY_LICENSES.txt beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CSS_ONLY = ['@fontsource-variable/fraunces', '@fontsource-variable/atkinson-hyperlegible-next'];

export function licences(): Plugin {
  const roots = new Set<string>();
  return {
    name: 'licences',
    apply: 'build',
    moduleParsed(module) {
      const root = packageRoot(module.id.split('?')[0] ?? '');
      if (root) roots.add(root);
    },
    generateBundle() {
      for (const name of CSS_ONLY) roots.add(join(import.meta.dirname, 'node_modules', name));
      const source = [...roots].map(notice).sort().join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD_PARTY_LICENSES.txt', source });
    },
  };
}

/** The folder of the package that holds a module, or null for our own. */
function packageRoot(file: string): string | null {
  if (!file.includes('node_modules')) return null;
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder;
  }
  return null;
}

function notice(root: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = readdirSync(root).filter((file) => /^(licen[cs]e|notice|copying|ofl)/i.test(file));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n') || 'No licence file in the package.'}\n`;
}

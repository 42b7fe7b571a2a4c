import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

describe('the content security policy', () => {
  it.each(Object.entries(SOURCES))('is kept by %s', (_, source) => {
    const markup = source.replace(/<style[\s\S]*?<\/style>/g, '');
    expect(markup).not.toMatch(/\sstyle=["']/);
    expect(markup).not.toContain('{@html');
    expect(markup).not.toMatch(/\son[a-z]+="[^{]/);
  });
});

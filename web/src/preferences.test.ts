import { describe, expect, it } from 'vitest';
import { apply, change, preferences } from './preferences.svelte';

describe('preferences', () => {
  it('are remembered, and only what was chosen', () => {
    change({ theme: 'dark', coordinates: true });
    expect(JSON.parse(localStorage.getItem('ludotheque.preferences')!)).toEqual({ theme: 'dark', coordinates: true });
  });
  it('set the language and the light of the page', () => {
    change({ language: 'fr', theme: 'dark' });
    expect([document.documentElement.lang, document.documentElement.dataset.theme]).toEqual(['fr', 'dark']);
    change({ theme: 'light' });
    expect(document.documentElement.dataset.theme).toBe('light');
  });
  it('follow the system when asked to', () => {
    change({ theme: 'auto' });
    apply();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(preferences.theme).toBe('auto');
  });
});

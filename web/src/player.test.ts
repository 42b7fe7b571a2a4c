import { beforeEach, describe, expect, it } from 'vitest';
import { player } from './player';

describe('the key of this browser', () => {
  beforeEach(() => localStorage.clear());
  it('is long, fit for a header, and stays the same', () => {
    const key = player();
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(player()).toBe(key);
  });
  it('is the one that was kept', () => {
    localStorage.setItem('ludotheque.player', JSON.stringify('k'.repeat(22)));
    expect(player()).toBe('k'.repeat(22));
  });
});

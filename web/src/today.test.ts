import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followed } from './today.fake.svelte';

let seen: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 23, 59, 30) });
  seen = [];
  stop = followed((day) => seen.push(day));
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the day while a page is open', () => {
  it('changes at the reader’s midnight, and at the next one', () => {
    vi.advanceTimersByTime(29_000);
    flushSync();
    expect(seen).toEqual(['2026-11-17']);
    vi.advanceTimersByTime(1_000);
    flushSync();
    expect(seen).toEqual(['2026-11-17', '2026-11-18']);
    vi.advanceTimersByTime(24 * 3600_000);
    flushSync();
    expect(seen.at(-1)).toBe('2026-11-19');
  });
  it('is looked at again by whoever comes back to a device that slept', () => {
    vi.setSystemTime(new Date(2026, 10, 20, 8));
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(seen).toEqual(['2026-11-17', '2026-11-20']);
  });
  it('tells nobody anew while it stays the same', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(seen).toEqual(['2026-11-17']);
  });
});

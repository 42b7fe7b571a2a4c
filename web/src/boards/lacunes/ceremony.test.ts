import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ceremony } from './ceremony.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the ceremony', () => {
  it('brings one suit home after the other, and ends by itself', () => {
    const ceremony = new Ceremony();
    ceremony.begin(true, 800);
    const seen = [ceremony.home];
    for (let ms = 0; ms < 6000; ms += 100) {
      vi.advanceTimersByTime(100);
      if (ceremony.home !== seen.at(-1)) seen.push(ceremony.home);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(ceremony.running).toBe(false);
  });
  it('is quiet and short where the game was lost', () => {
    const ceremony = new Ceremony();
    ceremony.begin(false, 800);
    expect([ceremony.running, ceremony.faded]).toEqual([true, true]);
    vi.advanceTimersByTime(2000);
    expect([ceremony.running, ceremony.faded, ceremony.home]).toEqual([false, true, 0]);
  });
  it('is over at a press, with its end shown', () => {
    const ceremony = new Ceremony();
    ceremony.begin(true, 800);
    ceremony.skip();
    vi.advanceTimersByTime(9000);
    expect([ceremony.running, ceremony.home]).toEqual([false, 4]);
  });
  it('takes no time where moves take none', () => {
    const ceremony = new Ceremony();
    ceremony.begin(true, 0);
    expect([ceremony.running, ceremony.home]).toEqual([false, 4]);
  });
  it('is gone where the match goes on', () => {
    const ceremony = new Ceremony();
    ceremony.begin(false, 800);
    ceremony.stop();
    vi.advanceTimersByTime(9000);
    expect([ceremony.running, ceremony.faded, ceremony.home]).toEqual([false, false, 0]);
  });
});

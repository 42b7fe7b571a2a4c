import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ceremony, Steps, tellingOrder } from './steps.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a move in steps', () => {
  it('is carried, laid and told within its time', () => {
    const steps = new Steps();
    steps.show(800, 'carried');
    expect(steps.now).toBe('carried');
    vi.advanceTimersByTime(500);
    expect(steps.now).toBe('laid');
    vi.advanceTimersByTime(300);
    expect(steps.now).toBe('told');
  });
  it('is there at once where nothing is shown', () => {
    const steps = new Steps();
    steps.show(0, 'carried');
    expect(steps.now).toBe('told');
  });
  it('an old step never comes after the end', () => {
    const steps = new Steps();
    steps.show(800, 'carried');
    steps.end();
    vi.advanceTimersByTime(2000);
    expect(steps.now).toBe('told');
  });
});

describe('the count', () => {
  it('lights bridges first, then tells the totals, then ends', () => {
    const ceremony = new Ceremony();
    ceremony.begin(2, 2, 800);
    expect([ceremony.running, ceremony.bridges, ceremony.totals]).toEqual([true, 0, 0]);
    vi.advanceTimersByTime(1200);
    expect([ceremony.bridges, ceremony.totals]).toEqual([2, 0]);
    vi.advanceTimersByTime(2500);
    expect(ceremony.totals).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(ceremony.running).toBe(false);
  });
  it('lasts no longer for many bridges', () => {
    const ceremony = new Ceremony();
    ceremony.begin(12, 4, 800);
    vi.advanceTimersByTime(6500);
    expect(ceremony.running).toBe(false);
  });
  it('tells the winners last', () => {
    expect(tellingOrder([30, 90, -5, 40], [1])).toEqual([2, 0, 3, 1]);
    expect(tellingOrder([30, 30], [0])).toEqual([1, 0]);
  });
});

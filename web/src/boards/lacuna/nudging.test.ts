import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { millimetresOf, Nudging } from './nudging';

describe('a button that nudges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function pressed() {
    const gone: number[] = [];
    const held: boolean[] = [];
    const nudging = new Nudging((by) => gone.push(by), (on) => held.push(on));
    nudging.press();
    return { nudging, gone, held };
  }

  it('goes a millimetre at a press', () => {
    const { nudging, gone } = pressed();
    nudging.release();
    vi.advanceTimersByTime(5000);
    expect(gone).toEqual([1]);
  });
  it('goes on while it is held, faster and faster, and stops when it is let go', () => {
    const { nudging, gone } = pressed();
    vi.advanceTimersByTime(2000);
    nudging.release();
    const far = gone.reduce((sum, by) => sum + by, 0);
    vi.advanceTimersByTime(5000);
    expect(gone.reduce((sum, by) => sum + by, 0)).toBe(far);
    expect(far).toBeGreaterThan(50);
    expect(gone).toEqual([...gone].sort((a, b) => a - b));
  });
  it('never goes so fast that it cannot be stopped', () => expect(millimetresOf(1000)).toBe(6));
  it('shows the pawn close up meanwhile, and a moment longer', () => {
    const { nudging, held } = pressed();
    nudging.release();
    expect(held).toEqual([true]);
    nudging.release();
    vi.advanceTimersByTime(5000);
    expect(held).toEqual([true, false]);
  });
});

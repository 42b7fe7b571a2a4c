import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Placement } from './model';
import { viewOf } from './pond.fake';
import { Unfolding } from './unfolding.svelte';

const MOVE: Placement = { seat: 1, number: 1, colour: 'B', at: { x: 0, y: 0 }, taken: [{ x: 0, y: 0 }, { x: 9, y: 0 }] };
const [BEFORE, AFTER] = [viewOf([]), viewOf([])];

describe('a shown move', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function beats(mine: boolean): string[] {
    const unfolding = new Unfolding();
    unfolding.arrive(BEFORE, 3, null, false, 800);
    unfolding.arrive(AFTER, 4, MOVE, mine, 800);
    const seen = [unfolding.beat as string];
    for (let ms = 0; ms < 900; ms += 10) {
      vi.advanceTimersByTime(10);
      if (seen.at(-1) !== unfolding.beat) seen.push(unfolding.beat);
    }
    return seen;
  }

  it('has its cause first and then each effect', () => expect(beats(false)).toEqual(['line', 'pawn', 'taking', 'turning', 'still']));
  it('of my own begins with what it takes', () => expect(beats(true)).toEqual(['taking', 'turning', 'still']));
  it('keeps what stood before for as long as it takes', () => {
    const unfolding = new Unfolding();
    unfolding.arrive(BEFORE, 3, null, false, 800);
    expect(unfolding.arrive(AFTER, 4, MOVE, false, 800)).toBe(true);
    expect(unfolding.before).toBe(BEFORE);
  });
  it('is skipped for good', () => {
    const unfolding = new Unfolding();
    unfolding.arrive(BEFORE, 3, null, false, 800);
    unfolding.arrive(AFTER, 4, MOVE, false, 800);
    unfolding.settle();
    vi.advanceTimersByTime(2000);
    expect(unfolding.beat).toBe('still');
  });
  it('is not news after a reload, a jump, or told again', () => {
    const unfolding = new Unfolding();
    expect(unfolding.arrive(BEFORE, 3, MOVE, false, 800)).toBe(false);
    expect(unfolding.arrive(BEFORE, 3, MOVE, false, 800)).toBe(false);
    expect(unfolding.arrive(AFTER, 6, MOVE, false, 800)).toBe(false);
    expect(unfolding.beat).toBe('still');
  });
  it('comes at once without a pace', () => {
    const unfolding = new Unfolding();
    unfolding.arrive(BEFORE, 3, null, false, 0);
    expect(unfolding.arrive(AFTER, 4, MOVE, false, 0)).toBe(true);
    expect(unfolding.beat).toBe('still');
  });
});

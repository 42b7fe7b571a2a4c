import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ceremony, scenes } from './ceremony.svelte';

const score = (total: number) => ({ tiles: total, fronts: 3, spare: 'K', bonus: 0, zone: null, total });
const told = (ceremony: Ceremony) => ceremony.shown?.map(({ owner, part }) => `${owner} ${part}`) ?? null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('seats are counted from the least to the most, the winner last', () => {
  expect(scenes([score(14), score(25), score(17)], [1], false).map(({ owner }) => owner)).toEqual([0, 0, 2, 2, 1, 1]);
});

test('a winning team is counted last, even where a loser has more', () => {
  expect(scenes([14, 25, 17, 9].map(score), [0, 2], false).map(({ owner }) => owner)).toEqual([3, 3, 1, 1, 0, 0, 2, 2]);
});

test('the seventh tile is turned between the tiles and the total', () => {
  expect(scenes([score(3)], [], true).map(({ part }) => part)).toEqual(['tiles', 'seventh', 'total']);
});

test('scenes come one after the other and then it is over', () => {
  const ceremony = new Ceremony();
  const heard = vi.fn();
  ceremony.begin(scenes([score(3), score(5)], [1], false), 800, { scene: heard, ended: () => ceremony.finish() });
  expect(told(ceremony)).toEqual([]);
  vi.advanceTimersByTime(720);
  expect(told(ceremony)).toEqual(['0 tiles']);
  vi.advanceTimersByTime(3 * 720);
  expect(ceremony.now).toEqual({ owner: 1, part: 'total' });
  vi.advanceTimersByTime(800);
  expect(told(ceremony)).toBeNull();
  expect(heard).toHaveBeenCalledTimes(4);
});

test('a press ends it, and no later scene brings it back', () => {
  const ceremony = new Ceremony();
  ceremony.begin(scenes([score(3), score(5)], [1], true), 800, { scene: () => undefined, ended: () => undefined });
  vi.advanceTimersByTime(1000);
  ceremony.finish();
  vi.runAllTimers();
  expect(told(ceremony)).toBeNull();
});

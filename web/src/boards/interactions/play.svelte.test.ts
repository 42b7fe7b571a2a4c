import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sound } from '../../sound';
import type { EventTold } from '../../wire/messages';
import { Play } from './play.svelte';
import type { LaidTile } from './wire';

vi.mock('../../sound', () => ({ sound: vi.fn() }));

const laid = (cell: string, front = true): LaidTile => ({ cell, owner: 0, tile: 'S', front, value: front ? 3 : 1 });
const BEFORE = [laid('f6')];
const AFTER = [laid('f6', false), laid('g6')];
const EVENTS: EventTold[] = [{ key: 'place', facts: { cell: 'g6', seat: 0 } }, { key: 'turn', facts: { cell: 'f6', tile: 'S', front: false } }, { key: 'raise', facts: { tile: 'P' } }];
const sides = (cells: LaidTile[]) => cells.map(({ cell, front }) => `${cell}${front ? '+' : '-'}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sound).mockReset();
});
afterEach(() => vi.useRealTimers());

test('the first position is shown as it is', () => {
  const play = new Play();
  play.follow(AFTER, EVENTS, 800);
  expect(play.shown(AFTER, EVENTS)).toBe(AFTER);
  expect(sound).not.toHaveBeenCalled();
});

test('a move is played: first the tile lies, then its neighbour turns', () => {
  const play = new Play();
  play.follow(BEFORE, [], 800);
  play.follow(AFTER, EVENTS, 800);
  expect(sides(play.shown(AFTER, EVENTS))).toEqual(['f6+', 'g6+']);
  vi.runAllTimers();
  expect(sides(play.shown(AFTER, EVENTS))).toEqual(['f6-', 'g6+']);
  expect(vi.mocked(sound).mock.calls).toEqual([['wood'], ['paper']]);
});

test('the same position sent again plays nothing anew', () => {
  const play = new Play();
  play.follow(BEFORE, [], 800);
  play.follow(AFTER, EVENTS, 800);
  vi.runAllTimers();
  play.follow([...AFTER], EVENTS, 800);
  vi.runAllTimers();
  expect(sound).toHaveBeenCalledTimes(2);
});

test('a new move cuts the one that still plays short', () => {
  const play = new Play();
  play.follow(BEFORE, [], 800);
  play.follow(AFTER, EVENTS, 800);
  play.follow(BEFORE, [], 800);
  vi.runAllTimers();
  expect(play.shown(BEFORE, [])).toBe(BEFORE);
  expect(sound).toHaveBeenCalledOnce();
});

test('a press shows the rest at once, and no later beat takes it back', () => {
  const play = new Play();
  play.follow(BEFORE, [], 800);
  play.follow(AFTER, EVENTS, 800);
  expect(play.busy).toBe(true);
  play.finish();
  expect(play.shown(AFTER, EVENTS)).toBe(AFTER);
  vi.runAllTimers();
  expect(play.busy).toBe(false);
  expect(sound).toHaveBeenCalledOnce();
});

test('the time that a move has is the time that it takes', () => {
  const play = new Play();
  play.follow(BEFORE, [], 800);
  play.follow(AFTER, EVENTS, 800);
  vi.advanceTimersByTime(799);
  expect(play.busy).toBe(true);
  vi.advanceTimersByTime(1);
  expect(play.busy).toBe(false);
});

test('without time the end is shown at once', () => {
  const play = new Play();
  play.follow(BEFORE, [], 0);
  play.follow(AFTER, EVENTS, 0);
  expect(play.shown(AFTER, EVENTS)).toBe(AFTER);
  expect(sound).toHaveBeenCalledExactlyOnceWith('wood');
});

import { expect, test } from 'vitest';
import { beats, signature, staged } from './staging';
import type { Laid } from './wire';

const laid = (cell: string, tile: string, front: boolean, value: number, owner = 0): Laid => ({ cell, owner, tile, front, value });
const event = (key: string, facts: Record<string, unknown>) => ({ key, facts });

const CELLS = [laid('f6', 'S', false, 1), laid('f7', 'A', true, 0), laid('g7', 'K', true, 5, 1)];
const EVENTS = [
  event('place', { seat: 0, tile: 'A', cell: 'f7' }),
  event('turn', { cell: 'f6', owner: 0, tile: 'S', front: false }),
  event('raise', { seat: 0, tile: 'P' }),
  event('wild', { tile: 'K', cell: 'g7', step: 1 }),
];

test('before anything happened the laid tiles are missing and the turned one lies as it lay', () => {
  expect(staged(CELLS, EVENTS, 0)).toEqual([laid('f6', 'S', true, 3)]);
});

test('after the first event the tile lies there and nothing has turned', () => {
  expect(staged(CELLS, EVENTS, 1).map((one) => [one.cell, one.front])).toEqual([['f6', true], ['f7', true]]);
});

test('with all events done the position is the final one', () => {
  expect(staged(CELLS, EVENTS, EVENTS.length)).toEqual(CELLS);
});

test('a tile turned twice in one move ends as it is and begins as it was', () => {
  const twice = [event('turn', { cell: 'f6' }), event('wild', { cell: 'g7' }), event('turn', { cell: 'f6' })];
  expect(staged(CELLS, twice, 0).find((one) => one.cell === 'f6')?.front).toBe(false);
  expect(staged(CELLS, twice, 1).find((one) => one.cell === 'f6')?.front).toBe(true);
});

test('a move is shown as laying, turning, and the wild answer', () => {
  expect(beats(EVENTS)).toEqual([{ done: 1, key: 'lay' }, { done: 2, key: 'turn' }, { done: 4, key: 'lay' }]);
});

test('several turned tiles turn at one moment', () => {
  const events = [event('place', { cell: 'a1' }), event('turn', { cell: 'b1' }), event('turn', { cell: 'c1' })];
  expect(beats(events).map((beat) => beat.done)).toEqual([1, 3]);
});

test('the same position has the same signature in any order, a turned tile another', () => {
  expect(signature([...CELLS].reverse())).toBe(signature(CELLS));
  expect(signature(staged(CELLS, EVENTS, 3))).not.toBe(signature(CELLS));
});

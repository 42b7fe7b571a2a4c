import { expect, test } from 'vitest';
import { beats, signature, staged } from './staging';
import type { Happened } from './happened';
import type { LaidTile } from './wire';

const laid = (cell: string, tile: string, front: boolean, value: number, owner = 0): LaidTile => ({ cell, owner, tile, front, value });

const CELLS = [laid('f6', 'S', false, 1), laid('f7', 'A', true, 0), laid('g7', 'K', true, 5, 1)];
const EVENTS: Happened[] = [{ key: 'place', cell: 'f7', by: 0 }, { key: 'turn', cell: 'f6', was: 3, now: 1 }, { key: 'elsewhere' }, { key: 'wild', cell: 'g7', by: 1 }];

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
  const twice: Happened[] = [{ key: 'turn', cell: 'f6', was: 1, now: 3 }, { key: 'wild', cell: 'g7', by: 1 }, { key: 'turn', cell: 'f6', was: 3, now: 1 }];
  expect(staged(CELLS, twice, 0).find((one) => one.cell === 'f6')?.front).toBe(false);
  expect(staged(CELLS, twice, 1).find((one) => one.cell === 'f6')?.front).toBe(true);
});

test('a move is shown as laying, turning, and the wild answer', () => {
  expect(beats(EVENTS)).toEqual([{ done: 1, key: 'lay', lasts: 0.4 }, { done: 2, key: 'turn', lasts: 0.6 }, { done: 4, key: 'lay', lasts: 1 }]);
});

test('several tiles turn one after the other, all within the time of the one that turned them', () => {
  const events: Happened[] = [{ key: 'place', cell: 'a1', by: 0 }, { key: 'turn', cell: 'b1', was: 7, now: 3 }, { key: 'turn', cell: 'c1', was: 6, now: 2 }];
  expect(beats(events)).toEqual([{ done: 1, key: 'lay', lasts: 0.4 }, { done: 2, key: 'turn', lasts: 0.3 }, { done: 3, key: 'turn', lasts: 0.3 }]);
});

test('the same position has the same signature in any order, a turned tile another', () => {
  expect(signature([...CELLS].reverse())).toBe(signature(CELLS));
  expect(signature(staged(CELLS, EVENTS, 3))).not.toBe(signature(CELLS));
});

test('what happens elsewhere undoes nothing and has no moment', () => {
  expect(staged(CELLS, [{ key: 'elsewhere' }], 0)).toEqual(CELLS);
  expect(beats([{ key: 'elsewhere' }])).toEqual([]);
});

test('a cell that is not there any more is passed over', () => {
  expect(staged(CELLS, [{ key: 'turn', cell: 'a1', was: 0, now: 0 }], 0)).toEqual(CELLS);
});

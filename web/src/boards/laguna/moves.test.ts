import { expect, test } from 'vitest';
import { bared, covered, islandsOf, placed, placeOn, stepped, turned, under, unloaded } from './moves';
import type { RaftTold } from './wire';

const raft: RaftTold = {
  seat: 0, colour: 'r', orient: 'H', row: 1, col: 2, holes: ['r', '-', '-', '-', 'g', '-'], start: 'A', launched: true,
  touches: ['A'], at_volcano: false, beside: [],
};
const places = ['place H 2 4 A', 'place H 2 5 A', 'place V 2 4 A', 'place H 2 16 B'];

test('a place names an orientation, a cell and an island', () => {
  expect(placed('place V 12 4 C')).toEqual({ orient: 'V', row: 12, col: 4, island: 'C' });
});

test('pressing a cell again goes through the places that cover it', () => {
  const cell = { row: 2, col: 5 };
  expect(placeOn(places, 3, cell)).toBe(0);
  expect(placeOn(places, 0, cell)).toBe(1);
  expect(placeOn(places, 1, cell)).toBe(2);
  expect(placeOn(places, 2, cell)).toBe(0);
  expect(placeOn(places, 0, { row: 9, col: 9 })).toBeNull();
});

test('turning keeps the island, and stays where the other way has no place', () => {
  expect(turned(places, 1)).toBe(2);
  expect(turned(places, 2)).toBe(0);
  expect(turned(places, 3)).toBeNull();
});

test('the islands are told once and in order', () => {
  expect(islandsOf(['place H 2 16 B', ...places])).toEqual(['A', 'B']);
  expect(islandsOf(['pearl r H', 'pearl g C', 'pearl b C'])).toEqual(['C', 'H']);
});

test('a step moves the raft by one cell and nothing else', () => {
  expect(stepped(raft, 'N')).toEqual({ ...raft, row: 0 });
  expect(stepped(raft, 'E')).toEqual({ ...raft, col: 3 });
  expect(stepped(raft, '?')).toEqual(raft);
});

test('what is under a raft is read hole by hole, and is unknown beyond the rows', () => {
  expect(under(['.......', '..abc..', '..def..'], raft)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(under(['.......', '..abc..'], raft)).toEqual(['a', 'b', 'c', '?', '?', '?']);
  const upright = { ...raft, orient: 'V' as const, row: 0 };
  expect(under(['..ab', '..cd', '..ef'], upright)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('the chosen pearl is unloaded if it may be', () => {
  expect(unloaded([1, 3], 3)).toBe('unload 3');
  expect(unloaded([1, 3], 0)).toBe('unload 1');
  expect(unloaded([1, 3], null)).toBe('unload 1');
  expect(unloaded([], 3)).toBeNull();
});

test('every reef that shows is found, and what lies under pearls', () => {
  const rows = ['......', '..x>x.', '...x..'];
  expect(bared(rows, raft)).toMatchObject([{ row: 1, col: 4 }]);
  expect(bared(rows, { ...raft, holes: [...'r-----'] })).toMatchObject([{ row: 1, col: 4 }, { row: 2, col: 3 }]);
  expect(bared(rows, undefined)).toEqual([]);
  expect(covered(rows, raft)).toMatchObject([{ row: 1, col: 2, symbol: 'x' }, { row: 2, col: 3, symbol: 'x' }]);
});

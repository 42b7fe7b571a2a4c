import { describe, expect, it } from 'vitest';
import { byColour, LETTERS, placements } from './model';
import { flower } from './pond.fake';

describe('what happened', () => {
  const placed = { key: 'placed', facts: { seat: 1, colour: 'B', i: 0, j: 1, k: 5000, x: 5000, y: 0, number: 3, closed: 0, ax: 0, ay: 0, bx: 10000, by: 0, where: 'near-right' } };
  it('tells each pawn with its place and the two flowers that it took', () => {
    const told = placements([placed, { key: 'counted', facts: { gold: 1, silver: 2, nobody: 0 } }]);
    expect(told).toEqual([{ seat: 1, number: 3, colour: 'B', at: { x: 5000, y: 0 }, taken: [{ x: 0, y: 0 }, { x: 10000, y: 0 }] }]);
  });
  it('tells no pawn after a pick', () => expect(placements([{ key: 'picked', facts: { seat: 0, colour: 'R', id: null } }])).toEqual([]));
});

describe('the order of the count', () => {
  it('goes colour by colour and then by number', () => {
    const mixed = [flower(3, 'O', 0, 0), flower(9, 'R', 0, 0), flower(1, 'O', 0, 0), flower(4, 'B', 0, 0)];
    expect(byColour(mixed).map((each) => each.id)).toEqual([9, 4, 1, 3]);
    expect(mixed[0]!.id).toBe(3);
  });
  it('knows seven colours', () => expect(new Set(LETTERS).size).toBe(7));
});

import { describe, expect, it } from 'vitest';
import { byColour, LETTERS, newestPawn } from './model';
import { flower } from './pond.fake';

describe('what the newest move did', () => {
  const placed = { key: 'placed', facts: { seat: 1, colour: 'B', i: 0, j: 1, k: 5000, x: 5000, y: 0, number: 3, closed: 0 } };
  it('is the pawn that was placed', () => {
    expect(newestPawn([placed, { key: 'counted', facts: { gold: 1, silver: 2, nobody: 0 } }])).toEqual({ seat: 1, number: 3 });
  });
  it('is no pawn after a pick', () => {
    expect(newestPawn([{ key: 'picked', facts: { seat: 0, colour: 'R', id: null } }])).toBeNull();
    expect(newestPawn([])).toBeNull();
  });
});

describe('the order of the count', () => {
  it('goes colour by colour and then by number', () => {
    const mixed = [flower(3, 'O', 0, 0), flower(9, 'R', 0, 0), flower(1, 'O', 0, 0), flower(4, 'B', 0, 0)];
    expect(byColour(mixed).map((each) => each.id)).toEqual([9, 4, 1, 3]);
    expect(mixed[0]!.id).toBe(3);
  });
  it('knows seven colours', () => expect(new Set(LETTERS).size).toBe(7));
});

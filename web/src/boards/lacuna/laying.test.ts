import { describe, expect, it } from 'vitest';
import { flawOf, missingPairs, setupOf, sharesOf } from './laying';
import type { Piece } from './realtable';

const GRID: Piece[] = [...'RPVBGYO'].flatMap((kind, row) => Array.from({ length: 7 }, (_, n) => ({ kind: kind as Piece['kind'], x: (n - 3) * 4200, y: (row - 3) * 4200 })));
const pawn = (kind: 'gold' | 'silver', x: number, y: number): Piece => ({ kind, x, y });
/** Red has lost three, one of them to the pick, and pink two. */
const LAID = [...GRID.slice(3, 7), ...GRID.slice(9), pawn('gold', 2100, 2100), pawn('silver', -2100, 2100)];

describe('a pond in the middle of a game', () => {
  it('knows the pairs that are gone, and gives the first of them to gold', () => {
    expect(missingPairs(LAID)).toEqual([{ colour: 'R', pairs: 1 }, { colour: 'P', pairs: 1 }]);
    expect([...sharesOf(LAID, {})]).toEqual([['R', 1], ['P', 0]]);
    expect([...sharesOf(LAID, { P: 5 })]).toEqual([['R', 0], ['P', 1]]);
  });
  it('is a position string, and whose turn it is follows from the pawns', () => {
    expect(flawOf(LAID, sharesOf(LAID, {}))).toBeNull();
    const told = setupOf(LAID, sharesOf(LAID, {})).split('|');
    expect(told[0]!.startsWith('pos:0R0,-12600;1R4200,-12600;')).toBe(true);
    expect(told.slice(1)).toEqual(['g2100,2100', 's-2100,2100', '3000000/0200000', 'g', 'place']);
    expect(setupOf(LAID, sharesOf(LAID, { P: 1 })).split('|')[3]).toBe('1200000/2000000');
  });
  it('says what is wrong, one thing at a time', () => {
    const shares = sharesOf(LAID, {});
    expect(flawOf([...LAID, pawn('silver', 0, 0)], shares)).toEqual({ key: 'pawns-turn' });
    expect(flawOf(LAID.slice(1), shares)).toEqual({ key: 'pawns-flowers', flowers: 44 });
    expect(flawOf([{ kind: 'V', x: 1, y: 22000 }, ...LAID.slice(1)], shares)).toEqual({ key: 'pawns-colours' });
    expect(flawOf([...LAID.slice(0, -1), pawn('silver', 0, 1000)], shares)).toEqual({ key: 'pawns-overlap' });
    expect(flawOf(LAID, sharesOf(LAID, { R: 1, P: 1 }))).toEqual({ key: 'pawns-share', pairs: 1 });
    const every = Array.from({ length: 12 }, (_, n) => pawn(n % 2 ? 'gold' : 'silver', n * 1600, 0));
    expect(flawOf(every, new Map())).toEqual({ key: 'pawns-over' });
  });
});

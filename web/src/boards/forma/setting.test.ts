import { describe, expect, it } from 'vitest';
import { left, NOTHING, rowsOf, setupOf, without, withMarker, withPiece, withSign, type Laid } from './setting';
import type { Cell } from './shapes';

const DOMINO: Cell[] = [[3, 5], [3, 4]];
const tower = withSign(NOTHING, 'T', [10, 10])!;
const both = withPiece(tower, 1, 'I2', DOMINO, 2)!;
const at = (laid: Laid, row: number, col: number): string | undefined => rowsOf(laid)[row]?.[col];

describe('a board laid out by hand', () => {
  it('has signs and pieces where they were put', () => {
    expect([at(both, 10, 10), at(both, 3, 4), at(both, 3, 5), at(both, 0, 0)]).toEqual(['T', 'B', 'B', '.']);
    expect(both.pieces[0]).toEqual({ seat: 1, shape: 'I2', colour: 0, cells: [[3, 4], [3, 5]] });
  });
  it('refuses a piece on another thing, beyond the edge, or that is not left', () => {
    expect(withPiece(both, 0, 'I2', DOMINO, 2)).toBeNull();
    expect(withPiece(both, 0, 'I2', [[0, 19], [0, 20]], 2)).toBeNull();
    const two = withPiece(both, 1, 'I2', [[5, 4], [5, 5]], 2)!;
    expect([left(two, 1, 'I2', 2), two.pieces[1]?.colour]).toEqual([0, 1]);
    expect(withPiece(two, 1, 'I2', [[7, 4], [7, 5]], 2)).toBeNull();
    expect([left(NOTHING, 0, 'I1', 2), left(NOTHING, 0, 'F', 2), left(NOTHING, 0, 'I1', 4), left(NOTHING, 0, 'F', 4)]).toEqual([4, 2, 2, 1]);
  });
  it('has one tower, marked or not', () => {
    const marked = withMarker(tower, 1, [10, 10])!;
    const moved = withSign(marked, 'T', [4, 4])!;
    expect([at(marked, 10, 10), at(moved, 10, 10), at(moved, 4, 4)]).toEqual(['6', '.', 'T']);
    expect(withSign(tower, '#', [10, 10])).toBeNull();
  });
  it('takes markers on free cells and obstacles, and none on a piece', () => {
    const stone = withSign(both, '#', [1, 1])!;
    expect(at(withMarker(stone, 0, [1, 1])!, 1, 1)).toBe('1');
    expect(at(withMarker(stone, 1, [2, 2])!, 2, 2)).toBe('b');
    expect(withMarker(stone, 0, [3, 4])).toBeNull();
  });
  it('loses the whole piece when one of its squares is pressed', () => {
    const bare = without(both, [3, 5]);
    expect([at(bare, 3, 4), bare.pieces, at(without(bare, [10, 10]), 10, 10)]).toEqual(['.', [], '.']);
  });
  it('is a setup with whose turn it is, and the boxes that are no longer full', () => {
    expect(setupOf(NOTHING, 0, 2)).toBeNull();
    const [drawn, ...words] = setupOf(both, 1, 2)!.split(' ');
    expect(drawn).toBe(`pos:${rowsOf(both).join('/')}`);
    expect(words[0]).toBe('turn=1');
    expect(words[1]).toMatch(/^reserve1=I1,I1,I1,I1,I2,I3,I3,/);
    expect(words).toHaveLength(2);
  });
});

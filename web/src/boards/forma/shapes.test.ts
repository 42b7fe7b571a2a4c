import { describe, expect, it } from 'vitest';
import { attempt, cellsOf, cellsOfMove, flipped, held, KEYS, keyOf, laidAt, lying, outline, SHAPES, size, turned, turnedBy } from './shapes';

describe('shapes', () => {
  it('are 21, of one to five squares', () => {
    expect(SHAPES).toHaveLength(21);
    expect(SHAPES.map((shape) => cellsOf(shape).length).sort()).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  });
  it('have one key each', () => {
    expect(Object.values(KEYS).sort()).toEqual([...SHAPES].sort());
  });
  it('are held as they lie, never taller than wide', () => {
    for (const shape of SHAPES) expect(held(shape).cells).toEqual(lying(shape));
    expect(size(held('N').cells)).toEqual([2, 4]);
  });
  it('come back after four turns or two flips', () => {
    for (const shape of SHAPES) {
      const piece = held(shape);
      let round = piece;
      for (let i = 0; i < 4; i += 1) round = turned(round, true);
      expect(round).toEqual(piece);
      expect(turned(turned(piece, true), false)).toEqual(piece);
      expect(flipped(flipped(piece))).toEqual(piece);
    }
  });
  it('keep the dotted square on the chosen cell however they lie', () => {
    let piece = held('F');
    for (let i = 0; i < 4; i += 1) {
      expect(laidAt(piece, [3, 4])[piece.anchor]).toEqual([3, 4]);
      piece = turned(flipped(piece), false);
    }
  });
  it('are written with their cells in reading order', () => {
    expect(attempt(turned(held('I2'), true), [3, 4])).toMatch(/^I2 (2,4 3,4|3,4 4,4)$/);
    expect(attempt(held('I1'), [0, 0])).toBe('I1 0,0');
  });
  it('are turned and flipped by keys', () => {
    const piece = held('F');
    expect(turnedBy(piece, 'E')).toEqual(turned(piece, true));
    expect(turnedBy(piece, 'Q')).toEqual(turned(piece, false));
    expect(turnedBy(piece, 'R')).toEqual(turned(piece, true));
    expect(turnedBy(piece, 'M')).toEqual(flipped(piece));
    expect(turnedBy(piece, 'F')).toBeNull();
  });
  it('are chosen by a key that does nothing else', () => {
    for (const shape of SHAPES) expect(turnedBy(held(shape), keyOf(shape))).toBeNull();
  });
  it('are read from an attempt and from no other move', () => {
    expect(cellsOfMove('I2 3,4 -1,4')).toEqual([[3, 4], [-1, 4]]);
    for (const move of [null, 'pass', 'field 10,10', 'begin 1', 'take F']) expect(cellsOfMove(move)).toEqual([]);
  });
  it('have an outline without inner edges', () => {
    expect(outline(cellsOf('O4'), 10).split('M')).toHaveLength(9);
  });
});

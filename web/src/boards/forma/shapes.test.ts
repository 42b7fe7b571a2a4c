import { describe, expect, it } from 'vitest';
import { attempt, cellsOf, flipped, held, KEYS, laidAt, outline, SHAPES, turned } from './shapes';

describe('shapes', () => {
  it('are 21, of one to five squares', () => {
    expect(SHAPES).toHaveLength(21);
    expect(SHAPES.map((shape) => cellsOf(shape).length).sort()).toEqual([1, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  });
  it('have one key each', () => {
    expect(Object.values(KEYS).sort()).toEqual([...SHAPES].sort());
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
  it('have an outline without inner edges', () => {
    expect(outline(cellsOf('O4'), 10).split('M')).toHaveLength(9);
  });
});

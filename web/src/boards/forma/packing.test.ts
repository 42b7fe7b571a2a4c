import { describe, expect, it } from 'vitest';
import { colourOfNext, lying, packed } from './packing';
import { named, SHAPES, size } from './shapes';

describe('the wells of the box', () => {
  it('a piece lies in its well', () => {
    for (const shape of SHAPES) expect(size(lying(shape))[0]).toBeLessThanOrEqual(size(lying(shape))[1]);
  });
  it.each([34, 46, 62])('every shape has one well within %i, and none overlap', (width) => {
    const { wells, height } = packed(width);
    expect(new Set(wells.map(({ shape }) => shape)).size).toBe(SHAPES.length);
    const cells = wells.flatMap((well) => well.cells.map(([r, c]) => named([Math.floor(r + well.row), Math.floor(c + well.col)])));
    expect(new Set(cells).size).toBe(89);
    for (const well of wells) {
      expect(well.col + size(well.cells)[1]).toBeLessThanOrEqual(width);
      expect(well.row + size(well.cells)[0]).toBeLessThanOrEqual(height);
    }
  });
  it('the first colour is played first', () => {
    expect([2, 1].map((left) => colourOfNext('F', left, 2))).toEqual([0, 1]);
    expect([4, 3, 2, 1].map((left) => colourOfNext('I1', left, 2))).toEqual([0, 0, 1, 1]);
    expect(colourOfNext('F', 1, 1)).toBe(0);
  });
});

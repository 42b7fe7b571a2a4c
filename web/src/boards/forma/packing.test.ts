import { describe, expect, it } from 'vitest';
import { colourOfNext, packed, WELLS, wellUnit } from './packing';
import { lying, named, SHAPES, size } from './shapes';

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

describe('my own tray', () => {
  it('has a well for every shape', () => {
    expect([...WELLS].sort()).toEqual([...SHAPES].sort());
  });
  it.each([[528, 318, 35, 0.75], [760, 598, 49, 0.95], [344, 160, 17, 0.5], [310, 200, 17, 0.5]])('%i × %i pixels beside a board of %i a cell: as near to it as there is room', (wide, high, most, share) => {
    expect(wellUnit(wide, high, most)).toBeLessThanOrEqual(most);
    expect(wellUnit(wide, high, most) / most).toBeGreaterThanOrEqual(share);
    expect(wellUnit(wide, high + 60, most)).toBeGreaterThanOrEqual(wellUnit(wide, high, most));
  });
  it('is never larger than the board and never without size', () => {
    expect(wellUnit(4000, 4000, 30)).toBe(30);
    expect(wellUnit(0, 0, 30)).toBe(8);
  });
});

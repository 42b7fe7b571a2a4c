import { describe, expect, it } from 'vitest';
import { at, cell, compared, fromSegment, millimetres, nearestSquare, share } from './geometry';

describe('geometry for display', () => {
  it('rounds lattice points as the rules do', () => {
    expect(at({ x: 0, y: 0 }, { x: 7000, y: 3001 }, 3500)).toEqual({ x: 3500, y: 1501 });
    expect(at({ x: 0, y: 0 }, { x: 7000, y: -3001 }, 3500)).toEqual({ x: 3500, y: -1500 });
    expect(at({ x: 0, y: 0 }, { x: 8000, y: 6000 }, 1240)).toEqual({ x: 1240, y: 930 });
  });
  it('measures from a segment, not from its line', () => {
    expect(fromSegment({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 13, y: 4 })).toBe(5);
    expect(fromSegment({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 5, y: 4 })).toBe(4);
    expect(share({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: -3, y: 1 })).toBe(0);
  });
  it('speaks millimetres, in French with a comma', () => {
    expect(millimetres(5000 ** 2)).toBe('50.0');
    document.documentElement.lang = 'fr';
    expect(millimetres(5000 ** 2)).toBe('50,0');
    document.documentElement.lang = 'en';
  });
  it('tells two distances apart however close they are', () => {
    expect(compared(3000 ** 2, 4000 ** 2)).toEqual(['30.0', '40.0']);
    expect(compared(5000 ** 2, 5000 ** 2 + 1)).toEqual(['50.000000', '50.000001']);
    expect(compared(25, 25)).toEqual(['0.1', '0.1']);
  });
  it('is infinitely far from no pawn', () => expect(nearestSquare({ x: 0, y: 0 }, [])).toBe(Infinity));
  it('cuts the pond at the middle between two pawns', () => {
    const half = cell({ x: -100, y: 0 }, [{ x: 100, y: 0 }], 1000);
    expect(Math.max(...half.map((p) => p.x))).toBeLessThanOrEqual(1e-6);
    expect(Math.min(...half.map((p) => p.x))).toBeCloseTo(-1000);
  });
  it('gives the whole pond to a lone pawn', () => expect(cell({ x: 0, y: 0 }, [], 1000, 12)).toHaveLength(12));
});

import { describe, expect, it } from 'vitest';
import { bands, edges, HEIGHT, indexAt, middle, shares, WIDTH, xAt } from './graph';

describe('the graph of the chances', () => {
  it('shares the whole height out, also where partners win together, and leaves the chance of one alone as it is', () => {
    expect(shares([0.5, 0.5], [[1, 0]])).toEqual([[0.5, 0.5], [1, 0]]);
    expect(shares([0.8, 0.2, 0.8, 0.2], [])).toEqual([[0.4, 0.1, 0.4, 0.1]]);
    expect(shares([0, 0], [])).toEqual([[0.5, 0.5]]);
    expect(shares([0.3], [[0]])).toEqual([[0.3], [0]]);
  });
  it('lays the first seat at the bottom and the last at the top', () => {
    const [first, second] = bands([[0.25, 0.75], [1, 0]]);
    expect(first).toBe(`M0 75L${WIDTH} 0L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`);
    expect(second).toBe(`M0 0L${WIDTH} 0L${WIDTH} 0L0 75Z`);
    expect(edges([[0.25, 0.75], [1, 0]])).toEqual([`M0 75L${WIDTH} 0`]);
    expect(edges([[0.2, 0.3, 0.5]])).toHaveLength(2);
    expect(edges([[0.3], [0]])).toHaveLength(1);
  });
  it('puts the mark of a seat in the middle of its band', () => {
    expect(middle([0.25, 0.75], 0)).toBeCloseTo(0.875);
    expect(middle([0.25, 0.75], 1)).toBeCloseTo(0.375);
  });
  it('finds the decision nearest to where it is pressed, and stays inside', () => {
    expect(xAt(0, 1)).toBe(0);
    expect([0, 0.24, 0.26, 1, 1.4, -3].map((place) => indexAt(place, 3))).toEqual([0, 0, 1, 2, 2, 0]);
  });
});

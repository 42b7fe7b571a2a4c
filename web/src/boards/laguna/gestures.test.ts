import { describe, expect, it } from 'vitest';
import { lifted, meant, pointIn } from './gestures';
import { cellOf } from './sea';

describe('a place on the drawing', () => {
  it('is a place on the sea, however large it is drawn', () => {
    const frame = { left: 0, top: 0, wide: 12, high: 12 };
    expect(pointIn({ left: 10, top: 20, width: 120 }, { x: 10, y: 20 }, frame)).toEqual({ row: 0, col: 0 });
    expect(pointIn({ left: 10, top: 20, width: 120 }, { x: 45, y: 55 }, frame)).toEqual({ row: 3.5, col: 3.5 });
    expect(pointIn({ left: 10, top: 20, width: 240 }, { x: 45, y: 55 }, frame)).toEqual({ row: 1.75, col: 1.75 });
  });
  it('counts from where the camera looks', () => {
    expect(pointIn({ left: 0, top: 0, width: 120 }, { x: 5, y: 15 }, { left: 6, top: 2, wide: 12, high: 12 })).toEqual({ row: 3.5, col: 6.5 });
  });
  it('lies on one cell', () => {
    expect(cellOf({ row: 3.99, col: 0.2 })).toEqual({ row: 3, col: 0 });
  });
});

describe('a press', () => {
  const bare = { x: 100, y: 100, held: null };
  const laden = { ...bare, held: { colour: 'r', hole: 0 } };
  it('that hardly moves is a tap, with a pearl or without', () => {
    expect(meant(bare, { x: 110, y: 93 })).toEqual({ kind: 'tap' });
    expect(meant(laden, { x: 110, y: 93 })).toEqual({ kind: 'tap' });
  });
  it('that moves steers the longer way', () => {
    expect(meant(bare, { x: 100, y: 140 })).toEqual({ kind: 'steer', way: 'S' });
    expect(meant(bare, { x: 60, y: 120 })).toEqual({ kind: 'steer', way: 'W' });
  });
  it('that began on a pearl lets it go, and knows which way it went', () => {
    expect(meant(laden, { x: 150, y: 110 })).toEqual({ kind: 'drop', held: laden.held, way: 'E' });
  });
  it('lifts its pearl after a few pixels', () => {
    expect(lifted(laden, { x: 103, y: 103 })).toBe(false);
    expect(lifted(laden, { x: 108, y: 100 })).toBe(true);
    expect([lifted(bare, { x: 200, y: 100 }), lifted(null, { x: 0, y: 0 })]).toEqual([false, false]);
  });
});

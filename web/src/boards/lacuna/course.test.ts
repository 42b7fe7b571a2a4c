import { describe, expect, it } from 'vitest';
import { across, byKey, course } from './course';
import type { OpenPair } from './wire';

const PAIR: OpenPair = { i: 0, j: 1, colour: 'B', steps: 10000, stretches: [[1550, 8450]] };
const RIGHTWARDS = course(PAIR, { x: 0, y: 0 }, { x: 10000, y: -4000 });
const LEFTWARDS = course(PAIR, { x: 10000, y: 0 }, { x: 0, y: 4000 });
const UPWARDS = course(PAIR, { x: 0, y: 10000 }, { x: 0, y: 0 });

describe('the line as it is seen', () => {
  it('has its left end at the left of the slider, wherever its first flower lies', () => {
    expect(across(PAIR, RIGHTWARDS, 2000)).toBe(2000);
    expect(across(PAIR, LEFTWARDS, 2000)).toBe(8000);
    expect(across(PAIR, LEFTWARDS, across(PAIR, LEFTWARDS, 2000))).toBe(2000);
  });
  it('moves the pawn the way that the key points on the pond', () => {
    const by = (way: typeof RIGHTWARDS, key: string): number => Math.sign(byKey(PAIR, way, 5000, key, true)! - 5000);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].map((key) => by(RIGHTWARDS, key))).toEqual([1, -1, 1, -1]);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].map((key) => by(LEFTWARDS, key))).toEqual([-1, 1, -1, 1]);
    expect(['ArrowUp', 'ArrowDown'].map((key) => by(UPWARDS, key))).toEqual([1, -1]);
  });
  it('goes by millimetres, by ten of them, or by single steps', () => {
    const level = course(PAIR, { x: 0, y: 0 }, { x: 10000, y: 0 });
    expect(byKey(PAIR, level, 5000, 'ArrowRight', false)).toBe(5100);
    expect(byKey(PAIR, level, 5000, 'PageUp', true)).toBe(6000);
    expect(byKey(PAIR, level, 5000, 'ArrowLeft', true)).toBe(4999);
  });
  it('goes to both ends as seen, and leaves other keys alone', () => {
    expect(byKey(PAIR, RIGHTWARDS, 3000, 'Home', false)).toBe(1550);
    expect(byKey(PAIR, LEFTWARDS, 3000, 'Home', false)).toBe(8450);
    expect(byKey(PAIR, LEFTWARDS, 3000, 'End', false)).toBe(1550);
    expect(byKey(PAIR, RIGHTWARDS, 3000, 'Tab', false)).toBeNull();
  });
  it('turns its arrows with the line', () => {
    expect(RIGHTWARDS.angle).toBeLessThan(0);
    expect(course(PAIR, { x: 0, y: 0 }, { x: 0, y: 10000 }).angle).toBe(90);
  });
});

import { describe, expect, it } from 'vitest';
import { hintStep } from './hints';
import { attempt, flipped, held, turned } from './shapes';

const F = { ...held('F'), anchor: 0 };
const HERE = attempt(F, [5, 5]);

describe('a hint about the piece in hand', () => {
  it('wants its dot on a square, then the button', () => {
    expect(hintStep(HERE, F, null)).toEqual({ next: 'cell', dot: [5, 5] });
    expect(hintStep(HERE, F, [4, 5])).toEqual({ next: 'cell', dot: [5, 5] });
    expect(hintStep(HERE, F, [5, 5])).toEqual({ next: 'put', dot: [5, 5] });
  });
  it('wants the piece turned or flipped first, wherever it is held over', () => {
    expect(hintStep(HERE, turned(F, true), [5, 5])).toEqual({ next: 'turn', dot: null });
    expect(hintStep(HERE, turned(turned(F, true), true), null)?.next).toBe('turn');
    expect(hintStep(HERE, flipped(F), [5, 5])?.next).toBe('flip');
    expect(hintStep(HERE, turned(flipped(F), false), null)?.next).toBe('flip');
  });
  it('does not mind which square is dotted', () => {
    const other = { ...F, anchor: 2 };
    const dot = hintStep(HERE, other, null)?.dot;
    expect(dot).not.toEqual([5, 5]);
    expect(attempt(other, dot!)).toBe(HERE);
  });
  it('is none about another piece, a pass, or nothing', () => {
    expect(hintStep(HERE, held('L'), null)).toBeNull();
    expect(hintStep('pass', F, null)).toBeNull();
    expect(hintStep(null, F, null)).toBeNull();
    expect(hintStep(HERE, null, null)).toBeNull();
  });
});

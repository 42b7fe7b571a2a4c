import { describe, expect, it } from 'vitest';
import { onBoard, status } from './status';
import type { Choices, View } from './wire';

const VIEW: View = {
  size: [2, 2], rows: ['.A', '#8'], phase: 'play', turn: 0, attempt: 1, hand: null, colours: 2, aid: false, take: false, elements: [], trays: [],
};
const PLAY: Choices = { kind: 'play', tray: ['I1'], pass: true };

describe('what is to be done', () => {
  it('is a piece first, then a cell', () => {
    expect(status(VIEW, PLAY, false, null, '')?.key).toBe('forma-choose-piece');
    expect(status(VIEW, PLAY, true, null, '')?.key).toBe('forma-choose-cell');
  });
  it('is another piece after a misfit', () => {
    expect(status({ ...VIEW, attempt: 2 }, PLAY, false, null, '')?.key).toBe('forma-second-try');
  });
  it('is to put down what is in hand, whatever is chosen', () => {
    expect(status({ ...VIEW, hand: 'F' }, PLAY, true, null, '')).toEqual({ key: 'forma-in-hand', facts: { shape: 'F' } });
  });
  it('is to wait for who is to move', () => {
    expect(status({ ...VIEW, turn: 1 }, null, false, null, 'Bea')).toEqual({ key: 'forma-wait', facts: { seat: 1, name: 'Bea' } });
  });
  it('is said by the field itself while it is laid', () => {
    const field: Choices = { kind: 'field', most: 25, mutual: true, diagonal: false, presets: {} };
    expect(status({ ...VIEW, phase: 'field' }, field, false, null, '')).toBeNull();
    expect(status({ ...VIEW, phase: 'begin' }, { kind: 'begin', moves: [] }, false, null, '')?.key).toBe('forma-begin-title');
  });
  it('is nothing at the end but the reason for it', () => {
    expect(status({ ...VIEW, phase: 'over' }, null, false, 'full', '')?.key).toBe('forma-reason-full');
    expect(status({ ...VIEW, phase: 'over' }, null, false, null, '')).toBeNull();
  });
});

describe('what lies on a cell', () => {
  it('is named with its owner', () => {
    expect(onBoard(VIEW.rows, [0, 0])).toEqual({ key: 'forma-what-free', seat: null });
    expect(onBoard(VIEW.rows, [0, 1])).toEqual({ key: 'forma-what-element', seat: 0 });
    expect(onBoard(VIEW.rows, [1, 1])).toEqual({ key: 'forma-what-marker', seat: 3 });
  });
});

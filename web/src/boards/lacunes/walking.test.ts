import { describe, expect, it } from 'vitest';
import { ahead, reachable, resumed, stride, undone } from './walking';

describe('a way between positions', () => {
  it('goes back to where the lines part and then forward', () => {
    expect(stride(['4D', '6C', '9D'], ['4D', '7C'])).toBe('back');
    expect(stride(['4D'], ['4D', '7C'])).toEqual({ play: '7C' });
    expect(stride(['4D', '7C'], ['4D', '7C'])).toBeNull();
  });
  it('keeps what was taken back until another move is made', () => {
    expect(undone(['4D', '6C'], ['4D'], [])).toEqual(['6C']);
    expect(undone(['4D'], [], ['6C'])).toEqual(['4D', '6C']);
    expect(undone([], ['4D'], ['4D', '6C'])).toEqual(['6C']);
    expect(undone([], ['9D'], ['4D', '6C'])).toEqual([]);
    expect(undone(['4D'], ['4D'], ['6C'])).toEqual(['6C']);
  });
  it('never crosses a redeal', () => {
    expect(reachable(['4D', '6C'], ['4D'])).toBe(true);
    expect(reachable(['4D', 'R', '=x', '5H'], ['4D'])).toBe(false);
    expect(reachable(['4D', 'R', '=x', '5H'], ['4D', 'R', '=x'])).toBe(true);
    expect(reachable(['4D'], ['4D', 'R', '=x'])).toBe(false);
  });
  it('knows how much of a found line is left, until the player goes another way', () => {
    expect(ahead(['4D'], ['4D'], ['6C', '9D'])).toEqual(['6C', '9D']);
    expect(ahead(['4D', '6C'], ['4D'], ['6C', '9D'])).toEqual(['9D']);
    expect(ahead(['4D', '7C'], ['4D'], ['6C', '9D'])).toBeNull();
    expect(ahead([], ['4D'], ['6C'])).toBeNull();
  });
});

it('moves to redo come back after a reload, but only to the line that they were taken back from', () => {
  expect(resumed(['4H'], { line: ['4H'], moves: ['QS'] })).toEqual(['QS']);
  expect(resumed(['KS'], { line: ['4H'], moves: ['QS'] })).toEqual([]);
  expect(resumed(['4H', 'QS'], { line: ['4H'], moves: ['QS'] })).toEqual([]);
  expect(resumed([], { line: [], moves: [] })).toEqual([]);
});

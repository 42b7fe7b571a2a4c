import { describe, expect, it } from 'vitest';
import { EMPTY, allowed, forbidden, greyed, moveText, ofPreset, rowsWith, tapped } from './laying';
import { onCell } from './letters';
import type { FieldChoices } from './wire';

const offer: FieldChoices = { kind: 'field', most: 2, mutual: true, diagonal: false, presets: {} };

describe('laying the field', () => {
  it('keeps the tower off the edge', () => {
    expect(allowed(EMPTY, [0, 5], 'tower', offer, 20)).toBe(false);
    expect(allowed(EMPTY, [1, 5], 'tower', offer, 20)).toBe(true);
  });
  it('keeps things apart by their sides, and by their corners where those count', () => {
    const laid = ofPreset([[10, 10]]);
    expect(allowed(laid, [10, 11], 'obstacle', offer, 20)).toBe(false);
    expect(allowed(laid, [11, 11], 'obstacle', offer, 20)).toBe(true);
    expect(allowed(laid, [11, 11], 'obstacle', { ...offer, diagonal: true }, 20)).toBe(false);
  });
  it('lets obstacles touch where only the tower counts', () => {
    const laid = ofPreset([[10, 10], [3, 3]]);
    expect(allowed(laid, [3, 4], 'obstacle', offer, 20)).toBe(false);
    expect(allowed(laid, [3, 4], 'obstacle', { ...offer, mutual: false }, 20)).toBe(true);
  });
  it('takes an obstacle away by a second tap, and no more than there are', () => {
    let laid = tapped(EMPTY, [3, 3], 'obstacle', offer, 20);
    laid = tapped(laid, [5, 5], 'obstacle', offer, 20);
    expect(tapped(laid, [7, 7], 'obstacle', offer, 20)).toBe(laid);
    expect(tapped(laid, [3, 3], 'obstacle', offer, 20).obstacles).toEqual([[5, 5]]);
  });
  it('says why not, as the server would', () => {
    const laid = ofPreset([[10, 10], [3, 3]]);
    expect(forbidden(laid, [3, 4], 'obstacle', offer, 20)).toEqual({ key: 'field-touch', facts: { cells: ['3,4', '3,3'] } });
    expect(forbidden(laid, [10, 10], 'obstacle', offer, 20)?.key).toBe('field-same-cell');
    expect(forbidden(laid, [0, 4], 'tower', offer, 20)?.key).toBe('field-tower-rim');
    expect(forbidden(ofPreset([[10, 10], [3, 3], [5, 5]]), [7, 7], 'obstacle', offer, 20)?.facts).toEqual({ count: 3, most: 2 });
    expect(forbidden(laid, [7, 7], 'obstacle', offer, 20)).toBeNull();
  });
  it('greys what may not be used, but not what is taken', () => {
    const grey = greyed(ofPreset([[2, 2]]), 'obstacle', offer, 5);
    expect([...grey].sort()).toEqual(['1,2', '2,1', '2,3', '3,2']);
    expect(greyed(EMPTY, 'tower', offer, 3)).toEqual(new Set(['0,0', '0,1', '0,2', '1,0', '1,2', '2,0', '2,1', '2,2']));
  });
  it('is a move once the tower stands', () => {
    expect(moveText(EMPTY)).toBeNull();
    expect(moveText(ofPreset([[10, 10], [3, 3]]))).toBe('field 10,10 3,3');
    expect(rowsWith(['...', '...', '...'], ofPreset([[1, 1], [0, 0]]))).toEqual(['#..', '.T.', '...']);
  });
});

describe('what a board is told', () => {
  it('reads letters', () => {
    expect(onCell('C')).toEqual({ what: 'element', under: null, seat: 2 });
    expect(onCell('2')).toEqual({ what: 'marker', under: 'obstacle', seat: 1 });
    expect(onCell('8')).toEqual({ what: 'marker', under: 'tower', seat: 3 });
  });
});

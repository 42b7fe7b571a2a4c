import { describe, expect, it } from 'vitest';
import { leader, leads, missed, slots, won } from './scale';
import type { ColourShown } from './wire';

const RED: ColourShown = { colour: 'R', held: [2, 1], leaning: [1, 2], winner: null };

describe('the scale', () => {
  it('fills seven places from both sides', () => {
    expect(slots(RED)).toEqual(['gold', 'gold', 'gold-near', 'none', 'silver-near', 'silver-near', 'silver']);
    expect(slots({ ...RED, held: [0, 0], leaning: [0, 0] })).toEqual(Array(7).fill('none'));
  });
  it('says who is beyond the middle, for good or for now', () => {
    expect([leader(RED), leader({ ...RED, leaning: [2, 2] }), leader({ ...RED, leaning: [1, 3] })]).toEqual([null, 0, 1]);
    expect(leader({ ...RED, held: [4, 0], leaning: [0, 0], winner: 0 })).toBe(0);
    expect(leads([RED, { ...RED, leaning: [2, 2] }, { ...RED, leaning: [1, 3] }, { ...RED, winner: 1 }])).toEqual([1, 2]);
  });
  it('knows who lost a colour by a single flower', () => {
    expect([missed({ ...RED, held: [4, 3], winner: 0 }), missed({ ...RED, held: [3, 4], winner: 1 })]).toEqual([1, 0]);
    expect([missed({ ...RED, held: [5, 2], winner: 0 }), missed({ ...RED, held: [3, 2] })]).toEqual([null, null]);
  });
  it('counts the colours that nobody can take any more', () => {
    const all = [RED, { ...RED, winner: 0 }, { ...RED, winner: 1 }, { ...RED, winner: 0 }];
    expect([won(all, 0), won(all, 1)]).toEqual([2, 1]);
  });
});

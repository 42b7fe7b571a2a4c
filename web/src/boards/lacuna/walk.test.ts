import { describe, expect, it } from 'vitest';
import { flower } from './pond.fake';
import { nextColour, sentence } from './walk';
import type { FlowerShown } from './wire';

const NAMES: [string, string] = ['Ada', 'Ben'];
const compared = (seat: number | null, ...squares: [number, number][]): FlowerShown => ({ ...flower(7, 'Y', 0, 0, seat), compared: squares });

describe('who takes a flower', () => {
  it('is the nearer player, with how clearly', () => {
    expect(sentence(compared(0, [3000 ** 2, 3500 ** 2]), NAMES, false)).toMatchObject({ key: 'lacuna-walk-takes', facts: { colour: 'Y', name: 'Ada', by: 'just' } });
    expect(sentence(compared(1, [3050 ** 2, 3000 ** 2]), NAMES, false).facts).toMatchObject({ name: 'Ben', by: 'hair' });
  });
  it('tells millimetres to who wants numbers, the better first', () => {
    expect(sentence(compared(1, [4000 ** 2, 3000 ** 2]), NAMES, true)).toMatchObject({ key: 'lacuna-walk-measured', facts: { name: 'Ben', near: '30.0', far: '40.0' } });
  });
  it('goes by later pawns where the first are equally near', () => {
    const told = sentence(compared(0, [5000 ** 2, 5000 ** 2], [6000 ** 2, 7000 ** 2]), NAMES, false);
    expect(told).toEqual({ key: 'lacuna-walk-tie', facts: { colour: 'Y', name: 'Ada', rank: 2 } });
  });
  it('is the one with more pawns where all that can be compared are equal', () => {
    expect(sentence(compared(1, [25, 25]), NAMES, false)).toEqual({ key: 'lacuna-walk-more', facts: { colour: 'Y', name: 'Ben' } });
    expect(sentence(compared(1), NAMES, false).key).toBe('lacuna-walk-more');
  });
  it('may be nobody', () => expect(sentence(compared(null, [25, 25]), NAMES, false)).toEqual({ key: 'lacuna-walk-nobody', facts: { colour: 'Y' } }));
});

describe('walking by colours', () => {
  const flowers = [flower(1, 'R', 0, 0), flower(2, 'R', 0, 0), flower(3, 'B', 0, 0), flower(4, 'O', 0, 0)];
  it('stops after the last flower of each', () => {
    expect([0, 1, 2, 3, 4].map((step) => nextColour(flowers, step))).toEqual([2, 2, 3, 4, 4]);
  });
  it('is over at once without flowers', () => expect(nextColour([], 0)).toBe(0));
});

import { describe, expect, it } from 'vitest';
import { flower } from './pond.fake';
import { nextColour, sentence } from './walk';
import type { FlowerShown } from './wire';

const NAMES: [string, string] = ['Ada', 'Ben'];
const compared = (seat: number | null, ...squares: [number, number][]): FlowerShown => ({ ...flower(7, 'Y', 0, 0, seat), compared: squares });

describe('who takes a flower', () => {
  it('is the nearer player, with both distances', () => {
    expect(sentence(compared(0, [3000 ** 2, 4000 ** 2]), NAMES)).toEqual({ key: 'lacuna-walk-takes', facts: { colour: 'Y', id: 7, name: 'Ada', near: '30.0', far: '40.0' } });
  });
  it('tells the better distance first, whoever has it', () => {
    expect(sentence(compared(1, [4000 ** 2, 3000 ** 2]), NAMES).facts).toMatchObject({ name: 'Ben', near: '30.0', far: '40.0' });
  });
  it('goes by later pawns where the first are equally near', () => {
    const told = sentence(compared(0, [5000 ** 2, 5000 ** 2], [6000 ** 2, 7000 ** 2]), NAMES);
    expect(told).toEqual({ key: 'lacuna-walk-tie', facts: { colour: 'Y', id: 7, name: 'Ada', near: '50.0', rank: 2, better: '60.0', worse: '70.0' } });
  });
  it('is the one with more pawns where all that can be compared are equal', () => {
    expect(sentence(compared(1, [25, 25]), NAMES)).toEqual({ key: 'lacuna-walk-more', facts: { colour: 'Y', id: 7, name: 'Ben' } });
    expect(sentence(compared(1), NAMES).key).toBe('lacuna-walk-more');
  });
  it('may be nobody', () => expect(sentence(compared(null, [25, 25]), NAMES)).toEqual({ key: 'lacuna-walk-nobody', facts: { colour: 'Y', id: 7 } }));
});

describe('walking by colours', () => {
  const flowers = [flower(1, 'R', 0, 0), flower(2, 'R', 0, 0), flower(3, 'B', 0, 0), flower(4, 'O', 0, 0)];
  it('stops after the last flower of each', () => {
    expect([0, 1, 2, 3, 4].map((step) => nextColour(flowers, step))).toEqual([2, 2, 3, 4, 4]);
  });
  it('is over at once without flowers', () => expect(nextColour([], 0)).toBe(0));
});

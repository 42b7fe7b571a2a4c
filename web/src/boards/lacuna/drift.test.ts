import { describe, expect, it } from 'vitest';
import { afloat, countedColours } from './drift';
import { flower, viewOf } from './pond.fake';

const FLOWERS = [flower(0, 'R', 0, 0, 0), flower(1, 'R', 9000, 0, 1), flower(2, 'B', 100, 0, null)];
const VIEW = viewOf(FLOWERS, { phase: 'done', pawns: [[[0, 5000]], [[9000, 5000]]], colours: [{ colour: 'R', held: [3, 2], leaning: [1, 1], winner: 0 }] });

describe('the pond shared out', () => {
  it('gathers flowers around the pawn that draws them, one after the other', () => {
    expect(afloat(VIEW, FLOWERS, 0, []).map((each) => each.gathered)).toEqual([false, false, false]);
    const [first, second] = afloat(VIEW, FLOWERS, 1, []);
    expect([first!.gathered, second!.gathered]).toEqual([true, false]);
    expect(Math.hypot(first!.x - 0, first!.y - 5000)).toBeCloseTo(1700);
  });
  it('knows a flower by its number and by where it was poured, whether it has drifted or not', () => {
    const [home] = afloat(VIEW, FLOWERS, 0, []);
    const [drifted] = afloat(VIEW, FLOWERS, 1, []);
    expect(drifted!.key).toBe(home!.key);
    const other = { ...VIEW, flowers: VIEW.flowers.map((flower) => ({ ...flower, x: flower.x + 500 })) };
    expect(afloat(other, FLOWERS, 0, [])[0]!.key).not.toBe(home!.key);
  });
  it('leaves what nobody takes where it is', () => expect(afloat(VIEW, FLOWERS, 3, [])[2]).toMatchObject({ x: 100, gathered: false }));
  it('tells which flowers no longer matter: those of a won colour, but for what its winner gathered', () => {
    const settled = (step: number): (number | null)[] => afloat(VIEW, FLOWERS, step, VIEW.colours).map((each) => each.settled);
    expect(settled(0)).toEqual([0, 0, null]);
    expect(settled(2)).toEqual([null, 0, null]);
    expect(afloat(VIEW, FLOWERS, 0, [{ ...VIEW.colours[0]!, winner: null }]).map((each) => each.settled)).toEqual([null, null, null]);
  });
  it('counts what has arrived, and a colour is won with the fourth', () => {
    expect(countedColours(VIEW, FLOWERS, 0)[0]).toMatchObject({ held: [3, 2], winner: null });
    expect(countedColours(VIEW, FLOWERS, 3)[0]).toMatchObject({ held: [4, 3], leaning: [0, 0], winner: 0 });
  });
});

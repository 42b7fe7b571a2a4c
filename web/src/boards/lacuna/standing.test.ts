import { describe, expect, it } from 'vitest';
import { LETTERS } from './model';
import { flower, viewOf } from './pond.fake';
import { nearestSeat, standingWith } from './standing';
import type { ColourShown } from './wire';

const HERE = { x: 0, y: 0 };
const at = (...far: number[]) => far.map((x) => ({ x, y: 0 }));

describe('whose a flower is', () => {
  it('goes by the nearest pawn, however many stand a little further', () => {
    expect(nearestSeat(HERE, [at(300), at(301, 302, 303)], 0)).toBe(0);
    expect(nearestSeat(HERE, [at(900, 800), at(-700)], 0)).toBe(1);
  });
  it('goes by the second nearest where the nearest are equal, also by the ruler', () => {
    expect(nearestSeat(HERE, [at(300, 500), at(-300, 400)], 0)).toBe(1);
    expect(nearestSeat(HERE, [at(300, 500), at(310, 400)], 0)).toBe(0);
    expect(nearestSeat(HERE, [at(300, 500), at(310, 400)], 50)).toBe(1);
  });
  it('goes by the number of pawns in the end, and else to nobody', () => {
    expect(nearestSeat(HERE, [at(300), at(300, 900)], 0)).toBe(1);
    expect(nearestSeat(HERE, [at(300), []], 0)).toBe(0);
    expect(nearestSeat(HERE, [at(300), at(-300)], 0)).toBeNull();
  });
});

describe('the pond with one more pawn', () => {
  const COLOURS: ColourShown[] = LETTERS.map((colour) => ({ colour, held: [colour === 'B' ? 2 : 0, 0], leaning: [0, colour === 'R' ? 2 : 0], winner: null }));
  const POND = viewOf([flower(0, 'B', 0, 0, 1), flower(1, 'B', 10000, 0, 1), flower(2, 'R', 5000, -1000, 1), flower(3, 'R', 5000, 8000, 1)], { colours: COLOURS, pawns: [[], [[5000, 9000]]] });
  const { whose, colours } = standingWith(POND, { x: 5000, y: 0 }, 0, [0, 1]);

  it('has the two flowers of the pair no more, and the others with whoever is nearest', () => {
    expect([...whose]).toEqual([[2, 0], [3, 1]]);
  });
  it('counts what the pawn takes as held, and what lies nearest as leaning', () => {
    expect(colours.find(({ colour }) => colour === 'R')).toEqual({ colour: 'R', held: [0, 0], leaning: [1, 1], winner: null });
    expect(colours.find(({ colour }) => colour === 'B')).toEqual({ colour: 'B', held: [4, 0], leaning: [0, 0], winner: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { colours, slots } from './score';
import { viewOf } from './pond.fake';
import type { ColourShown } from './wire';

const RED: ColourShown = { colour: 'R', held: [2, 1], leaning: [1, 2], winner: null };

describe('the score by colour', () => {
  it('fills seven slots from both sides', () => {
    expect(slots(RED)).toEqual(['gold', 'gold', 'gold-lean', 'none', 'silver-lean', 'silver-lean', 'silver']);
    expect(slots({ ...RED, held: [0, 0], leaning: [0, 0] })).toEqual(Array(7).fill('none'));
  });
  it('keeps what leans apart while the game goes on', () => {
    expect(colours(viewOf([], { colours: [RED] }))).toEqual([RED]);
  });
  it('adds what leaned at the end', () => {
    const [red] = colours(viewOf([], { phase: 'done', colours: [RED] }));
    expect(red).toEqual({ ...RED, held: [3, 3], leaning: [0, 0] });
    expect(slots(red!)).toEqual(['gold', 'gold', 'gold', 'none', 'silver', 'silver', 'silver']);
  });
});

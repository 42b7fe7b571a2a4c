import { describe, expect, it } from 'vitest';
import { ghost, kept, listed, openFor, useless } from './fits';
import { held, turned } from './shapes';
import type { PlayChoices, View } from './wire';

/** A 3 × 3 board (stride 4) on which a lying I2 fits at 1,1 alone. */
const FITS = [{ cells: '0,0 0,1', stride: 4, corners: (1 << 5).toString(16) }];
const STRICT: PlayChoices = { kind: 'play', tray: ['I1', 'I2'], pass: true };
const FRIENDLY: PlayChoices = { ...STRICT, fits: { I1: [], I2: FITS } };
const I2 = { ...held('I2'), anchor: 0 };

describe('what fits', () => {
  it('is known only from the list of the server', () => {
    expect(listed(FITS, I2, [1, 1])).toBe(true);
    expect(listed(FITS, I2, [1, 0])).toBe(false);
    expect(listed(FITS, turned(I2, true), [1, 1])).toBe(false);
  });
  it('is nothing above, left or right of the board', () => {
    const everywhere = [{ cells: '0,0 0,1', stride: 4, corners: 'ffff' }];
    expect(listed(everywhere, I2, [-1, 0])).toBe(false);
    expect(listed(everywhere, I2, [0, -1])).toBe(false);
    expect(listed(everywhere, I2, [0, 3])).toBe(false);
  });
  it('does not depend on which square is dotted', () => {
    expect(listed(FITS, { ...I2, anchor: 1 }, [1, 2])).toBe(true);
  });
  it('greys pieces in the friendly mode only', () => {
    expect(useless(FRIENDLY)).toEqual(['I1']);
    expect(useless(STRICT)).toEqual([]);
  });
});

describe('where the dot may go', () => {
  it('is told for the piece as it is turned, whichever square is dotted', () => {
    expect(openFor(I2, FRIENDLY)).toEqual([[1, 1]]);
    expect(openFor({ ...I2, anchor: 1 }, FRIENDLY)).toEqual([[1, 2]]);
    expect(openFor(turned(I2, true), FRIENDLY)).toEqual([]);
  });
  it('agrees with what fits on every cell', () => {
    const cells = Array.from({ length: 9 }, (_, i): [number, number] => [Math.floor(i / 3), i % 3]);
    const many: PlayChoices = { ...STRICT, fits: { I2: [{ cells: '0,0 0,1', stride: 4, corners: '231' }] } };
    const open = openFor(I2, many)!.map(String);
    expect(open.length).toBe(4);
    expect(cells.filter((cell) => listed(many.fits!['I2']!, I2, cell)).map(String).sort()).toEqual(open.sort());
  });
  it('is never told in strict play', () => {
    expect(openFor(I2, STRICT)).toBeNull();
    expect(openFor(null, FRIENDLY)).toBeNull();
  });
});

describe('the ghost', () => {
  it('is never seen in strict play', () => {
    expect(ghost(I2, [1, 1], STRICT)).toBeNull();
    expect(ghost(I2, [1, 1], null)).toBeNull();
  });
  it('says whether the piece fits among friends', () => {
    expect(ghost(I2, [1, 1], FRIENDLY)).toEqual({ cells: [[1, 1], [1, 2]], fits: true });
    expect(ghost(I2, [0, 0], FRIENDLY)?.fits).toBe(false);
  });
  it('needs a piece and a place', () => {
    expect(ghost(null, [1, 1], FRIENDLY)).toBeNull();
    expect(ghost(I2, null, FRIENDLY)).toBeNull();
  });
});

describe('the chosen piece in a new position', () => {
  const view: View = {
    size: [3, 3], rows: [], phase: 'play', turn: 0, attempt: 1, hand: null, colours: 2, aid: false, take: false, elements: [], trays: [],
  };

  it('goes back to the tray by itself', () => {
    expect(kept(I2, view, STRICT)).toBeNull();
  });
  it('stays, turned as it is, where it is taken up or may be', () => {
    const turnedPiece = turned(I2, true);
    expect(kept(turnedPiece, { ...view, take: true }, STRICT)).toBe(turnedPiece);
    expect(kept(turnedPiece, { ...view, take: true, hand: 'I2' }, STRICT)).toBe(turnedPiece);
    expect(kept(null, { ...view, take: true, hand: 'I2' }, STRICT)).toEqual(held('I2'));
  });
  it('goes where it is no longer held, or when somebody else is to move', () => {
    expect(kept(held('F'), { ...view, take: true }, STRICT)).toBeNull();
    expect(kept(I2, { ...view, take: true, hand: 'I2' }, null)).toBeNull();
  });
});

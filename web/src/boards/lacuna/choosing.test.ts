import { describe, expect, it } from 'vitest';
import { flowerAt, middle, moveText, neighbour, NOTHING, openPair, partners, preview, slide, snap, stepAt, suggestion, touch } from './choosing';
import { flower, viewOf } from './pond.fake';
import type { OpenPair, PlaceChoices } from './wire';

const FLOWERS = [flower(0, 'B', 0, 0), flower(1, 'B', 10000, 0), flower(2, 'R', 5000, -5000), flower(3, 'R', 5000, 5000), flower(4, 'B', 0, 9000)];
const PAIR: OpenPair = { i: 0, j: 1, colour: 'B', steps: 10000, stretches: [[1550, 3815], [6185, 8450]] };
const RED: OpenPair = { i: 2, j: 3, colour: 'R', steps: 10000, stretches: [[1550, 8450]] };
const PLACES: PlaceChoices = { kind: 'place', open: [PAIR, RED], closed: [{ i: 0, j: 4, colour: 'B', what: 'silver', id: 1, by: '' }] };
const VIEW = viewOf(FLOWERS, { pawns: [[], [[5000, 9000]]] });

describe('choosing a pair', () => {
  it('begins with a flower and ends with another of its kind', () => {
    const first = touch(NOTHING, PLACES, FLOWERS, 0);
    expect(first).toEqual({ first: 0, second: null, k: null });
    expect(touch(first, PLACES, FLOWERS, 1)).toEqual({ first: 0, second: 1, k: 2682 });
  });
  it('begins anew with a flower of another kind, and lets go of the same one', () => {
    const first = touch(NOTHING, PLACES, FLOWERS, 0);
    expect(touch(first, PLACES, FLOWERS, 2).first).toBe(2);
    expect(touch(first, PLACES, FLOWERS, 0)).toEqual(NOTHING);
  });
  it('keeps a closed pair in view, without a step', () => {
    const closed = touch({ first: 0, second: null, k: null }, PLACES, FLOWERS, 4);
    expect(closed).toEqual({ first: 0, second: 4, k: null });
  });
  it('tries another of the kind from the first flower where the way is blocked', () => {
    const closed = { first: 0, second: 4, k: null };
    expect(touch(closed, PLACES, FLOWERS, 1)).toEqual({ first: 0, second: 1, k: 2682 });
    expect(touch(closed, PLACES, FLOWERS, 4)).toEqual({ first: 4, second: null, k: null });
    expect(touch(closed, PLACES, FLOWERS, 0)).toEqual({ first: 0, second: null, k: null });
  });
  it('knows the partners in either direction', () => {
    expect(partners(PLACES, 0)).toEqual([1]);
    expect(partners(PLACES, 3)).toEqual([2]);
    expect(openPair(PLACES, 1, 0)).toBe(PAIR);
  });
});

describe('sliding', () => {
  it('starts in the middle of the longest stretch', () => expect(middle(RED)).toBe(5000));
  it('snaps to the nearest legal step', () => {
    expect(snap(PAIR, 0)).toBe(1550);
    expect(snap(PAIR, 4000)).toBe(3815);
    expect(snap(PAIR, 6000)).toBe(6185);
    expect(snap(PAIR, 7000)).toBe(7000);
  });
  it('stops at the end of a stretch, then jumps over what is forbidden', () => {
    expect(slide(PAIR, 3800, 100)).toBe(3815);
    expect(slide(PAIR, 3815, 100)).toBe(6185);
    expect(slide(PAIR, 6185, -100)).toBe(3815);
    expect(slide(PAIR, 8450, 100)).toBe(8450);
  });
  it('follows a pointer beside the line', () => expect(stepAt(PAIR, FLOWERS[0]!, FLOWERS[1]!, { x: 2000, y: 900 })).toBe(2000));
});

describe('the preview', () => {
  it('names flowers gained and lines closed, never those of the pair itself', () => {
    const shown = preview(VIEW, PLACES, { ...PAIR, stretches: [[1550, 8450]] }, 5000, 0);
    expect(shown.pawn).toEqual({ x: 5000, y: 0 });
    expect(shown.closes).toEqual([RED]);
    expect(shown.gained).toEqual([2]);
  });
});

describe('reading and reaching', () => {
  it('writes and reads moves', () => {
    expect(moveText(PAIR, 2000)).toBe('B0-1:2000');
    expect(suggestion('B0-1:2000')).toEqual({ first: 0, second: 1, k: 2000 });
    expect(suggestion('B')).toBeNull();
  });
  it('finds the flower under a finger', () => {
    expect(flowerAt(FLOWERS, { x: 300, y: 300 }, 2200)).toBe(0);
    expect(flowerAt(FLOWERS, { x: 2500, y: 2500 }, 2200)).toBeNull();
  });
  it('walks from flower to flower by arrow keys', () => {
    expect(neighbour(FLOWERS, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(FLOWERS, 0, 'ArrowDown')).toBe(4);
    expect(neighbour(FLOWERS, 1, 'ArrowRight')).toBe(1);
    expect(neighbour(FLOWERS, 4, 'ArrowUp')).toBe(0);
  });
});

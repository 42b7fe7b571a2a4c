import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { POSITIONS } from '../positions.fake';
import { leaning, region, wording } from './wording';

const { view } = POSITIONS.forma;

describe('places in words', () => {
  it.each([
    [[[0, 0], [0, 1]], 'nw'], [[[0, 10]], 'n'], [[[10, 10]], 'middle'], [[[19, 19]], 'se'], [[[10, 0]], 'w'],
  ] as [[number, number][], string][])('%j lies %s', (cells, part) => {
    expect(region(cells, [20, 20])).toBe(part);
  });
  it('the tower is named before an obstacle, an obstacle before the edge', () => {
    const rows = ['.#..', '..T.', '....', '....'];
    expect(leaning([[1, 1]], rows)).toBe('tower');
    expect(leaning([[0, 0]], rows)).toBe('obstacle');
    expect(leaning([[3, 0]], rows)).toBe('edge');
    expect(leaning([[2, 1]], rows)).toBe('none');
  });
});

describe('a move in words', () => {
  it.each([
    ['V 10,10 11,10 12,10 12,11 12,12', 'Lay the V piece in the middle, against the tower.'],
    ['I1 0,0', 'Lay the single square in the upper left, along the edge.'],
    ['pass', 'Pass this turn.'],
    ['take X', 'Take up the cross.'],
  ])('%s', (move, said) => {
    change({ language: 'en' });
    expect(wording(move, view, say)).toBe(said);
  });
});

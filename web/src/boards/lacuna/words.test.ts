import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { flower, viewOf } from './pond.fake';
import { closeness, nearness, theFlower, wording } from './words';

const LEFT = { ...flower(7, 'V', -10000, 0, 0), where: 'left' as const };
const TOP = { ...flower(42, 'V', 0, -10000, null), where: 'top' as const };
const VIEW = viewOf([LEFT, TOP], { pawns: [[[-10000, 3000]], [[-10000, -3500]]] });

describe('in words', () => {
  beforeEach(() => change({ language: 'en' }));

  it('a flower is where it lies, and has a number only on request', () => {
    expect(theFlower(LEFT, say)).toBe('the iris at the left');
    expect(theFlower(LEFT, say, true)).toBe('the iris at the left (7)');
  });
  it('nearness is how clearly, without millimetres', () => {
    expect(nearness(LEFT, VIEW, say)).toBe('Just nearer to gold: this iris.');
    expect([[3000, 3050], [3000, 3500], [3000, 6000], [1000, 9000]].map(([a, b]) => closeness([a! ** 2, b! ** 2]))).toEqual(['hair', 'just', 'clear', 'far']);
  });
  it('a hint says between which flowers and nearer to which, without notation', () => {
    expect(wording('V7-42:3800', VIEW, say)).toBe('Place your pawn between the iris at the left and the one at the top, a little nearer to the one at the left.');
    expect(wording('V7-42:5000', VIEW, say)).toContain('halfway');
    expect(wording('V', VIEW, say)).toBe('Take an iris first.');
    expect(wording('#42', VIEW, say)).toBe('Take the iris at the top first.');
  });
  it('speaks French as well', () => {
    change({ language: 'fr' });
    expect(wording('V7-42:3800', VIEW, say)).toBe('Pose ton pion entre deux iris, à gauche et en haut, un peu plus près de la fleur à gauche.');
  });
});

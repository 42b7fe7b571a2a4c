import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../storage';
import { levelOf, rememberLevel } from './levels';

describe('the level of the bots', () => {
  beforeEach(() => localStorage.clear());
  it('is gentle the first time, in every game', () => {
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([1, 1]);
  });
  it('is then the one last met in that game, and in no other', () => {
    rememberLevel('forma', 4);
    rememberLevel('forma', 3);
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([3, 1]);
  });
  it('is what somebody chose for all games before, until they play', () => {
    keep('ludotheque.preferences', { level: 5 });
    rememberLevel('forma', 2);
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([2, 5]);
  });
});

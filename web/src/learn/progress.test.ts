import { beforeEach, describe, expect, it } from 'vitest';
import { finish, finished, nextOf, taken } from './progress.svelte';

const LESSONS = [{ key: 'goal' }, { key: 'turn' }];
let game = 0;
const fresh = () => `game${game}`;

beforeEach(() => (game += 1));

describe('what was learnt', () => {
  it('is nothing at first, and begins with the first lesson', () => {
    expect([taken(fresh()), finished(fresh()), nextOf(fresh(), LESSONS)]).toEqual([[], false, 'goal']);
  });
  it('goes on after what was taken, in whatever order, and counts each once', () => {
    finish(fresh(), 'goal', 2);
    finish(fresh(), 'goal', 2);
    expect([taken(fresh()), finished(fresh()), nextOf(fresh(), LESSONS)]).toEqual([['goal'], false, 'turn']);
    finish(fresh(), 'turn', 2);
    expect([finished(fresh()), nextOf(fresh(), LESSONS)]).toEqual([true, 'goal']);
  });
  it('is kept in this browser', () => {
    finish(fresh(), 'goal', 2);
    expect(JSON.parse(localStorage.getItem('ludotheque.lessons')!)).toMatchObject({ [fresh()]: { done: ['goal'], of: 2 } });
  });
  it('leads nowhere in a game without lessons', () => {
    expect(nextOf(fresh(), [])).toBeNull();
  });
});

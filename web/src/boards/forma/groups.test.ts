import { expect, it } from 'vitest';
import { groupsOf } from './groups';

const NONE = { games: 0, wins: 0, helped: 0, win_rate: null, streak: 0, best_streak: 0 };

it('counts games by sight before friendly ones, and fewer players before more', () => {
  const groups = groupsOf({ 'friendly-2': NONE, 'strict-4': NONE, 'strict-2': { ...NONE, games: 3 } });
  expect(groups.map(({ mode, players }) => [mode, players])).toEqual([['strict', 2], ['strict', 4], ['friendly', 2]]);
  expect(groups[0]!.summary.games).toBe(3);
  expect(groupsOf({})).toEqual([]);
});

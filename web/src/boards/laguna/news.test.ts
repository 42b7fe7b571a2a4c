import { expect, it } from 'vitest';
import { exchangedWith, news, ranOut, tune } from './news';

const told = (...keys: string[]) => keys.map((key) => ({ key, facts: { seat: 0 } }));

it('reef, time and choice end a turn in three different ways', () => {
  expect([told('step', 'reef', 'turn'), told('time', 'turn'), told('end', 'turn')].map((events) => news(events)?.kind)).toEqual(['reef', 'time', 'end']);
  expect([told('step', 'reef', 'turn'), told('called', 'turn'), told('end', 'turn')].map(tune)).toEqual(['lost', 'sand', 'paper']);
});

it('a plain step is no news but is heard', () => {
  expect(news(told('step'))).toBeNull();
  expect(tune(told('step'))).toBe('water');
  expect(tune(told('turn'))).toBeNull();
});

it('who ended the turn is told, and the end of the game goes to whoever won', () => {
  expect(news([{ key: 'reef', facts: { seat: 2, row: 1, col: 1, holes: [0] } }])?.seat).toBe(2);
  expect(news(told('unload', 'won'))).toMatchObject({ kind: 'won', key: 'won', seat: 0 });
  expect(news([{ key: 'rounds', facts: {} }])?.seat).toBe(0);
});

it('the newest exchange that somebody made with me is found, and no other', () => {
  const trade = (seat: number, other: number, given: string[]) => ({ ply: 0, seat, move: '', events: [{ key: 'trade', facts: { seat, other, given, taken: ['r'] } }] });
  const since = [trade(1, 0, ['g']), trade(2, 0, ['b']), trade(2, 1, ['y'])];
  expect(exchangedWith(since, 0)).toEqual({ by: 2, given: ['b'], taken: ['r'] });
  const late = { ...since[0]!, events: [{ key: 'time', facts: { seat: 0 } }] };
  expect([exchangedWith([...since, late], 0), ranOut([...since, late], 0), ranOut(since, 0)]).toEqual([null, since.length, -1]);
  expect([exchangedWith(since, null), exchangedWith([], 0), exchangedWith(since, 2)]).toEqual([null, null, null]);
});

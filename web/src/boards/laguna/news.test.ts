import { expect, it } from 'vitest';
import { news, tune } from './news';

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

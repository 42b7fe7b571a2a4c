import { beforeEach, expect, test } from 'vitest';
import { judge, recalled, remember, wasJudged } from './memory';

beforeEach(() => localStorage.clear());

test('a match is remembered part by part, and another match has nothing of it', () => {
  remember('t:1', { seconds: 5 });
  remember('t:1', { marks: [{ line: ['4H'], placed: 2, moves: 1 }] });
  expect(recalled('t:1')).toMatchObject({ seconds: 5, marks: [{ line: ['4H'] }] });
  expect(recalled('t:2')).toMatchObject({ seconds: 0, marks: [], seal: '' });
});

test('only the newest matches are kept', () => {
  for (let number = 0; number < 60; number++) remember(`t:${number}`, { seconds: 1 });
  expect([recalled('t:0').seconds, recalled('t:19').seconds, recalled('t:20').seconds]).toEqual([0, 0, 1]);
  expect(localStorage.length).toBe(41);
});

test('a match that is gone on with is among the newest again', () => {
  for (let number = 0; number < 40; number++) remember(`t:${number}`, { seconds: 1 });
  remember('t:0', { seconds: 2 });
  remember('t:40', { seconds: 1 });
  expect([recalled('t:0').seconds, recalled('t:1').seconds]).toEqual([2, 0]);
});

test('a deal that was judged stays judged', () => {
  expect(wasJudged('A')).toBe(false);
  judge('A');
  judge('B');
  expect([wasJudged('A'), wasJudged('B'), wasJudged('')]).toEqual([true, true, false]);
});

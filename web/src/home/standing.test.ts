import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { find, forget, remember, tables } from '../tables.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { stateTold } from '../wire/told.fake';
import { ask, follow, SEEN_MS, standing, waiting } from './standing.svelte';

const ASKED = 'POST /api/tables/states';
let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  standing.told = {};
  remember({ table: 'a', game: 'lacuna', token: 'key-a' });
  remember({ table: 'b', game: 'lacuna', token: 'key-b', mine: true });
  answers = answering({ [ASKED]: [stateTold({ table: 'a', waits: true }), { gone: true, table: 'b', code: 'UNKNOWN_TOKEN' }] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('how my tables stand', () => {
  it('is asked with the key of each, and written down for the next visit', async () => {
    await ask();
    expect(answers.asked).toEqual([[ASKED, { tables: [{ table: 'b', token: 'key-b' }, { table: 'a', token: 'key-a' }] }]]);
    expect(find('a')).toMatchObject({ names: ['Ada', 'Bo'], mine: true, token: 'key-a' });
    expect(tables.list.map((mine) => mine.table)).toEqual(['b', 'a']);
  });
  it('counts those that wait for me: as remembered at first, then as told', async () => {
    expect(waiting()).toBe(1);
    answers.give(ASKED, [stateTold({ table: 'a', waits: true }), stateTold({ table: 'b', waits: true })]);
    await ask();
    expect(waiting()).toBe(2);
    answers.give(ASKED, [stateTold({ table: 'a' }), { gone: true, table: 'b', code: 'UNKNOWN_TOKEN' }]);
    await ask();
    expect(waiting()).toBe(0);
  });
  it('stays as it was while the server does not answer', async () => {
    await ask();
    answers.give(ASKED, { code: 'TOO_MANY' }, 429);
    await ask();
    expect(standing.told.a).toMatchObject({ waits: true });
  });
  it('is asked again from time to time and at every return, until nobody looks', async () => {
    const stop = follow();
    await vi.advanceTimersByTimeAsync(SEEN_MS * 2);
    expect(answers.asked).toHaveLength(3);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.asked).toHaveLength(4);
    stop();
    await vi.advanceTimersByTimeAsync(SEEN_MS * 3);
    expect(answers.asked).toHaveLength(4);
  });
  it('of nothing is not asked', async () => {
    for (const { table } of tables.list) forget(table);
    await ask();
    expect(answers.asked).toEqual([]);
  });
});

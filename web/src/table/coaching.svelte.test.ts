import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { find, forget, remember } from '../tables.svelte';
import { entryTold, MAY, seatTold, tableTold, viewTold } from '../wire/told.fake';
import { coach, coached, coaching } from './coaching.svelte';
import { seated } from './sitting.fake';

const table = tableTold([0]);

beforeEach(() => {
  change({ language: 'en', coach: false });
  forget('t');
  remember({ table: 't', token: 'key-of-mine' });
});

describe('a coach at a table', () => {
  it('sits there as it was switched, or as the person likes it, but not unasked between people', () => {
    expect(coached(table)).toBe(false);
    change({ coach: true });
    expect(coached(table)).toBe(true);
    expect(coached(tableTold([0], { seats: [seatTold(0), seatTold(1, { kind: 'link' })] }))).toBe(false);
    coach(table, false);
    expect([coached(table), find('t')?.coach]).toEqual([false, false]);
  });
  it('is asked once when a turn begins, and not between the moves of one', () => {
    const { sitting, sent } = seated([0]);
    const stop = $effect.root(() => void coaching(sitting, () => ['Ada', 'Bo'], () => false));
    flushSync();
    expect(sent()).toEqual([]);
    coach(table, true);
    flushSync();
    expect(sent()).toEqual([{ type: 'coach', seat: 0 }]);
    sitting.hear(viewTold(0, { turn: 2, ply: 1, log: [entryTold(0, 0)] }));
    flushSync();
    expect(sent()).toHaveLength(1);
    sitting.hear(viewTold(0, { turn: 3, ply: 2, since: 1, log: [entryTold(1, 1)], can: { ...MAY, hint: false } }));
    flushSync();
    expect(sent(), 'where hints are refused it is not asked').toHaveLength(1);
    sitting.hear(viewTold(0, { turn: 4, ply: 2, since: 2 }));
    flushSync();
    expect(sent()).toHaveLength(2);
    stop();
  });
});

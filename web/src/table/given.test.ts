import { describe, expect, it, vi } from 'vitest';
import type { Actions } from '../boards/contract';
import { MAY, entryTold, outcomeTold, tableTold, viewTold } from '../wire/told.fake';
import type { Moment } from './following.svelte';
import { drawn, match, position, possible } from './given';

const happened = (key: string) => ({ key, facts: {} });
const log = [entryTold(0, 0, { events: [happened('first')] }), entryTold(1, 1, { events: [happened('second')] })];
const view = viewTold(0, { ply: 2, view: { now: true }, choices: { moves: ['a'] } });

const moment = (more: Partial<Moment> = {}): Moment => ({ seat: 0, view, log, ply: 2, ...more });

describe('the position that a board is given', () => {
  it('is the present with its choices and what the last move did', () => {
    expect(position(moment(), null, true, view.view)).toEqual({
      view: { now: true },
      choices: { moves: ['a'] },
      events: [happened('second')],
      log,
      since: [log[1]],
      outcome: null,
    });
  });
  it('is, looking back, what happened there, and offers nothing', () => {
    const ended = { ...view, outcome: outcomeTold() };
    expect(position(moment({ view: ended }), 1, false, { then: true })).toMatchObject({ view: { then: true }, choices: null, events: [happened('first')], outcome: null });
  });
  it('is, while a passed-over move is shown, that move alone, and nobody can act on it', () => {
    expect(position(moment({ ply: 1 }), null, false, {})).toMatchObject({ choices: null, events: [happened('first')], log: log.slice(0, 1) });
  });
  it('has no events before the first move, and says so with the same list each time', () => {
    const first = position(moment(), 0, false, {}).events;
    expect(first).toEqual([]);
    expect(position(moment({ view: viewTold(0), log: [], ply: 0 }), null, true, {}).events).toBe(first);
  });
});

describe('what is drawn', () => {
  const pasts = { '0:1': { type: 'past' as const, seat: 0, ply: 1, view: { then: true } } };

  it('is the present while nobody looks back, whatever was held', () => {
    expect(drawn(moment(), null, pasts, { held: true })).toEqual({ now: true });
  });
  it('is the past position once it has come', () => {
    expect(drawn(moment(), 1, pasts, { held: true })).toEqual({ then: true });
  });
  it('is the last one shown while the next is on its way', () => {
    expect(drawn(moment(), 1, {}, { held: true })).toEqual({ held: true });
    expect(drawn(moment(), 1, {}, null)).toEqual({ now: true });
  });
});

it('a match has a name of its own at a table where several are played', () => {
  const first = match(tableTold([0], { daily: '2026-02-03', given: 4 }), viewTold(0, { number: 1, assisted: true }));
  const second = match(tableTold([0]), viewTold(0, { number: 2 }));
  expect(first).toMatchObject({ id: 't:1', daily: '2026-02-03', given: 4, assisted: true });
  expect(second.id).not.toBe(first.id);
});

describe('what can be done', () => {
  const all = Object.fromEntries(
    ['play', 'call', 'peek', 'takeBack', 'ask', 'helped', 'resign', 'record', 'open', 'words'].map((name) => [name, vi.fn()]),
  ) as unknown as Required<Actions>;
  const offered = (can: object, now: { takeBack: boolean; active: boolean }) =>
    Object.keys(possible(all, viewTold(0, { can: { ...MAY, ...can } }), now)).filter((name) => ['takeBack', 'ask', 'resign'].includes(name));

  it('leaves out what is not possible now', () => {
    expect(offered({ resign: false }, { takeBack: false, active: false })).toEqual([]);
    expect(offered({ resign: true }, { takeBack: true, active: true })).toEqual(['takeBack', 'ask', 'resign']);
  });
  it('gives the solver only to whoever is to move, where hints are given', () => {
    expect(offered({ hint: true, resign: false }, { takeBack: false, active: false })).toEqual([]);
    expect(offered({ hint: false, resign: false }, { takeBack: false, active: true })).toEqual([]);
    expect(offered({ hint: true, resign: false }, { takeBack: false, active: true })).toEqual(['ask']);
  });
  it('hands on the same functions each time, so that boards do not start anew', () => {
    const one = possible(all, viewTold(0), { takeBack: true, active: true });
    const other = possible(all, viewTold(0, { ply: 3 }), { takeBack: true, active: false });
    expect(one.play).toBe(other.play);
    expect(one.takeBack).toBe(other.takeBack);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Actions } from '../boards/contract';
import { MAY, entryTold, outcomeTold, tableTold, viewTold } from '../wire/told.fake';
import { drawn, match, position, possible } from './given';

const happened = (key: string) => ({ key, facts: {} });
const log = [entryTold(0, 0, { events: [happened('first')] }), entryTold(1, 1, { events: [happened('second')] })];
const view = viewTold(0, { ply: 2, view: { now: true }, choices: { moves: ['a'] } });

describe('the position that a board is given', () => {
  it('is the present with its choices and what the last move did', () => {
    expect(position(view, log, null, view.view)).toEqual({
      view: { now: true },
      choices: { moves: ['a'] },
      events: [happened('second')],
      log,
      outcome: null,
    });
  });
  it('is, looking back, what happened there, and offers nothing', () => {
    const ended = { ...view, outcome: outcomeTold() };
    expect(position(ended, log, 1, { then: true })).toMatchObject({ view: { then: true }, choices: null, events: [happened('first')], outcome: null });
  });
  it('has no events before the first move, and says so with the same list each time', () => {
    const first = position(view, log, 0, {}).events;
    expect(first).toEqual([]);
    expect(position(viewTold(0), [], null, {}).events).toBe(first);
  });
});

describe('what is drawn', () => {
  const past = { type: 'past' as const, seat: 0, ply: 1, view: { then: true } };

  it('is the present while nobody looks back, whatever was held', () => {
    expect(drawn(view, null, past, { held: true })).toEqual({ now: true });
  });
  it('is the past position once it has come', () => {
    expect(drawn(view, 1, past, { held: true })).toEqual({ then: true });
  });
  it('is the last one shown while the next is on its way', () => {
    expect(drawn(view, 1, null, { held: true })).toEqual({ held: true });
    expect(drawn(view, 1, null, null)).toEqual({ now: true });
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

import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Showing } from '../stage/showing.svelte';
import type { View } from '../wire/messages';
import { entryTold, MAY, viewTold } from '../wire/told.fake';
import { following, since, type Moment } from './following.svelte';
import { seated, type Seated } from './sitting.fake';

let at: Seated;
let showing: Showing<Moment>;

/** Sits down as seat 0 and watches; gives what then tells a view. */
function watching(view: Partial<View> = {}, ms = 800) {
  at = seated([0], view);
  $effect.root(() => {
    showing = following(at.sitting, () => ms, { later: (work, time) => at.outside.later(work, time), cancel: (timer) => at.outside.cancel(timer) });
  });
  flushSync();
  return (more: Partial<View>) => {
    at.outside.last.tell(viewTold(0, more));
    flushSync();
  };
}
const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, 1), entryTold(3, 1)];
const shown = () => showing.now?.ply;

describe('what a table shows', () => {
  it('is what stands there when one comes, at once', () => {
    watching({ ply: 2, log: log.slice(0, 2) });
    expect([shown(), showing.busy]).toEqual([2, false]);
  });
  it('is my move at once and the answer to it later', () => {
    const tell = watching();
    tell({ ply: 1, turn: 2, to_move: 1, log: log.slice(0, 1) });
    expect(shown()).toBe(1);
    tell({ ply: 2, turn: 3, since: 1, log: log.slice(1, 2) });
    expect([shown(), showing.behind]).toEqual([1, true]);
    at.outside.pass(800);
    expect([shown(), showing.behind]).toEqual([2, false]);
  });
  it('is every move that was passed over, each asked for and shown in its turn', () => {
    const tell = watching({ ply: 1, log: log.slice(0, 1), to_move: 1 });
    tell({ ply: 4, turn: 5, since: 1, log: log.slice(1) });
    expect(at.sent()).toEqual([{ type: 'look', seat: 0, ply: 2 }, { type: 'look', seat: 0, ply: 3 }]);
    const seen = [shown()];
    for (let step = 0; step < 2; step += 1) {
      at.outside.pass(800);
      seen.push(shown());
    }
    expect(seen).toEqual([2, 3, 4]);
  });
  it('is the present at once where a clock runs, where nobody may look back, and after a take-back', () => {
    const tell = watching({ ply: 1, log: log.slice(0, 1), to_move: 1 });
    tell({ ply: 4, turn: 5, since: 1, log: log.slice(1), clock: { left: [1, 1], running: [0], detail: {} } });
    expect([shown(), showing.busy]).toEqual([4, false]);
    tell({ ply: 2, turn: 6, since: 2, log: [] });
    expect([shown(), showing.busy]).toEqual([2, false]);
    tell({ ply: 4, turn: 7, since: 2, log: log.slice(2), can: { ...MAY, look: false } });
    expect(shown()).toBe(4);
    expect(at.sent()).toEqual([]);
  });
  it('is at once all that happened where the player wants it so', () => {
    const tell = watching({ ply: 1, log: log.slice(0, 1), to_move: 1 }, 0);
    tell({ ply: 3, turn: 4, since: 1, log: log.slice(1, 3) });
    expect([shown(), showing.behind, showing.busy]).toEqual([3, false, false]);
  });
});

describe('since my last move', () => {
  it('there is what the others did, and all of it before my first', () => {
    expect(since(log, 0).map((entry) => entry.ply)).toEqual([1, 2, 3]);
    expect(since(log, 1)).toEqual([]);
    expect(since(log, 2)).toEqual(log);
  });
  it('there is for a watcher the newest move', () => {
    expect(since(log, null)).toEqual([log[3]]);
  });
});

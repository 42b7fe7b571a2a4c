import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { live } from '../shell/live.svelte';
import * as sounds from '../sound';
import { find, forget, remember, tables } from '../tables.svelte';
import type { View } from '../wire/messages';
import { entryTold, outcomeTold, viewTold } from '../wire/told.fake';
import { herald } from './herald.svelte';
import { seated, type Seated } from './sitting.fake';

const sound = vi.spyOn(sounds, 'sound').mockImplementation(() => undefined);
const heard = () => sound.mock.calls.map(([name]) => name);
let at: Seated;

/** Sits down with a herald; gives what then tells a view. */
function listening(mine: number[], view: Partial<View> = {}) {
  at = seated(mine, view);
  $effect.root(() => herald(at.sitting, () => ['Ada', 'Bo']));
  flushSync();
  return (more: Partial<View>) => {
    at.outside.last.tell(viewTold(mine[0] ?? null, more));
    flushSync();
  };
}

beforeEach(() => {
  change({ language: 'en' });
  live.spoken = '';
  for (const { table } of tables.list) forget(table);
  remember({ table: 't', token: 'key' });
  sound.mockClear();
});

describe('the herald', () => {
  it('repeats nothing of what stood there before', () => {
    listening([0], { to_move: 1, ply: 1, log: [entryTold(0, 0)] });
    expect(live.spoken).toBe('');
  });
  it('says each new move and then whose turn it is', () => {
    const tell = listening([0], { to_move: 1, ply: 1, log: [entryTold(0, 0)] });
    tell({ to_move: 0, turn: 2, ply: 2, since: 1, log: [entryTold(1, 1)] });
    expect(live.spoken).toBe('m1 Your turn');
  });
  it('says that a move was taken back', () => {
    const tell = listening([0], { to_move: 1, ply: 1, log: [entryTold(0, 0)] });
    tell({ to_move: 0, turn: 2, ply: 0, since: 0, log: [] });
    expect(live.spoken).toBe('Taken back. Your turn');
  });
  it('says the result', () => {
    const tell = listening([0], { to_move: 0 });
    tell({ turn: 2, ply: 1, log: [entryTold(0, 0)], outcome: outcomeTold({ winners: [0] }) });
    expect(live.spoken).toBe('m0 You win!');
    expect(heard()).toEqual(['win']);
  });
  it('sounds when my turn comes, and not when I come to it', () => {
    const tell = listening([0], { to_move: 0 });
    expect(heard()).toEqual([]);
    tell({ to_move: 1, turn: 2, ply: 1 });
    tell({ to_move: 0, turn: 3, ply: 2 });
    expect(heard()).toEqual(['mine']);
  });
  it('sounds for a loss and for a refusal', () => {
    const tell = listening([0], { to_move: 1 });
    at.outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: null, facts: {} });
    flushSync();
    tell({ turn: 2, ply: 1, outcome: outcomeTold({ winners: [1] }) });
    expect(heard()).toEqual(['refused', 'lost']);
  });
  it('sounds otherwise for a draw', () => {
    const tell = listening([0], { to_move: 1 });
    tell({ turn: 2, ply: 1, outcome: outcomeTold({ winners: [0, 1] }) });
    expect(heard()).toEqual(['drawn']);
  });
  it('tells nothing before the board has shown it', () => {
    let behind = true;
    at = seated([0], { to_move: 1 });
    $effect.root(() => herald(at.sitting, () => ['Ada', 'Bo'], () => behind));
    flushSync();
    at.outside.last.tell(viewTold(0, { turn: 2, ply: 1, to_move: 0, log: [entryTold(0, 1)] }));
    flushSync();
    expect([heard(), live.spoken]).toEqual([[], '']);
    behind = false;
  });
  it('marks the title of the page while I am called', () => {
    const tell = listening([0], { to_move: 0 });
    expect(document.title).toBe('● Your turn · Interactions');
    tell({ to_move: 1, turn: 2, ply: 1 });
    expect(document.title).toBe('Bo to play · Interactions');
  });
  it('keeps the list of my tables up to date', () => {
    const tell = listening([0], { to_move: 0 });
    expect(find('t')).toMatchObject({ game: 'interactions', names: ['Ada', 'Bo'], mine: true, over: false });
    tell({ turn: 2, ply: 1, outcome: outcomeTold() });
    expect(find('t')).toMatchObject({ mine: false, over: true });
  });
  it('keeps no list for those who watch', () => {
    forget('t');
    listening([], { to_move: 0 });
    expect(tables.list).toEqual([]);
  });
});

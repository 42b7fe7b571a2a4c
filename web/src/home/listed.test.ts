import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { find, forget, rememberMade, tables, type MyTable } from '../tables.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { outcomeTold, seatTold, stateTold } from '../wire/told.fake';
import { ago } from './ago';
import { inOrder, listed, remove } from './listed';

const NOW = Date.UTC(2026, 1, 3, 12);
const HOUR = 3_600_000;
const mine: MyTable = {
  table: 't', game: 'lacuna', token: 'key', invitations: {}, watch: null, address: '', local: true,
  names: ['Ada', 'Bo'], over: false, mine: false, at: NOW - 2 * HOUR,
};
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  answers = answering({ 'DELETE /api/tables/t': null });
});
afterEach(() => vi.unstubAllGlobals());

describe('a table that has not been told of yet', () => {
  it('is shown as this browser remembers it', () => {
    expect(listed(mine, undefined, 'en', NOW)).toMatchObject({ game: 'Lacuna', who: 'Ada and Bo', state: 'in play', rank: 'runs', when: '2 hr. ago' });
    expect(listed({ ...mine, mine: true }, undefined, 'en', NOW)).toMatchObject({ state: 'Your turn', rank: 'waits' });
    expect(listed({ ...mine, mine: true, over: true }, undefined, 'en', NOW)).toMatchObject({ state: 'finished', rank: 'over' });
  });
});

describe('a table as the server tells it', () => {
  const of = (more: Parameters<typeof stateTold>[0]) => listed(mine, stateTold(more), 'en', NOW);

  it('names the others, its state and when something happened', () => {
    expect(of({ active: NOW - 60_000 })).toMatchObject({ game: 'Lacuna', who: 'with Bo', state: 'the others’ turn', rank: 'runs', when: '1 min. ago' });
  });
  it('calls me at my turn', () => {
    expect(of({ waits: true })).toMatchObject({ state: 'Your turn', rank: 'waits' });
  });
  it('calls nobody who plays alone', () => {
    expect(of({ waits: true, mine: [0], seats: [seatTold(0)] })).toMatchObject({ state: 'in play', rank: 'runs' });
    expect(listed({ ...mine, mine: true, names: ['Ada'] }, undefined, 'en', NOW)).toMatchObject({ state: 'in play', rank: 'runs' });
  });
  it('says who is still to come', () => {
    expect(of({ seats: [seatTold(0), seatTold(1, { kind: 'link', taken: false })] })).toMatchObject({ who: '', state: 'Waiting for a friend' });
  });
  it('that was resigned or played to its end is over, with the result', () => {
    expect(of({ over: true, outcome: outcomeTold({ reason: 'resigned', winners: [1], seat: 0 }) })).toMatchObject({ state: 'Ada resigned', rank: 'over' });
    expect(of({ over: true, outcome: outcomeTold({ winners: [0] }) }).state).toBe('You win!');
  });
  it('names everybody where the screen is shared, and nobody where I sit alone', () => {
    expect(of({ mine: [0, 1] }).who).toBe('Ada and Bo');
    expect(of({ mine: [0], seats: [seatTold(0)] }).who).toBe('on your own');
  });
  it('that is gone says so; one that is kept is not called gone', () => {
    expect(listed(mine, { gone: true, table: 't', code: 'UNKNOWN_TOKEN' }, 'en', NOW)).toMatchObject({ state: 'This table is gone.', rank: 'gone' });
    expect(listed(mine, { gone: true, table: 't', code: 'OTHER_RULES' }, 'en', NOW).state).toContain('is kept');
  });
  it('speaks the reader’s language', () => {
    change({ language: 'fr' });
    expect(of({ waits: true })).toMatchObject({ who: 'avec Bo', state: 'À toi de jouer' });
  });
});

it('those that wait for me come first, then those in play, then what is over or gone', () => {
  const all = [
    listed({ ...mine, table: 'gone' }, { gone: true, table: 'gone', code: 'UNKNOWN_TOKEN' }, 'en', NOW),
    listed({ ...mine, table: 'over' }, stateTold({ over: true, active: NOW }), 'en', NOW),
    listed({ ...mine, table: 'runs' }, stateTold({ active: NOW }), 'en', NOW),
    listed({ ...mine, table: 'waits-long' }, stateTold({ waits: true, active: NOW - HOUR }), 'en', NOW),
    listed({ ...mine, table: 'waits' }, stateTold({ waits: true, active: NOW }), 'en', NOW),
  ];
  expect(inOrder(all).map((one) => one.mine.table)).toEqual(['waits', 'waits-long', 'runs', 'over', 'gone']);
});

it('how long ago is said as one says it, and after a week by its day', () => {
  expect([0, 59_000, 3 * HOUR, 24 * HOUR].map((passed) => ago(NOW - passed, NOW, 'en'))).toEqual(['now', 'now', '3 hr. ago', 'yesterday']);
  expect(ago(NOW - 10 * 24 * HOUR, NOW, 'fr')).toMatch(/janv\. 2026/);
});

describe('removing a table', () => {
  const made = { table: 't', token: 'key', invitations: {}, watch: 'w', address: '', local: true };

  it('deletes it for everybody where I am its host', async () => {
    rememberMade(made, 'lacuna');
    await remove(find('t')!);
    expect(answers.asked.map(([what]) => what)).toEqual(['DELETE /api/tables/t']);
    expect(find('t')).toBeNull();
  });
  it('forgets the link alone where I am a guest', async () => {
    await remove(mine);
    expect(answers.asked).toEqual([]);
  });
  it('forgets it even where the server knows it no more', async () => {
    rememberMade(made, 'lacuna');
    answers.give('DELETE /api/tables/t', { code: 'NOT_FOUND' }, 404);
    await remove(find('t')!);
    expect(find('t')).toBeNull();
  });
});

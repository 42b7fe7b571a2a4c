import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { find, forget, rememberMade, tables, type MyTable } from '../tables.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { listed, remove } from './listed';

const mine: MyTable = {
  table: 't', game: 'lacuna', token: 'key', invitations: {}, watch: null, address: '', local: true,
  names: ['Ada', 'Bo'], over: false, mine: false, at: Date.UTC(2026, 1, 3, 12),
};
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  answers = answering({ 'DELETE /api/tables/t': null });
});
afterEach(() => vi.unstubAllGlobals());

describe('a table of mine', () => {
  it('says its game, who sits there and when it was last looked at', () => {
    expect(listed(mine, 'en')).toMatchObject({ game: 'Lacuna', who: 'Ada and Bo', state: 'in play', called: false });
    expect(listed(mine, 'en').when).toContain('2026');
  });
  it('speaks the reader’s language', () => {
    change({ language: 'fr' });
    expect(listed(mine, 'fr').who).toBe('Ada et Bo');
    expect(listed(mine, 'fr').when).toMatch(/févr/);
  });
  it('calls me at my turn, and no more once it is over', () => {
    expect(listed({ ...mine, mine: true }, 'en')).toMatchObject({ state: 'your turn', called: true });
    expect(listed({ ...mine, mine: true, over: true }, 'en')).toMatchObject({ state: 'finished', called: false });
  });
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

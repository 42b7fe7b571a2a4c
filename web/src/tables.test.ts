import { beforeEach, describe, expect, it } from 'vitest';
import { find, forget, link, opened, remember, rememberMade, tables } from './tables.svelte';

const made = {
  table: 't1',
  token: 'host-token-1',
  invitations: { 1: 'invited-1' },
  watch: 'watch-1',
  address: 'https://play.example',
  local: false,
};

beforeEach(() => {
  for (const { table } of tables.list) forget(table);
});

describe('my tables', () => {
  it('are kept in this browser, the newest on top', () => {
    rememberMade(made, 'lacuna');
    rememberMade({ ...made, table: 't2' }, 'forma');
    expect(tables.list.map((mine) => mine.table)).toEqual(['t2', 't1']);
    expect(JSON.parse(localStorage.getItem('ludotheque.tables')!)).toHaveLength(2);
  });
  it('keep their key when something new is learned of them', () => {
    rememberMade(made, 'lacuna');
    remember({ table: 't1', over: true, names: ['Ada'] });
    expect(find('t1')).toMatchObject({ token: 'host-token-1', over: true, names: ['Ada'], local: false });
  });
  it('are not invented without a key', () => {
    remember({ table: 'watched', over: true });
    expect(find('watched')).toBeNull();
  });
  it('can be forgotten', () => {
    rememberMade(made, 'lacuna');
    forget('t1');
    expect(tables.list).toEqual([]);
    expect(localStorage.getItem('ludotheque.tables')).toBe('[]');
  });
});

describe('links', () => {
  it('carry their token in the fragment and nowhere else', () => {
    const url = new URL(link('invite', 't1', 'secret-token', 'https://play.example'));
    expect(url.pathname + url.search).toBe('/table/t1');
    expect(opened(url.hash.slice(1))).toEqual({ kind: 'invite', token: 'secret-token' });
  });
  it('that say nothing we know open nothing', () => {
    for (const fragment of ['', 'main', 'invite=', 'key=abcdefghij', 'seat=<script>']) expect(opened(fragment)).toBeNull();
  });
});

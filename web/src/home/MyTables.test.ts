import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { forget, remember, tables } from '../tables.svelte';
import { answering } from '../wire/answers.fake';
import MyTables from './MyTables.svelte';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  for (const table of ['a', 'b', 'c', 'd']) remember({ table, game: 'lacuna', token: 'key-of-it' });
  answering({});
});
afterEach(() => vi.unstubAllGlobals());

it('the newest three tables are shown, and all of them when asked for', async () => {
  render(MyTables);
  expect(links()).toEqual(['/table/d', '/table/c', '/table/b']);
  await fireEvent.click(screen.getByRole('button', { name: 'All 4 tables' }));
  expect(links()).toHaveLength(4);
  await fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(links()).toHaveLength(3);
});

it('a table leaves the list only after one question, which says what it means for the others', async () => {
  render(MyTables);
  const bins = () => screen.getAllByRole('button', { name: /^Delete the table of Lacuna/ });
  await fireEvent.click(bins()[0]!);
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText(/The table goes on for the others/)).toBeTruthy();
  await fireEvent.click(asked.getByRole('button', { name: 'Keep it' }));
  expect(links()[0]).toBe('/table/d');
  await fireEvent.click(bins()[0]!);
  await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the table' }));
  expect(links()[0]).toBe('/table/c');
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { forget, remember, tables } from '../tables.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { outcomeTold, stateTold } from '../wire/told.fake';
import { few } from './listed';
import MyTables from './MyTables.svelte';
import { standing } from './standing.svelte';

const ASKED = 'POST /api/tables/states';
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  standing.told = {};
  let at = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (at += 1000));
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) remember({ table, game: 'lacuna', token: 'key-of-it' });
  vi.restoreAllMocks();
  answers = answering({ [ASKED]: [] });
});
afterEach(() => vi.unstubAllGlobals());

it('a few tables are shown, and all of them when asked for', async () => {
  render(MyTables);
  expect(links()).toHaveLength(few(innerWidth));
  expect(links()[0]).toBe('/table/h');
  await fireEvent.click(screen.getByRole('button', { name: 'All 8 tables' }));
  expect(links()).toHaveLength(8);
  await fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(links()).toHaveLength(few(innerWidth));
});

it('the one that waits for me comes to the top as soon as the server says so, what is over falls behind', async () => {
  answers.give(ASKED, [stateTold({ table: 'h', over: true, outcome: outcomeTold({ winners: [1] }) }), stateTold({ table: 'c', waits: true })]);
  render(MyTables);
  await waitFor(() => expect(links()[0]).toBe('/table/c'));
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('Your turn')).toBeTruthy();
  expect(links()).not.toContain('/table/h');
});

it('the line that folds tables away says how many of them wait for me', async () => {
  const waiting = tables.list.slice(0, few(innerWidth) + 1);
  answers.give(ASKED, waiting.map(({ table }) => stateTold({ table, waits: true })));
  render(MyTables);
  await fireEvent.click(await screen.findByRole('button', { name: `${waiting.length} wait for you` }));
  expect(links()).toHaveLength(8);
});

it('finished games are one line until they are asked for', async () => {
  for (const { table } of tables.list) if (table > 'b') forget(table);
  answers.give(ASKED, ['a', 'b'].map((table) => stateTold({ table, over: true, outcome: outcomeTold() })));
  render(MyTables);
  await fireEvent.click(await screen.findByRole('button', { name: '2 finished games' }));
  expect(links()).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('what is under somebody’s pointer keeps its place until the pointer leaves', async () => {
  answers.give(ASKED, [stateTold({ table: 'c', waits: true })]);
  render(MyTables);
  const first = links()[0];
  await fireEvent.pointerEnter(screen.getByRole('list'));
  await waitFor(() => expect(standing.told.c).toBeTruthy());
  expect(links()[0]).toBe(first);
  await fireEvent.pointerLeave(screen.getByRole('list'));
  expect(links()[0]).toBe('/table/c');
});

it('a table that is gone leads nowhere, and is removed without a question', async () => {
  for (const { table } of tables.list) if (table !== 'a') forget(table);
  answers.give(ASKED, [{ gone: true, table: 'a', code: 'UNKNOWN_TOKEN' }]);
  render(MyTables);
  expect(await screen.findByText('This table is gone.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /^Remove Lacuna from the list/ }));
  expect(tables.list).toEqual([]);
});

it('a table leaves the list only after one question, which says what it means for the others', async () => {
  render(MyTables);
  const bins = () => screen.getAllByRole('button', { name: /^Delete the table of Lacuna/ });
  await fireEvent.click(bins()[0]!);
  const asked = within(screen.getByRole('dialog'));
  expect(asked.getByText(/The table goes on for the others/)).toBeTruthy();
  await fireEvent.click(asked.getByRole('button', { name: 'Keep it' }));
  expect(links()[0]).toBe('/table/h');
  await fireEvent.click(bins()[0]!);
  await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the table' }));
  expect(links()[0]).toBe('/table/g');
});

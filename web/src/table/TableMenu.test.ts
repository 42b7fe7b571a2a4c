import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { find, forget, rememberMade, tables } from '../tables.svelte';
import { refusal } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { matchRecord, tableTold } from '../wire/told.fake';
import TableMenu from './TableMenu.svelte';
import * as downloads from './download';

const made = { table: 't', token: 'key', invitations: {}, watch: 'eyes', address: '', local: true };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  rememberMade(made, 'lacuna');
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({ 'GET /api/tables/t/record': matchRecord(), 'DELETE /api/tables/t': null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shown = (host: boolean) => render(TableMenu, { mine: find('t'), table: tableTold([0], { host, number: 2 }), token: 'key' });

describe('the menu of a table', () => {
  it('saves the record as a file that is named after its match', async () => {
    const saved = vi.spyOn(downloads, 'download').mockImplementation(() => undefined);
    shown(true);
    await press('Save the game as a file');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [name, text] = saved.mock.calls[0]!;
    expect(name).toBe('interactions-t-2.json');
    expect(JSON.parse(text)).toEqual(matchRecord());
  });
  it('says why a record cannot be had', async () => {
    answers.give('GET /api/tables/t/record', { code: 'NOT_FOUND', clause: null, facts: {} }, 404);
    shown(true);
    await press('Save the game as a file');
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('interactions', 'NOT_FOUND', {}));
  });
  it('shows the link for watching', async () => {
    shown(true);
    await press('Link for watching');
    expect(screen.getByLabelText<HTMLInputElement>('Link for watching', { selector: 'input' }).value).toMatch(/#watch=eyes$/);
  });
  it('deletes the table only after one question, and forgets it', async () => {
    shown(true);
    await press('Delete the table');
    await inDialog('Keep it');
    expect(answers.asked).toEqual([]);
    await press('Delete the table');
    await inDialog('Delete the table');
    await waitFor(() => expect(router.route).toEqual({ page: 'home' }));
    expect(answers.asked.map(([what]) => what)).toEqual(['DELETE /api/tables/t']);
    expect(find('t')).toBeNull();
  });
  it('lets nobody but the host delete it', () => {
    shown(false);
    expect(screen.queryByRole('button', { name: 'Delete the table' })).toBeNull();
  });
});

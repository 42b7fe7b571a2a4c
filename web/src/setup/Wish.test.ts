import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, preferences } from '../preferences.svelte';
import { router } from '../router.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import type { TableWish } from '../wire/bodies';
import { gameTold, optionTold } from '../wire/told.fake';
import { levelOf, rememberLevel } from './levels';
import Wish from './Wish.svelte';

const MADE = { table: 'made', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
const game = gameTold({
  key: 'tiles',
  seats: [1, 2, 4],
  options: [
    optionTold('players', [2, 1, 4]),
    optionTold('open', [false, true]),
    optionTold('cost', [5], { span: [0, 48] }),
    optionTold('pearls', [4, 5], { per_seat: true }),
    optionTold('field', ['R100']),
    optionTold('colours', ['any', 'r', 'g'], { per_seat: true, distinct: true }),
  ],
  presets: { usual: {}, four: { players: 4, open: true } },
});
let answers: Answers;

beforeEach(() => {
  localStorage.clear();
  rememberLevel('tiles', 2);
  change({ language: 'en', name: 'Ada' });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({ 'POST /api/tables': MADE });
  render(Wish, { game });
});
afterEach(() => vi.unstubAllGlobals());

const seats = () => within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
const choose = (group: string, label: string) => fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(label));
async function played(): Promise<TableWish> {
  await fireEvent.click(screen.getByRole('button', { name: /^(Play|Open the table and invite)$/ }));
  await waitFor(() => expect(answers.asked.length).toBeGreaterThan(0));
  return answers.asked.at(-1)![1] as TableWish;
}

describe('the set-up', () => {
  it('plays as the rulebook has it when nothing is touched, and goes to the table', async () => {
    expect(await played()).toEqual({
      game: 'tiles', options: {}, seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 2 }], begins: 'lot', clock: null,
    });
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'made' }));
  });
  it('has as many seats as players', async () => {
    expect(seats()).toHaveLength(2);
    await choose('How many players?', '4');
    expect(seats()).toHaveLength(4);
    await choose('How many players?', '1');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Who begins?' })).toBeNull();
  });
  it('draws lots for who begins, or lets somebody be named', async () => {
    await fireEvent.click(within(seats()[1]!).getByLabelText('Here'));
    const group = within(screen.getByRole('group', { name: 'Who begins?' }));
    expect(group.getAllByRole('radio').map((one) => one.closest('label')?.textContent?.trim())).toEqual(['By lot', 'Ada', 'Player 2']);
    expect(group.getByLabelText<HTMLInputElement>('By lot').checked).toBe(true);
    await choose('Who begins?', 'Player 2');
    expect(await played()).toMatchObject({ begins: 1, seats: [{ name: 'Ada' }, { name: 'Player 2' }] });
  });
  it('lets a seat wait for somebody by link', async () => {
    expect(screen.queryByRole('switch', { name: 'Hints allowed' })).toBeNull();
    await fireEvent.click(within(seats()[1]!).getByLabelText('By link'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Hints allowed/ }).checked).toBe(false);
    expect(await played()).toMatchObject({ seats: [{}, { kind: 'link', name: '' }], hints: false });
  });
  it('asks whoever invites for a name that the friend will read, and remembers it', async () => {
    await fireEvent.input(within(seats()[0]!).getByRole('textbox'), { target: { value: '' } });
    await fireEvent.click(within(seats()[1]!).getByLabelText('By link'));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table and invite' }));
    expect(answers.asked).toEqual([]);
    const asked = within(screen.getByRole('dialog'));
    await fireEvent.input(asked.getByRole('textbox'), { target: { value: ' Bo ' } });
    await fireEvent.click(asked.getByRole('button', { name: 'Open the table and invite' }));
    await waitFor(() => expect(answers.asked.at(-1)?.[1]).toMatchObject({ seats: [{ kind: 'here', name: 'Bo' }, { kind: 'link' }] }));
    expect(preferences.name).toBe('Bo');
  });
  it('remembers the name and the level for the next table', async () => {
    await fireEvent.input(within(seats()[0]!).getByRole('textbox'), { target: { value: 'Bo' } });
    await fireEvent.change(within(seats()[1]!).getByRole('combobox'), { target: { value: '3' } });
    expect((await played()).seats).toEqual([{ kind: 'here', name: 'Bo' }, { kind: 'bot', level: 3 }]);
    await waitFor(() => expect(levelOf('tiles')).toBe(3));
    expect(preferences.name).toBe('Bo');
  });
  it('says so when only bots would play', async () => {
    expect(screen.queryByText(/Only bots are sitting here/)).toBeNull();
    await fireEvent.click(within(seats()[0]!).getByLabelText('Bot'));
    expect(screen.getByText(/Only bots are sitting here/)).toBeTruthy();
  });
  it('says why the server refused, and stays', async () => {
    answers.give('POST /api/tables', { code: 'TOO_MANY', clause: null, facts: {} }, 429);
    await played();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(false);
  });
});

describe('its options', () => {
  it('are switched, counted and written', async () => {
    await fireEvent.click(screen.getByRole('switch', { name: 'tiles-option-open' }));
    await fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '7' } });
    await fireEvent.change(screen.getByRole('textbox', { name: 'tiles-option-field' }), { target: { value: ' R90 ' } });
    expect((await played()).options).toEqual({ open: true, cost: 7, field: 'R90' });
  });
  it('fall back to the usual where a text is emptied', async () => {
    await fireEvent.change(screen.getByRole('textbox', { name: 'tiles-option-field' }), { target: { value: '  ' } });
    expect((await played()).options).toEqual({});
  });
  it('may differ from seat to seat', async () => {
    await fireEvent.click(screen.getByRole('switch', { name: 'A different one for each player' }));
    const [, second] = screen.getAllByRole('group', { name: 'tiles-option-pearls' });
    await fireEvent.click(within(second!).getByLabelText('5'));
    expect((await played()).options).toEqual({ pearls: [4, 5] });
  });
  it('of which no two seats may have the same are chosen seat by seat', async () => {
    const row = () => screen.getAllByRole('group', { name: 'tiles-option-colours' });
    await fireEvent.click(within(row()[1]!).getByLabelText('g'));
    expect(within(row()[0]!).queryByLabelText('g')).toBeNull();
    expect(within(row()[1]!).getByLabelText<HTMLInputElement>('g').checked).toBe(true);
    expect((await played()).options).toEqual({ colours: ['any', 'g'] });
  });
  it('follow a preset', async () => {
    await fireEvent.click(screen.getByLabelText('tiles-preset-four'));
    expect(seats()).toHaveLength(4);
    expect((await played()).options).toEqual({ players: 4, open: true });
  });
  it('tell the clock and who begins with the table', async () => {
    await choose('Who begins?', 'Bot 2');
    await fireEvent.click(within(screen.getByRole('group', { name: /clock/i })).getAllByRole('radio')[1]!);
    expect(await played()).toMatchObject({ begins: 1, clock: { kind: 'turn', seconds: 30 } });
  });
});

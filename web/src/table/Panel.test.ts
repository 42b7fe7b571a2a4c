import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import type { MyTable } from '../tables.svelte';
import { say } from '../text/say.svelte';
import type { TableTold, View } from '../wire/messages';
import { entryTold, MAY, outcomeTold, seatTold } from '../wire/told.fake';
import Panel from './Panel.svelte';
import { seated } from './sitting.fake';

const asked = { replay: vi.fn(), rules: vi.fn() };

function shown(mine: number[], view: Partial<View> = {}, table: Partial<TableTold> = {}, host: MyTable | null = null) {
  const at = seated(mine, view, table);
  const { sitting } = at;
  const seats = sitting.table!.seats;
  render(Panel, {
    sitting, told: sitting.table!, view: sitting.view!, seats, names: seats.map((seat) => seat.name), token: 'key', mine: host,
    module: null, text: say, replaying: false, ...asked,
  });
  return at;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const isRaised = () => screen.getByRole('complementary').classList.contains('raised');

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

describe('the panel', () => {
  it('says first whose turn it is', () => {
    shown([0], { to_move: 0 });
    expect(heading()).toBe('Your turn');
  });
  it('says that a move has not been answered yet', async () => {
    const { sitting, outside } = shown([0], { to_move: 0 });
    sitting.play('x');
    outside.pass(1000);
    expect(await screen.findByRole('heading', { name: say('shell-unanswered') })).toBeTruthy();
  });
  it('is a sheet that its handle raises and lowers', async () => {
    shown([0]);
    expect(isRaised()).toBe(false);
    await press('Your turn Show the match');
    expect(isRaised()).toBe(true);
    await press('Your turn Hide the match');
    expect(isRaised()).toBe(false);
  });
  it('comes up by itself once the match is over', () => {
    shown([0], { outcome: outcomeTold({ winners: [0] }), ply: 9 });
    expect(isRaised()).toBe(true);
    expect(heading()).toBe(say('shell-you-win'));
  });
  it('comes up by itself while somebody is still invited, with the link to send', () => {
    const host = { table: 't', token: 'k', invitations: { 1: 'guest-token' }, watch: 'w', address: '', local: true } as unknown as MyTable;
    shown([0], { to_move: 1 }, { seats: [seatTold(0), seatTold(1, { kind: 'link', taken: false })] }, host);
    expect(isRaised()).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Link for seat 2').value).toMatch(/#invite=guest-token$/);
    expect(screen.getByText(say('shell-only-here'))).toBeTruthy();
  });
  it('says that help was had, and who looks on', () => {
    shown([], { outcome: outcomeTold(), assisted: true });
    expect(screen.getByText(say('shell-assisted'))).toBeTruthy();
    expect(screen.getByText('You are watching.')).toBeTruthy();
  });
});

describe('its buttons', () => {
  it('ask the server for what they say', async () => {
    const { sent } = shown([0], { to_move: 0, ply: 2, can: { ...MAY, draw: true }, clock: { left: [1, 1], running: [], detail: {} } });
    await press('Hint');
    await press('Take back');
    await press(say('shell-draw'));
    await press(say('shell-pause'));
    expect(sent()).toEqual([
      { type: 'hint', seat: 0 },
      { type: 'offer', seat: 0, offer: 'takeback' },
      { type: 'offer', seat: 0, offer: 'draw' },
      { type: 'offer', seat: 0, offer: 'pause' },
    ]);
  });
  it('resign only after one question', async () => {
    const { sent } = shown([0]);
    await press('Resign');
    await press('Play on');
    expect(sent()).toEqual([]);
    await press('Resign');
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Resign' }));
    expect(sent()).toEqual([{ type: 'resign', seat: 0 }]);
  });
  it('lead to the rules and into the replay', async () => {
    shown([0], { ply: 2 });
    await press('Rules');
    await press('Replay');
    expect(asked.rules).toHaveBeenCalledOnce();
    expect(asked.replay).toHaveBeenCalledOnce();
  });
  it('offer another match once this one is over', async () => {
    const { sent } = shown([0], { outcome: outcomeTold(), can: { ...MAY, rematch: true } });
    await press(say('shell-rematch', { seats: 2 }));
    expect(sent()).toEqual([{ type: 'offer', seat: 0, offer: 'rematch' }]);
  });
});

describe('the moves so far', () => {
  const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, null)];

  it('are none at the beginning', () => {
    shown([0]);
    expect(screen.getByText('No move yet.')).toBeTruthy();
  });
  it('are listed, the newest marked, and lead to their position', async () => {
    const { sent } = shown([0], { ply: 3, log });
    const moves = within(screen.getByRole('list', { name: 'The moves so far' }));
    expect(moves.getAllByRole('button').map((button) => button.textContent)).toEqual(['m0', 'm1', 'm2']);
    expect(moves.getByRole('button', { current: 'step' }).textContent).toBe('m2');
    await fireEvent.click(moves.getByText('m0'));
    expect(sent()).toEqual([{ type: 'look', seat: 0, ply: 1 }]);
    expect(moves.getByRole('button', { current: 'step' }).textContent).toBe('m0');
  });
  it('lead nowhere where looking back is not allowed', () => {
    shown([0], { ply: 3, log, can: { ...MAY, look: false } });
    expect(within(screen.getByRole('list', { name: 'The moves so far' })).queryAllByRole('button')).toEqual([]);
  });
});

describe('the clock of a seat', () => {
  it('is shown for every seat that has one, and runs out loud below a quarter of a minute', () => {
    shown([0], { clock: { left: [61_000, 9000], running: [], detail: {} } });
    const times = [...document.querySelectorAll('.clock')];
    expect(times.map((time) => time.textContent)).toEqual(['1:01', '0:09']);
    expect(times.map((time) => time.classList.contains('short'))).toEqual([false, true]);
  });
});

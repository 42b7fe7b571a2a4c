import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { board } from '../boards/find';
import { catalog } from '../games.svelte';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { say } from '../text/say.svelte';
import { answering } from '../wire/answers.fake';
import type { OutcomeTold, TableTold, View } from '../wire/messages';
import { gameTold, MAY, outcomeTold, seatTold } from '../wire/told.fake';
import Ending from './Ending.svelte';
import { seated } from './sitting.fake';

const button = (name: string) => screen.queryByRole('button', { name });

function ended(outcome: Partial<OutcomeTold> = {}, view: Partial<View> = {}, more: object = {}, table: Partial<TableTold> = {}) {
  const at = seated([0], { outcome: outcomeTold(outcome), ...view }, table);
  const { sitting } = at;
  const seats = sitting.table!.seats;
  render(Ending, {
    sitting, told: sitting.table!, view: sitting.view!, seats, names: seats.map((seat) => seat.name), Sheet: null, text: say, ...more,
  });
  return at;
}

beforeEach(() => {
  change({ language: 'en' });
});

describe('the end of a match', () => {
  it('says who won, and looks glad or not as the reader is', () => {
    ended({ winners: [0] });
    expect(screen.getByRole('region', { name: 'You win!' }).classList).toContain('won');
    cleanup();
    ended({ winners: [1] });
    expect(screen.getByRole('region', { name: say('shell-wins', { names: ['Bo'] }) }).classList).toContain('lost');
  });
  it('says that help was had', () => {
    ended({}, { assisted: true });
    expect(screen.getByText(say('shell-assisted'))).toBeTruthy();
  });
  it('offers again in the same seats and with seats changed, where it may', async () => {
    const { sent } = ended({}, { can: { ...MAY, rematch: true, anew: true } });
    await fireEvent.click(button('Play again')!);
    await fireEvent.click(button('Change seats')!);
    expect(sent()).toEqual([{ type: 'offer', seat: 0, offer: 'anew' }, { type: 'offer', seat: 0, offer: 'rematch' }]);
  });
  it('leads to the review and to another game', () => {
    ended({}, {}, { judged: '/review/t' });
    expect(screen.getByRole('link', { name: 'Learn from this game' }).getAttribute('href')).toBe('/review/t');
    expect(screen.getByRole('link', { name: 'Another game' }).getAttribute('href')).toBe('/');
  });
  it('shows the score sheet of its game where there is one', async () => {
    const module = await board('lacuna');
    ended({ detail: {} }, {}, { Sheet: module!.Sheet });
    expect(button('Score sheet')).toBeNull();
    ended({ detail: { colours: [], totals: [4, 3] } }, {}, { Sheet: module!.Sheet });
    expect(button('Score sheet')).not.toBeNull();
  });
});

const offered = () => [...document.querySelectorAll('.next [data-act]')].map((one) => one.getAttribute('data-act'));

it('one first thing to press and three others, won or lost', () => {
  ended({ winners: [1] }, { can: { ...MAY, rematch: true, anew: true } }, { judged: '/review/t' });
  expect(offered()).toEqual(['again', 'review', 'rematch', 'other']);
  expect(document.querySelectorAll('.next .main')).toHaveLength(1);
});

describe('after a game against bots', () => {
  const BOTS = { seats: [seatTold(0), seatTold(1, { kind: 'bot', name: '', level: 2 })] };
  const MADE = { table: 'next', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
  beforeEach(() => {
    catalog.games = [gameTold()];
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    catalog.games = null;
    vi.unstubAllGlobals();
  });

  it('seats and level are changed in one place', async () => {
    const { sent } = ended({}, { can: { ...MAY, rematch: true, anew: true } }, {}, BOTS);
    expect(offered()).toEqual(['again', 'change', 'other']);
    await fireEvent.click(button('Change seats or level')!);
    await fireEvent.click(button('Change seats')!);
    expect(sent()).toEqual([{ type: 'offer', seat: 0, offer: 'rematch' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('another level begins at once', async () => {
    const answers = answering({ 'POST /api/tables': MADE });
    ended({}, { can: { ...MAY, anew: true } }, {}, BOTS);
    await fireEvent.click(button('Change seats or level')!);
    expect(button('Change seats')).toBeNull();
    await fireEvent.click(button('1 · gentle')!);
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'next' }));
    expect(answers.asked[0]?.[1]).toMatchObject({ seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 1 }] });
  });
});

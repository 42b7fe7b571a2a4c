import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { board } from '../boards/find';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import type { OutcomeTold, View } from '../wire/messages';
import { MAY, outcomeTold } from '../wire/told.fake';
import Ending from './Ending.svelte';
import { seated } from './sitting.fake';

const review = vi.fn();
const button = (name: string) => screen.queryByRole('button', { name });

function ended(outcome: Partial<OutcomeTold> = {}, view: Partial<View> = {}, more: object = {}) {
  const at = seated([0], { outcome: outcomeTold(outcome), ...view });
  const { sitting } = at;
  const seats = sitting.table!.seats;
  render(Ending, {
    sitting, told: sitting.table!, view: sitting.view!, seats, names: seats.map((seat) => seat.name), Sheet: null, text: say, review, ...more,
  });
  return at;
}

beforeEach(() => {
  vi.clearAllMocks();
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
  it('leads into the replay and to another game', async () => {
    ended();
    await fireEvent.click(button('Replay')!);
    expect(review).toHaveBeenCalledOnce();
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

it('a lost match offers the same as a won one', () => {
  ended({ winners: [1] }, { can: { ...MAY, rematch: true, anew: true } });
  expect(within(screen.getByRole('region')).getAllByRole('button').map((one) => one.textContent)).toEqual(['Play again', 'Change seats', 'Replay']);
});

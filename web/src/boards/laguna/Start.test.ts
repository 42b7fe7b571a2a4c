import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Start from './Start.svelte';
import { text, VIEW } from './table.fake';

const play = vi.fn();
const choose = vi.fn();
const PLACES = ['place H 0 2 A', 'place H 1 2 A', 'place V 0 2 A', 'place H 1 5 B'];

beforeEach(() => {
  play.mockReset();
  choose.mockReset();
});
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a start place', () => {
  const show = (chosen = 0) => render(Start, { view: { ...VIEW, stage: 'place' }, moves: PLACES, chosen, text, choose, play });
  it('is sent as it is shown', async () => {
    show(2);
    await fireEvent.click(button('start-send'));
    expect(play).toHaveBeenCalledExactlyOnceWith('place V 0 2 A');
  });
  it('is one of a ring: before the first comes the last', async () => {
    show(0);
    await fireEvent.click(button(/start-previous/));
    await fireEvent.click(button(/start-next/));
    expect(choose.mock.calls).toEqual([[3], [1]]);
  });
  it('is turned where the island has another, and stays where it has none', async () => {
    show(1);
    await fireEvent.click(button(/start-turn/));
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
    const other = show(3);
    await fireEvent.click(within(other.container).getByRole('button', { name: /start-turn/ }));
    expect(choose).toHaveBeenCalledTimes(1);
  });
  it('is found by its island, which is told with its pearls', async () => {
    show(0);
    const islands = within(screen.getByRole('group', { name: 'start-island' })).getAllByRole('button');
    expect(islands.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(within(islands[0]!).getAllByRole('img').map((pearl) => pearl.getAttribute('aria-label'))).toEqual(['pearl r', 'pearl g', 'pearl y']);
    await fireEvent.click(islands[1]!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(3);
  });
});

describe('a pearl that a player places', () => {
  const view = { ...VIEW, stage: 'pearl' as const, pool: { r: 4, g: 0, b: 6, y: 2 } };
  const moves = ['pearl b A', 'pearl b B', 'pearl y B'];
  const show = () => render(Start, { view, moves, chosen: 0, text, choose, play });
  it('is a colour that may be placed and then an island', async () => {
    show();
    const colours = within(screen.getByRole('group', { name: 'start-colour' })).getAllByRole<HTMLButtonElement>('button');
    expect(colours.map((one) => one.disabled)).toEqual([true, true, false, false]);
    expect(colours.map((one) => one.textContent.trim().split(' ').at(-1))).toEqual(['4', '0', '6', '2']);
    await fireEvent.click(colours[3]!);
    await fireEvent.click(button('B'));
    expect(play).toHaveBeenCalledExactlyOnceWith('pearl y B');
  });
  it('needs a colour first, and goes only where it may lie', async () => {
    show();
    expect([button('A').disabled, button('B').disabled]).toEqual([true, true]);
    await fireEvent.click(button(/pearl y/));
    expect([button('A').disabled, button('B').disabled]).toEqual([true, false]);
  });
});

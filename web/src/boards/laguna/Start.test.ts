import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Helm } from './helm.svelte';
import Start from './Start.svelte';
import { text, VIEW } from './table.fake';
import type { Choices, View } from './wire';

vi.mock('../../sound', () => ({ sound: vi.fn() }));
const play = vi.fn();
const lift = vi.fn();
const PLACES = ['place H 0 2 A', 'place H 1 2 A', 'place V 0 2 A', 'place H 1 5 B'];

beforeEach(() => vi.clearAllMocks());
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });

function show(view: View, offer: Choices): Helm {
  const helm = new Helm(() => ({ view, offer, mine: null, gap: 0, play, peek: undefined }));
  render(Start, { view, helm, text, lift });
  return helm;
}

describe('a start place', () => {
  const placing = () => show({ ...VIEW, stage: 'place', rafts: [] }, { stage: 'place', moves: PLACES });
  it('is found by its island, which is told with its pearls', async () => {
    const helm = placing();
    const islands = within(screen.getByRole('group', { name: 'start-island' })).getAllByRole('button');
    expect(islands.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(within(islands[0]!).getAllByRole('img').map((pearl) => pearl.getAttribute('aria-label'))).toEqual(['pearl r', 'pearl g', 'pearl y']);
    await fireEvent.click(islands[1]!);
    expect(helm.start).toEqual({ orient: 'H', row: 1, col: 5, island: 'B' });
  });
  it('is turned where the island has another, and stays where it has none', () => {
    const helm = placing();
    helm.turn();
    expect(helm.place).toBe(2);
    helm.place = 3;
    helm.turn();
    expect(helm.place).toBe(3);
  });
});

describe('a pearl that a player places', () => {
  const view = { ...VIEW, stage: 'pearl' as const, pool: { r: 4, g: 0, b: 6, y: 2 } };
  const distributing = () => show(view, { stage: 'pearl', moves: ['pearl b A', 'pearl b B', 'pearl y B'] });
  it('is a colour that may be placed and then an island', async () => {
    distributing();
    const colours = within(screen.getByRole('group', { name: 'start-colour' })).getAllByRole<HTMLButtonElement>('button');
    expect(colours.map((one) => one.disabled)).toEqual([true, true, false, false]);
    expect(colours.map((one) => one.textContent.trim().split(' ').at(-1))).toEqual(['4', '0', '6', '2']);
    await fireEvent.click(colours[3]!, { detail: 0 });
    expect([button('A').disabled, button('B').disabled]).toEqual([true, false]);
    await fireEvent.click(button('B'));
    expect(play).toHaveBeenCalledExactlyOnceWith('pearl y B');
  });
  it('needs a colour first, and is lifted by a finger', async () => {
    distributing();
    expect([button('A').disabled, button('B').disabled]).toEqual([true, true]);
    await fireEvent.pointerDown(button(/pearl y/));
    expect(lift).toHaveBeenCalledWith(expect.anything(), 'y');
  });
});

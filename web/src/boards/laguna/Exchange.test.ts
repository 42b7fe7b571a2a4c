import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Exchange from './Exchange.svelte';
import { BLUE, RED, SAILING, text, VIEW } from './table.fake';

const play = vi.fn();
const CROSSED = ['trade 1 1>2 2>1', 'trade 1 1>3 2>1', 'trade 1 1>2 2>4', 'trade 1 1>3 2>4'];

function show(moves = SAILING.moves) {
  return render(Exchange, { mine: RED, theirs: BLUE, rows: VIEW.rows, name: 'Bo', moves, text, play });
}
const hole = (whose: string, number: number) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${whose}: hole-\\w+ \\S ${number} `) });
const ways = () => screen.queryAllByRole('button', { name: /^trade-send/ });

beforeEach(() => play.mockReset());

it('a pearl of each raft that a legal exchange moves can be confirmed', async () => {
  show();
  expect(ways()).toHaveLength(0);
  await fireEvent.click(hole('own-raft', 1));
  await fireEvent.click(hole('Bo', 6));
  await fireEvent.click(ways()[0]!);
  expect(play).toHaveBeenCalledExactlyOnceWith('trade 1 0>0 5>5');
  expect(ways()).toHaveLength(0);
});

it('pearls that do not fit each other cannot be confirmed', async () => {
  show();
  await fireEvent.click(hole('own-raft', 1));
  await fireEvent.click(hole('Bo', 2));
  expect(ways()).toHaveLength(0);
  expect(screen.getByText('trade-pick')).toBeTruthy();
});

it('a pearl that no exchange moves cannot be picked', () => {
  show();
  expect([1, 2, 5].map((number) => hole('own-raft', number).disabled)).toEqual([false, false, true]);
});

it('a pearl that is pressed again stays where it is', async () => {
  show();
  await fireEvent.click(hole('own-raft', 1));
  expect(hole('own-raft', 1).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(hole('own-raft', 1));
  expect(hole('own-raft', 1).getAttribute('aria-pressed')).toBe('false');
});

it('crossed rafts offer every way, numbered', async () => {
  show(CROSSED);
  await fireEvent.click(hole('own-raft', 2));
  await fireEvent.click(hole('Bo', 3));
  expect(ways().map((way) => way.textContent)).toEqual([1, 2, 3, 4].map((number) => `trade-send ${number}`));
  await fireEvent.click(ways()[2]!);
  expect(play).toHaveBeenCalledExactlyOnceWith(CROSSED[2]);
});

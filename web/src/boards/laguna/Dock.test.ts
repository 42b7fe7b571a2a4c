import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Dock from './Dock.svelte';
import { RED, SAILING, text } from './table.fake';

const play = vi.fn();
const UNDER = ['?', '?', 'x', '.', '?', '>'];

function show(pearls = 'rgy', moves = SAILING.moves) {
  return render(Dock, { island: 'A', pearls, raft: RED, under: UNDER, moves, text, play });
}
const ashore = (colour: string) => screen.getByRole('button', { name: `pearl ${colour}` });
const hole = (number: number) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`own-raft: hole-\\w+ .*\\b${number}\\b`) });

beforeEach(() => play.mockReset());

it('a pearl ashore and an open hole are a loading', async () => {
  show();
  await fireEvent.click(ashore('y'));
  await fireEvent.click(hole(6));
  expect(play).toHaveBeenCalledExactlyOnceWith('load A y 5');
});

it('a pearl ashore and a covered hole are an exchange', async () => {
  show();
  await fireEvent.click(ashore('y'));
  await fireEvent.click(hole(1));
  expect(play).toHaveBeenCalledExactlyOnceWith('swap A 0 y0');
});

it('only holes that make a legal move can be pressed', async () => {
  show();
  expect(hole(6).disabled).toBe(true);
  await fireEvent.click(ashore('r'));
  expect([3, 6].map((number) => hole(number).disabled)).toEqual([false, true]);
});

it('the same pearl pressed twice is put back', async () => {
  show();
  await fireEvent.click(ashore('y'));
  expect(ashore('y').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('dock-hole')).toBeTruthy();
  await fireEvent.click(ashore('y'));
  expect(screen.getByText('dock-pick')).toBeTruthy();
});

it('without a pearl picked a hole leaves its own where that is legal', async () => {
  show('rgy', ['drop A 4']);
  await fireEvent.click(hole(5));
  expect(play).toHaveBeenCalledExactlyOnceWith('drop A 4');
});

it('an island without pearls says so', () => {
  show('');
  expect(screen.getByText('dock-empty')).toBeTruthy();
});

it('a hole is told with its pearl or with what lies beneath', () => {
  show();
  expect(hole(1).getAttribute('aria-label')).toBe('own-raft: hole-pearl r 1 symbol-unknown');
  const beneath = [3, 4, 6].map((number) => hole(number).getAttribute('aria-label'));
  expect(beneath).toEqual(['own-raft: hole-open - 3 symbol-reef', 'own-raft: hole-open - 4 symbol-water', 'own-raft: hole-open - 6 symbol-arrow']);
});

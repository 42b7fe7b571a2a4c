import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Pad from './Pad.svelte';
import { text } from './table.fake';

const go = vi.fn();
const look = vi.fn();

function show(more: { peek?: boolean; looking?: boolean; trade?: () => void } = {}) {
  return render(Pad, { steps: ['E'], currents: ['S'], peek: true, looking: false, text, go, look, ...more });
}
const way = (name: string) => screen.getByRole('button', { name: `do-step ${name}` });
const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  [go, look].forEach((one) => one.mockReset());
});
afterEach(() => vi.useRealTimers());

it('a thumb that stays sails on until it leaves', async () => {
  show();
  await fireEvent.pointerDown(way('E'));
  vi.advanceTimersByTime(500);
  await fireEvent.pointerUp(way('E'));
  vi.advanceTimersByTime(2_000);
  expect(go.mock.calls).toEqual([['E', false], ['E', true], ['E', true]]);
});

it('a thumb that slides off stops', async () => {
  show();
  await fireEvent.pointerDown(way('N'));
  await fireEvent.pointerLeave(way('N'));
  vi.advanceTimersByTime(2_000);
  expect(go).toHaveBeenCalledTimes(1);
});

it('a pad that is taken away stops too', async () => {
  const { unmount } = show();
  await fireEvent.pointerDown(way('E'));
  unmount();
  vi.advanceTimersByTime(2_000);
  expect(go).toHaveBeenCalledTimes(1);
});

it('the keyboard presses a way once, and a press by hand is not counted twice', async () => {
  show();
  await fireEvent.click(way('W'), { detail: 0 });
  await fireEvent.click(way('W'), { detail: 1 });
  expect(go).toHaveBeenCalledExactlyOnceWith('W', false);
});

it('ways that can be sailed and ways that a current pulls are marked', () => {
  show();
  expect(['N', 'E', 'S', 'W'].filter((one) => way(one).classList.contains('can'))).toEqual(['E']);
  expect(['N', 'E', 'S', 'W'].filter((one) => way(one).classList.contains('pulled'))).toEqual(['S']);
});

it('looking is switched on and off', async () => {
  const { unmount } = show();
  await fireEvent.click(named('do-peek'));
  unmount();
  show({ looking: true });
  await fireEvent.click(named('do-peek'));
  expect(look.mock.calls).toEqual([[true], [false]]);
});

it('what the rules do not allow now is not there', () => {
  show({ peek: false });
  expect(screen.queryByRole('button', { name: 'do-peek' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'do-trade' })).toBeNull();
});

it('a raft beside is one press away', async () => {
  const trade = vi.fn();
  show({ trade });
  await fireEvent.click(named('do-trade'));
  expect(trade).toHaveBeenCalledOnce();
});

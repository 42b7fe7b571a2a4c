import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Pad from './Pad.svelte';
import { text } from './table.fake';

const go = vi.fn();
const stop = vi.fn();
const look = vi.fn();

function show(more: { end?: boolean; peek?: boolean } = {}) {
  return render(Pad, { steps: ['E'], currents: ['S'], end: true, peek: true, text, go, stop, look, ...more });
}
const way = (name: string) => screen.getByRole('button', { name: `do-step ${name}` });
const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  [go, stop, look].forEach((one) => one.mockReset());
});
afterEach(() => vi.useRealTimers());

it('a thumb that stays sails on until it leaves', async () => {
  show();
  await fireEvent.pointerDown(way('E'));
  vi.advanceTimersByTime(500);
  await fireEvent.pointerUp(way('E'));
  vi.advanceTimersByTime(2_000);
  expect(go.mock.calls).toEqual([['E'], ['E'], ['E']]);
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
  expect(go).toHaveBeenCalledExactlyOnceWith('W');
});

it('ways that can be sailed and ways that a current pulls are marked', () => {
  show();
  expect(['N', 'E', 'S', 'W'].filter((one) => way(one).classList.contains('can'))).toEqual(['E']);
  expect(['N', 'E', 'S', 'W'].filter((one) => way(one).classList.contains('pulled'))).toEqual(['S']);
});

it('looking lasts as long as it is held', async () => {
  show();
  await fireEvent.pointerDown(named('do-peek'));
  await fireEvent.pointerUp(named('do-peek'));
  await fireEvent.keyDown(named('do-peek'), { key: 'Enter' });
  await fireEvent.keyUp(named('do-peek'), { key: 'Enter' });
  expect(look.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it('what the rules do not allow now cannot be pressed', async () => {
  show({ end: false, peek: false });
  expect([named('do-end').disabled, named('do-peek').disabled]).toEqual([true, true]);
});

it('a turn is ended with one press', async () => {
  show();
  await fireEvent.click(named('do-end'));
  expect(stop).toHaveBeenCalledTimes(1);
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import Replay from './Replay.svelte';

const look = vi.fn();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

it('buttons and the slider of a replay say which ply to look at', async () => {
  render(Replay, { ply: 9, looked: 4, seats: 2, fork: null, look });
  await fireEvent.click(button('To the beginning'));
  await fireEvent.click(button('One move back'));
  await fireEvent.click(button('One move on'));
  await fireEvent.click(button('To the present'));
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '7' } });
  expect(look.mock.calls).toEqual([[0], [3], [5], [null], [7]]);
});

it('a replay at the present leads only back, and says where it stands', () => {
  render(Replay, { ply: 9, looked: null, seats: 2, fork: null, look });
  expect(button('One move on').disabled).toBe(true);
  expect(button('One move back').disabled).toBe(false);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(say('shell-ply', { ply: 9, of: 9 }));
});

it('a replay leads on to a game of one’s own only where that is allowed', async () => {
  const fork = vi.fn();
  const { unmount } = render(Replay, { ply: 9, looked: 4, seats: 2, fork, look });
  await fireEvent.click(button(say('shell-fork', { seats: 2 })));
  expect(fork).toHaveBeenCalledOnce();
  unmount();
  render(Replay, { ply: 9, looked: 4, seats: 2, fork: null, look });
  expect(screen.queryByRole('button', { name: say('shell-fork', { seats: 2 }) })).toBeNull();
});

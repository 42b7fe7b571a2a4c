import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { seatTold } from '../wire/told.fake';
import Replay from './Replay.svelte';

const look = vi.fn();
const close = vi.fn();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shown = (more: object = {}) =>
  render(Replay, { ply: 9, looked: 4, told: 'Bo lays the fox.', seats: [seatTold(0), seatTold(1)], pace: 800, address: null, fork: null, look, close, ...more });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  change({ language: 'en' });
});
afterEach(() => vi.useRealTimers());

describe('a replay', () => {
  it('looks at the ply that its buttons and its slider say', async () => {
    shown();
    await fireEvent.click(button('To the beginning'));
    await fireEvent.click(button('One move back'));
    await fireEvent.click(button('One move on'));
    await fireEvent.click(button('To the present'));
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '7' } });
    expect(look.mock.calls).toEqual([[0], [3], [5], [null], [7]]);
  });
  it('says what the move that led there did', () => {
    shown();
    expect(screen.getByText('Bo lays the fox.')).toBeTruthy();
  });
  it('leads only back from the present, and says where it stands', () => {
    shown({ looked: null });
    expect(button('One move on').disabled).toBe(true);
    expect(button('One move back').disabled).toBe(false);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(say('shell-ply', { ply: 9, of: 9 }));
  });
  it('runs by itself, a move at a time, and halts at the present', async () => {
    const { rerender } = shown({ looked: 8 });
    await fireEvent.click(button('Play by itself'));
    vi.advanceTimersByTime(959);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(look.mock.calls).toEqual([[9]]);
    await rerender({ looked: null });
    expect(button('Play by itself').getAttribute('aria-pressed')).toBe('false');
    vi.advanceTimersByTime(5000);
    expect(look).toHaveBeenCalledOnce();
  });
  it('runs from the beginning when it stands at the present', async () => {
    shown({ looked: null });
    await fireEvent.click(button('Play by itself'));
    expect(look.mock.calls).toEqual([[0]]);
  });
  it('asks which side to play when it goes on from here', async () => {
    const fork = vi.fn();
    shown({ fork });
    await fireEvent.click(button('Go on from here'));
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bo' }));
    expect(fork).toHaveBeenCalledExactlyOnceWith(1);
  });
  it('asks nothing of whoever plays alone, and goes on only where that is allowed', async () => {
    const fork = vi.fn();
    const { unmount } = shown({ fork, seats: [seatTold(0)] });
    await fireEvent.click(button('Go on from here'));
    expect(fork).toHaveBeenCalledExactlyOnceWith(0);
    unmount();
    shown();
    expect(screen.queryByRole('button', { name: 'Go on from here' })).toBeNull();
  });
  it('has a link to the position that is looked at', async () => {
    shown({ address: (ply: number) => `there#${ply}` });
    await fireEvent.click(button('Link to this position'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this position' }).value).toBe('there#4');
  });
  it('closes', async () => {
    shown();
    await fireEvent.click(button('Close'));
    expect(close).toHaveBeenCalledOnce();
  });
});

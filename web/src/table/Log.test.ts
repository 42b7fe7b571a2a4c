import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { entryTold } from '../wire/told.fake';
import Log from './Log.svelte';

const look = vi.fn();
const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, null)];
const shown = (more: object = {}) => render(Log, { game: 'interactions', log, names: ['Ada', 'Bo'], looked: null, look, ...more });
const moves = () => within(screen.getByRole('list', { name: 'The moves so far' }));

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

describe('the moves so far', () => {
  it('are none at the beginning', () => {
    shown({ log: [] });
    expect(screen.getByText('No move yet.')).toBeTruthy();
  });
  it('are listed, the one that is looked at marked, and lead to their position', async () => {
    shown({ looked: 1 });
    expect(moves().getAllByRole('button').map((button) => button.textContent)).toEqual(['m0', 'm1', 'm2']);
    expect(moves().getByRole('button', { current: 'step' }).textContent).toBe('m0');
    await fireEvent.click(moves().getByText('m2'));
    expect(look).toHaveBeenCalledExactlyOnceWith(3);
  });
  it('open at the newest, once the drawer they are in has its height', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    shown();
    height.mockReturnValue(900);
    vi.advanceTimersToNextFrame();
    expect(screen.getByRole('list', { name: 'The moves so far' }).scrollTop).toBe(900);
    height.mockRestore();
    vi.useRealTimers();
  });
  it('lead nowhere where looking back is not allowed', () => {
    shown({ look: null });
    expect(moves().queryAllByRole('button')).toEqual([]);
  });
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change, preferences } from '../preferences.svelte';
import { seatTold, tableTold } from '../wire/told.fake';
import Called from './Called.svelte';

beforeEach(() => change({ language: 'en', name: '' }));

describe('what somebody is called', () => {
  it('is changed by who holds the seat, and remembered for the next table', async () => {
    const rename = vi.fn();
    render(Called, { told: tableTold([0]), rename });
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Ada L. ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(rename).toHaveBeenCalledWith(0, 'Ada L.');
    expect(preferences.name).toBe('Ada L.');
  });
  it('is asked of everybody at a shared screen, and of no bot', () => {
    render(Called, { told: { ...tableTold([0, 1]), seats: [seatTold(0), seatTold(1), seatTold(2, { kind: 'bot' })] }, rename: vi.fn() });
    expect([screen.getByLabelText('Name of player 1'), screen.getByLabelText('Name of player 2')]).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
  it('is nothing that a watcher can change', () => {
    render(Called, { told: tableTold([]), rename: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import type { SeatTold } from '../wire/messages';
import Notices from './Notices.svelte';
import type { Sitting } from './sitting.svelte';

const seat = (number: number, more: Partial<SeatTold> = {}): SeatTold => ({
  seat: number,
  kind: 'link',
  name: ['Ada', 'Bo'][number]!,
  level: null,
  taken: true,
  present: true,
  gone: false,
  ...more,
});

const calls = { gone: vi.fn(), answer: vi.fn(), hurry: vi.fn(), stop: vi.fn(), rules: vi.fn() };

function shown(sitting: object, seats = [seat(0), seat(1)]) {
  const whole = { mine: [0], seat: 0, line: 'open', refused: null, job: null, view: null, ...calls, ...sitting };
  render(Notices, {
    sitting: whole as unknown as Sitting,
    game: 'interactions',
    seats,
    names: ['Ada', 'Bo'],
    rules: calls.rules,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

describe('what needs an eye', () => {
  it('lets the others choose what to do about somebody who is gone', async () => {
    shown({}, [seat(0), seat(1, { gone: true, present: false })]);
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play on' }));
    await fireEvent.click(screen.getByRole('button', { name: 'End without result' }));
    expect(calls.gone.mock.calls).toEqual([
      [1, 'bot'],
      [1, 'end'],
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Wait' }));
    expect(screen.queryByText(/has been away/)).toBeNull();
  });
  it('asks only those whose word is missing', async () => {
    shown({ view: { offers: [{ offer: 'takeback', seat: 1, accepted: [], waiting: [0] }] } });
    expect(screen.getByText('Bo would like to take back a move. All right?')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(calls.answer).toHaveBeenCalledWith(0, 'takeback', false);
  });
  it('lets an offer be withdrawn by whoever made it', async () => {
    shown({ view: { offers: [{ offer: 'draw', seat: 0, accepted: [], waiting: [1] }] } });
    await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(calls.answer).toHaveBeenCalledWith(0, 'draw', false);
  });
  it('shows a refusal in words and leads to its clause', async () => {
    shown({ refused: { type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } } });
    expect(screen.getByRole('alert').textContent).toContain('f6');
    await fireEvent.click(screen.getByRole('button', { name: 'See the rule (IXN-10)' }));
    expect(calls.rules).toHaveBeenCalledWith('IXN-10');
  });
  it('says that the line is lost and tries at once when asked', async () => {
    shown({ line: 'lost' });
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls.hurry).toHaveBeenCalled();
  });
  it('shows that a hint is being looked for, and stops it', async () => {
    shown({ job: { type: 'job', job: 'j', kind: 'hint', state: 'running', progress: { share: 0.5 }, result: null } });
    expect(screen.getByText('Looking for a good move…')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(calls.stop).toHaveBeenCalled();
  });
});

import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import Sheet from './Sheet.svelte';
import type { Detail } from './wire';

const DETAIL: Detail = {
  rows: [{ row: 1, suit: 'C', placed: 12 }, { row: 2, suit: null, placed: 0 }, { row: 3, suit: 'H', placed: 2 }, { row: 4, suit: 'S', placed: 1 }],
  placed: 15, redeals: 2, moves: 81,
};

function shown(detail: Partial<Detail>): string[] {
  change({ language: 'en' });
  const outcome = { reason: 'blocked', scores: [15], returns: [-1], winners: [], seat: null, detail };
  render(Sheet, { outcome, seats: [], text: say });
  return screen.queryAllByRole('row').map((row) => within(row).getByRole('cell').textContent ?? '');
}

describe('the score sheet', () => {
  it('gives every row, then what is counted', () => {
    expect(shown(DETAIL)).toEqual(['12', '0', '2', '1', '15', '2', '81']);
  });
  it('adds the points where redeals cost some', () => {
    expect(shown({ ...DETAIL, cost: 5, points: 5 }).at(-1)).toBe('5');
    expect(screen.getByText(/2 × 5/)).toBeTruthy();
  });
  it('is empty where a match ended before its count', () => {
    expect(shown({})).toEqual([]);
  });
});

import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { bridgesOf, ROWS, signed, standing } from './sheet';
import { POSITIONS } from '../positions.fake';
import { soFar } from './prompts';
import Sheet from './Sheet.svelte';
import type { Detail, SeatSheet } from './wire';

const LINE: SeatSheet = {
  placed: 78, squares: 4, obstacles: 2, tower: 1, bridges: [{ axis: 'NS', cells: [[0, 0], [1, 0]] }], reserve: 7, discarded: 5, total: 226,
};
const POOR: SeatSheet = { ...LINE, placed: 0, squares: 0, obstacles: 0, tower: 0, bridges: [], reserve: 90, discarded: 0, total: -90 };

function shown(detail: Detail): HTMLElement[] {
  change({ language: 'en' });
  const outcome = { reason: 'full', scores: [226, -90], returns: [1, -1], winners: [0], seat: null, detail };
  render(Sheet, { outcome, seats: [], text: say });
  return screen.queryAllByRole('row');
}

describe('the sheet', () => {
  it('adds up to the total line by line', () => {
    for (const line of [LINE, POOR]) {
      expect(ROWS.reduce((sum, { number, worth }) => sum + number(line) * worth, 0)).toBe(line.total);
    }
  });
  it('writes a true minus', () => {
    expect([signed(-90), signed(0), signed(12)]).toEqual(['−90', '0', '12']);
  });
  it('gives every bridge to its owner', () => {
    expect(bridgesOf({ seats: [POOR, LINE] })).toEqual([{ axis: 'NS', cells: [[0, 0], [1, 0]], seat: 1 }]);
    expect(bridgesOf({})).toEqual([]);
    expect(bridgesOf(undefined)).toEqual([]);
  });
  it('shows what each line is worth and how often', () => {
    const rows = shown({ seats: [LINE, POOR] });
    expect(rows).toHaveLength(ROWS.length + 2);
    const told = rows.slice(1).map((row) => within(row).getAllByRole('cell').map((cell) => cell.textContent));
    expect(told[0]).toEqual(['78', '0']);
    expect(told[1]).toEqual(['404×10', '00×10']);
    expect(told[5]).toEqual(['−7', '−90']);
    expect(told.at(-1)).toEqual(['226', '−90']);
  });
  it('says where more bridges are neither found nor refuted', () => {
    const open = say('forma-sheet-open');
    shown({ seats: [LINE, POOR] });
    expect(screen.queryByText(open)).toBeNull();
    shown({ seats: [{ ...LINE, open: true }, POOR] });
    expect(screen.getByText(open)).toBeTruthy();
  });
});

describe('bridges that stand', () => {
  const { trays } = POSITIONS.forma.view;
  const built = (...cells: [number, number][]) => ({ ...trays[0]!, built: [{ axis: 'NS' as const, cells }] });

  it('wait for the piece that finishes them, and then come last', () => {
    const both = [built([0, 0], [1, 0]), built([0, 1], [1, 1])];
    expect(standing(both, [[0, 0]], false).map(({ seat }) => seat)).toEqual([1]);
    expect(standing(both, [[0, 0]], true).map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it('are in the running total', () => {
    const worth = soFar(built([0, 0])) - soFar({ ...trays[0]!, built: [] });
    expect(worth).toBe(50);
    expect(soFar({ ...built([0, 0]), bridges: 0 })).toBe(soFar({ ...trays[0]!, built: [], bridges: 0 }));
  });
});

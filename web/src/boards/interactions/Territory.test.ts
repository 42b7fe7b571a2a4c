import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Territory from './Territory.svelte';
import type { LaidTile } from './wire';

const laid = (cell: string, tile: string, owner = 0): LaidTile => ({ cell, owner, tile, front: true, value: 3 });
const [choose, consider, about] = [vi.fn(), vi.fn(), vi.fn()];

function show(more: Partial<{ cells: LaidTile[]; open: string[]; coordinates: boolean; hinted: string | null }> = {}) {
  render(Territory, {
    cells: [laid('f6', 'S'), laid('g6', 'A', 1)], format: [3, 4], open: ['f5', 'g5', 'e6', 'h6'], thought: null, laid: ['g6'], turned: ['f6'],
    hinted: null, coordinates: false, title: 'Territory', describe: (cell: string) => cell, choose, consider, about, ...more,
  });
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const reachable = () => screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0).map((one) => one.dataset.cell);

beforeEach(() => [choose, consider, about].forEach((called) => called.mockReset()));

test('cells are rows of a grid, in reading order', () => {
  show();
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll<HTMLElement>('[role=gridcell]')].map((one) => one.dataset.cell));
  expect(rows).toEqual([['f5', 'g5'], ['e6', 'f6', 'g6', 'h6']]);
});

test('an open cell is chosen, a tile is asked about', async () => {
  show();
  await fireEvent.click(cell('e6'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('e6');
  await fireEvent.click(cell('g6'));
  expect(about).toHaveBeenCalledExactlyOnceWith('A');
  expect(choose).toHaveBeenCalledOnce();
});

test('Tab enters at one cell, and an arrow key takes it along', async () => {
  show();
  expect(reachable()).toEqual(['f5']);
  cell('f5').focus();
  await fireEvent.keyDown(cell('f5'), { key: 'ArrowRight' });
  await vi.waitFor(() => expect(document.activeElement).toBe(cell('g5')));
  expect(reachable()).toEqual(['g5']);
});

test('at the edge an arrow key stays', async () => {
  show();
  cell('f5').focus();
  await fireEvent.keyDown(cell('f5'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell('f5'));
});

test('without an open cell Tab enters at what was laid last', () => {
  show({ open: [] });
  expect(reachable()).toEqual(['g6']);
});

test('an open cell is considered while it has the focus, a tile is not', async () => {
  show();
  await fireEvent.focus(cell('e6'));
  expect(consider).toHaveBeenLastCalledWith('e6');
  await fireEvent.blur(cell('e6'));
  expect(consider).toHaveBeenLastCalledWith(null);
  consider.mockReset();
  await fireEvent.focus(cell('g6'));
  expect(consider).not.toHaveBeenCalled();
});

test('nothing laid and nothing open is an empty picture', () => {
  show({ cells: [], open: [] });
  expect(screen.getByRole('img', { name: 'Territory' })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Mark } from './happened';
import Territory from './Territory.svelte';
import type { LaidTile } from './wire';

const laid = (cell: string, tile: string, owner = 0): LaidTile => ({ cell, owner, tile, front: true, value: 3 });
const [choose, beside, consider, about] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const MARKS = new Map<string, Mark>([['g6', { by: 1, laid: true, values: [] }], ['f6', { by: 1, laid: false, values: [7, 3] }]]);

function show(more: Partial<{ cells: LaidTile[]; open: string[]; coordinates: boolean; lit: number[] }> = {}) {
  return render(Territory, {
    cells: [laid('f6', 'S'), laid('g6', 'A', 1)], format: [3, 4], open: ['f5', 'g5', 'e6', 'h6'], thought: null, changes: new Map(), chosen: null, marks: MARKS,
    hint: null, lit: null, still: false, coordinates: false, title: 'Territory', describe: (cell: string) => cell, choose, laying: false, beside, consider, about, ...more,
  });
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const reachable = () => screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0).map((one) => one.dataset.cell);

beforeEach(() => [choose, beside, consider, about].forEach((called) => called.mockReset()));

test('cells are rows of a grid, in reading order', () => {
  show();
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll<HTMLElement>('[role=gridcell]')].map((one) => one.dataset.cell));
  expect(rows).toEqual([['f5', 'g5'], ['e6', 'f6', 'g6', 'h6']]);
});

test('an open cell is chosen, a tile is asked about', async () => {
  show();
  await fireEvent.click(cell('e6'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('e6', false);
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

test('a finger that presses a cell has not seen it before', async () => {
  show();
  await fireEvent.pointerDown(cell('e6'), { pointerType: 'touch' });
  await fireEvent.focus(cell('e6'));
  await fireEvent.click(cell('e6'));
  expect(consider).not.toHaveBeenCalled();
  expect(choose).toHaveBeenCalledExactlyOnceWith('e6', true);
});

test('what others did stays marked: who laid a tile, what a turned one was', () => {
  show();
  expect([cell('g6').dataset.by, cell('g6').classList.contains('laid')]).toEqual(['1', true]);
  expect(cell('f6').querySelector('.change')?.textContent.trim()).toBe('7 → 3');
});

test('the possible outlines are drawn from the start, the final one as soon as it is known', async () => {
  const { container, rerender } = show({ cells: [] });
  const outlines = () => [...container.querySelectorAll<HTMLElement>('[data-outline]')].map((one) => one.dataset.outline);
  expect(outlines()).toEqual(['possible', 'possible']);
  await rerender({ cells: ['d6', 'e6', 'f6', 'g6', 'd7', 'd8'].map((at) => laid(at, 'P')) });
  expect(outlines()).toEqual(['final']);
});

test('nothing laid and nothing open is an empty picture', () => {
  show({ cells: [], open: [] });
  expect(screen.getByRole('img', { name: 'Territory' })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

/** A press on the page itself, six cells wide and five high around the two tiles; as it would be on a page of that size. */
async function press(container: HTMLElement, x: number, y: number) {
  const page = container.querySelector('.room')!;
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 604, 504));
  await fireEvent.pointerDown(page);
  await fireEvent.click(page, { clientX: x, clientY: y });
}

test('a press where no tile can go is told, by its cell', async () => {
  const { container } = show();
  await press(container, 152, 152);
  expect(beside.mock.calls).toEqual([['e5']]);
  expect(choose).not.toHaveBeenCalled();
});

test('a press beside the cells says nothing while nothing can be laid, nor when it only ended what was shown', async () => {
  const { container, rerender } = show({ open: [] });
  await press(container, 152, 152);
  const page = container.querySelector('.room')!;
  await fireEvent.pointerDown(page);
  await rerender({ open: ['f5', 'g5', 'e6', 'h6'] });
  await fireEvent.click(page, { clientX: 152, clientY: 152 });
  expect(beside).not.toHaveBeenCalled();
});

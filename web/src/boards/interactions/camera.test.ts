import { expect, test } from 'vitest';
import { cameraOf, cellAt, keptCamera, outlineOf, regionsOf, settles, Steady, type Camera } from './camera';

const block = (columns: string, rows: number[]) => [...columns].flatMap((column) => rows.map((row) => `${column}${row}`));

test('the first tile may be any of the final ones, lying or standing', () => {
  expect(regionsOf(['f6'], [3, 4])).toEqual([
    { top: 3, left: 2, bottom: 7, right: 8 },
    { top: 2, left: 3, bottom: 8, right: 7 },
  ]);
});

test('a row of four has decided which way it lies, not how far up', () => {
  const regions = regionsOf(block('defg', [6]), [3, 4]);
  expect(regions).toEqual([{ top: 3, left: 3, bottom: 7, right: 6 }]);
  expect(outlineOf(regions, [3, 4])).toBeNull();
});

test('the outline is known as soon as it can be no other', () => {
  const cells = [...block('defg', [6]), 'd7', 'd8'];
  expect(outlineOf(regionsOf(cells, [3, 4]), [3, 4])).toEqual({ top: 5, left: 3, bottom: 7, right: 6 });
  expect(cameraOf(cells, [3, 4])).toEqual({ row: 6.5, column: 5, rows: 3, columns: 4 });
});

test('the tile that settles the outline is told from those before and after it', () => {
  const cells = [...block('defg', [6]), 'd7', 'd8'];
  expect(settles(['d8'], cells, [3, 4])).toBe(true);
  expect(settles(['d7'], cells.slice(0, -1), [3, 4])).toBe(false);
  expect(settles(['e7'], [...cells, 'e7'], [3, 4])).toBe(false);
  expect(settles(cells, cells, [3, 4])).toBe(false);
});

test('a square block may still grow both ways, so both ways are seen', () => {
  expect(cameraOf(block('efg', [5, 6, 7]), [3, 4])).toEqual({ row: 5.5, column: 5.5, rows: 5, columns: 5 });
});

test('every cell that may be played next is seen', () => {
  expect(cameraOf(block('defgh', [6]), [3, 6])).toEqual({ row: 5.5, column: 5.5, rows: 5, columns: 7 });
});

test('until the outline is known one looks from the same height, whatever is laid', () => {
  for (const cells of [[], ['f6'], ['f6', 'g6'], ['f6', 'f7', 'g7']]) expect(cameraOf(cells, [4, 6])).toMatchObject({ rows: 6, columns: 6 });
});

test('the page is looked at around the first cell before anything lies there', () => {
  expect(cameraOf([], [3, 4])).toMatchObject({ row: 5.5, column: 5.5 });
});

test('a point of the page is a cell of what is looked at', () => {
  const camera = { row: 5.5, column: 6, rows: 5, columns: 6 };
  const at = (x: number, y: number) => cellAt({ x, y }, { width: 604, height: 504 }, camera, 4);
  expect(at(302, 252)).toBe('g6');
  expect(at(301, 252)).toBe('f6');
  expect(at(3, 3)).toBe('d4');
  expect(cellAt({ x: 0, y: 0 }, { width: 604, height: 504 }, { row: 0.5, column: 0.5, rows: 5, columns: 5 }, 4)).toBeNull();
});

test('the camera stays while every cell that may be used is seen, and then moves by whole cells', () => {
  const frames: Camera[] = [];
  for (const cells of [[], ['f6'], ['f6', 'g6'], ['f6', 'g6', 'g7'], ['f6', 'g6', 'g7', 'h7']]) frames.push(keptCamera(frames.at(-1) ?? null, cells, [3, 4]));
  expect(frames.slice(0, 4).map((frame) => frame)).toEqual([frames[0], frames[0], frames[0], frames[0]]);
  expect(frames[4]).toEqual({ ...frames[0]!, column: frames[0]!.column + 1 });
});

test('the outline is looked at once it is known, and a step back looks afresh', () => {
  const known = [...block('defg', [6]), 'd7', 'd8'];
  const camera = keptCamera(keptCamera(null, ['f6'], [3, 4]), known, [3, 4]);
  expect(camera).toEqual(cameraOf(known, [3, 4]));
  expect(keptCamera(camera, ['f6'], [3, 4])).toEqual(cameraOf(['f6'], [3, 4]));
});

test('a position that comes back is looked at from where it was', () => {
  const steady = new Steady();
  const asked = steady.over(['f6', 'g6'], [3, 4]);
  expect(steady.over(['f6', 'g6', 'g5', 'g4'], [3, 4])).not.toEqual(asked);
  expect(steady.over(['f6', 'g6'], [3, 4])).toEqual(asked);
});

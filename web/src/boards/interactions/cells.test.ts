import { expect, test } from 'vitest';
import { boxOf, frameOf, next, placeOf } from './cells';

test('cells count from the top left', () => {
  expect(placeOf('a1')).toEqual({ row: 0, column: 0 });
  expect(placeOf('k11')).toEqual({ row: 10, column: 10 });
});

test('an empty Territory is framed around the first cell', () => {
  expect(frameOf([], [3, 4])).toEqual(boxOf(['f6']));
});

test('the frame leaves room on every side while the format lets it grow', () => {
  expect(frameOf(['f6'], [3, 4])).toEqual({ top: 4, left: 4, bottom: 6, right: 6 });
});

test('a row of four leaves no room at its ends', () => {
  const frame = frameOf(['e6', 'f6', 'g6', 'h6'], [3, 4]);
  expect([frame.left, frame.right]).toEqual([4, 7]);
  expect([frame.top, frame.bottom]).toEqual([4, 6]);
});

test('a full Territory is framed without room', () => {
  const cells = ['e', 'f', 'g', 'h'].flatMap((column) => [5, 6, 7].map((row) => `${column}${row}`));
  expect(frameOf(cells, [3, 4])).toEqual(boxOf(cells));
});

test('an arrow key goes straight ahead before it goes aside', () => {
  expect(next('e5', 'ArrowRight', ['e5', 'f6', 'h5'])).toBe('h5');
  expect(next('e5', 'ArrowRight', ['e5', 'f6'])).toBe('f6');
});

test('an arrow key stops at the edge', () => {
  expect(next('e5', 'ArrowUp', ['e5', 'e6'])).toBeNull();
});

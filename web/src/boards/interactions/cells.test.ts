import { expect, test } from 'vitest';
import { columnName, entryOf, inReadingOrder, isArrow, next, placeOf, stopsOf } from './cells';

test('cells count from the top left', () => {
  expect(placeOf('a1')).toEqual({ row: 0, column: 0 });
  expect(placeOf('k11')).toEqual({ row: 10, column: 10 });
});

test('an arrow key goes straight ahead before it goes aside', () => {
  expect(next('e5', 'ArrowRight', ['e5', 'f6', 'h5'])).toBe('h5');
  expect(next('e5', 'ArrowRight', ['e5', 'f6'])).toBe('f6');
});

test('an arrow key stops at the edge', () => {
  expect(next('e5', 'ArrowUp', ['e5', 'e6'])).toBeNull();
});

test('columns are named by letters', () => {
  expect([0, 5, 10].map(columnName)).toEqual(['a', 'f', 'k']);
});

test('only arrows are arrows', () => {
  expect(['ArrowUp', 'ArrowRight', 'Enter', 'a'].map(isArrow)).toEqual([true, true, false, false]);
});

test('cells are read row by row, row 10 after row 9', () => {
  expect(['c10', 'b9', 'a10', 'k1'].sort(inReadingOrder)).toEqual(['k1', 'b9', 'a10', 'c10']);
});

test('arrow keys stop at tiles and open cells, at each once', () => {
  expect(stopsOf(['f6', 'g6'], ['f5', 'f6', 'e6'])).toEqual(['f5', 'e6', 'f6', 'g6']);
});

test('Tab enters at the focused cell while it may be played', () => {
  expect(entryOf(['e6', 'f6'], ['e6', 'g6'], 'g6', ['e6'])).toBe('g6');
  expect(entryOf(['e6', 'f6'], ['e6', 'g6'], 'f6', ['e6'])).toBe('e6');
});

test('Tab enters at the cell thought of, else at what was laid, else at the first', () => {
  expect(entryOf(['e6', 'f6', 'g6'], [], null, [undefined, 'f6'])).toBe('f6');
  expect(entryOf(['e6', 'f6'], ['e6'], null, [undefined, 'f6'])).toBe('e6');
  expect(entryOf([], [], null, [undefined])).toBeUndefined();
});

test('an arrow key takes the nearest stop ahead', () => {
  expect(next('f6', 'ArrowLeft', ['d6', 'e6', 'f6'])).toBe('e6');
  expect(next('f6', 'ArrowDown', ['f6', 'f7', 'f8'])).toBe('f7');
});

import { describe, expect, it } from 'vitest';
import { cellsIn, clearOf, coloursOf, gridLines, looseSquares, through } from './drawing';

describe('a board as drawn things', () => {
  it('has a cell for every letter', () => {
    const cells = cellsIn(['.A', '#8']);
    expect(cells.map(({ r, c, what }) => [r, c, what])).toEqual([
      [0, 0, 'free'], [0, 1, 'element'], [1, 0, 'obstacle'], [1, 1, 'marker'],
    ]);
  });
  it('knows the colour of every square that belongs to a piece', () => {
    const colours = coloursOf([
      { seat: 0, shape: 'I2', colour: 1, cells: [[0, 0], [0, 1]] },
      { seat: 1, shape: 'I1', colour: 0, cells: [[1, 1]] },
    ]);
    expect([...colours]).toEqual([['0,0', 1], ['0,1', 1], ['1,1', 0]]);
  });
  it('outlines squares of no piece by their seat', () => {
    const cells = cellsIn(['AAB', '.a1']);
    const colours = coloursOf([{ seat: 0, shape: 'I1', colour: 0, cells: [[0, 0]] }]);
    expect(looseSquares(cells, colours)).toEqual([[[0, 1]], [[0, 2]], [], []]);
  });
  it('has a line above every row and left of every column', () => {
    expect(gridLines(2, 3)).toBe('M0 0h30M0 10h30M0 0v20M10 0v20M20 0v20');
  });
  it('draws bridges through the middles of cells', () => {
    expect(through([[0, 0], [1, 0]])).toBe('5,5 5,15');
  });
  it('tells the worth of a bridge in its middle, or beside a marker that stands there', () => {
    const down: [number, number][] = [[0, 2], [1, 2], [2, 2], [3, 2], [4, 2]];
    expect(clearOf([], down)).toEqual([2, 2]);
    expect(clearOf([{ r: 2, c: 2 }], down)).toEqual([0, 2]);
    expect(clearOf(down.map(([r, c]) => ({ r, c })), down)).toEqual([2, 2]);
  });
});

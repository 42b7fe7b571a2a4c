import { describe, expect, it } from 'vitest';
import { clockTime, described, describedByHand, inPlace } from './describing';
import { SHIFTED, TWOS, viewOf } from './layout.fake';

const view = viewOf(SHIFTED);
/** The key and the facts, so that every test reads what is said and not how. */
const text = (key: string, facts?: Record<string, unknown>): string => JSON.stringify([key, facts ?? {}]);
const said = (cell: number, choices = TWOS): unknown => JSON.parse(described(view, choices, cell, text));

describe('a cell in words', () => {
  it('says of a card whether it can move or stands in place', () => {
    expect(said(40)).toEqual(['lacunes-cell', { row: 4, column: 2, rank: '2', suit: 'S', state: 'movable' }]);
    expect(said(1)).toEqual(['lacunes-cell', { row: 1, column: 2, rank: '3', suit: 'C', state: 'placed' }]);
    expect(said(41)).toEqual(['lacunes-cell', { row: 4, column: 3, rank: '3', suit: 'S', state: 'still' }]);
  });
  it('lets nothing move where nothing is offered', () => {
    expect(JSON.parse(described(view, null, 40, text))).toMatchObject(['lacunes-cell', { state: 'still' }]);
  });
  it('says of a gap what it takes, or why it takes nothing', () => {
    expect(said(39)).toMatchObject(['lacunes-gap', { row: 4, column: 1, dead: 'two' }]);
    expect(said(12)).toMatchObject(['lacunes-gap', { row: 1, column: 13, dead: 'king' }]);
  });
  it('knows nothing of an unknown cell', () => {
    const due = viewOf(SHIFTED, { cells: view.cells.map(() => '??'), gaps: [], due: true });
    expect(JSON.parse(described(due, null, 5, text))).toEqual(['lacunes-unknown', {}]);
  });
  it('counts a run in place from the left', () => {
    expect([inPlace(view, 11), inPlace(view, 12), inPlace(view, 40)]).toEqual([true, false, false]);
  });
});

it('a cell laid by hand is open, a gap or a card', () => {
  const cells = ['2C', '--', ''];
  const said = cells.map((_, cell) => describedByHand(cells, cell, (key, facts) => (facts && 'what' in facts ? String(facts.what) : key)));
  expect(said).toEqual(['lacunes-hand-put', 'lacunes-hand-gap', 'lacunes-hand-open']);
});

it('time is told in minutes and seconds', () => {
  expect([0, 7, 60, 187, 3671].map(clockTime)).toEqual(['0:00', '0:07', '1:00', '3:07', '61:11']);
});

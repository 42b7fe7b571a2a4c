import { expect, test } from 'vitest';
import { gains, moveText, NOTHING, pickStart, raised, step, suggestion } from './choosing';
import type { PlaceChoices } from './wire';

const PLACE: PlaceChoices = { kind: 'place', tiles: ['S', 'A'], raise: ['P', 'H'], cells: ['e5'], turns: { S: { e5: ['f6'] }, A: { e5: [] } } };
const SELECT = { kind: 'select' as const, tiles: ['P', 'H', 'M', 'C', 'S', 'K', 'A'] };

test('two starting tiles are written in the order of the rules', () => {
  const two = pickStart(pickStart(NOTHING, 'A'), 'S');
  expect(moveText(two, SELECT)).toBe('sel SA');
});

test('a starting tile picked twice is put back', () => {
  expect(pickStart(pickStart(NOTHING, 'A'), 'A').two).toEqual([]);
});

test('a third starting tile pushes out the first', () => {
  expect(['A', 'S', 'P'].reduce(pickStart, NOTHING).two).toEqual(['S', 'P']);
});

test('a placement is complete with its tile, its cell and the tile that comes up', () => {
  const chosen = { ...NOTHING, tile: 'S', cell: 'e5' };
  expect(moveText(chosen, PLACE)).toBeNull();
  expect(moveText({ ...chosen, raise: 'P' }, PLACE)).toBe('Se5+P');
});

test('the last turn brings nothing up', () => {
  expect(moveText({ ...NOTHING, tile: 'S', cell: 'e5' }, { ...PLACE, raise: [] })).toBe('Se5');
});

test('the only tile of a reserve comes up by itself', () => {
  expect(raised(NOTHING, { ...PLACE, raise: ['H'] })).toBe('H');
});

test('the next step is asked for in turn', () => {
  expect(step(NOTHING, SELECT)).toBe('select');
  expect(step(NOTHING, PLACE)).toBe('tile');
  expect(step({ ...NOTHING, tile: 'S' }, PLACE)).toBe('cell');
  expect(step({ ...NOTHING, tile: 'S', cell: 'e5' }, PLACE)).toBe('raise');
  expect(step({ ...NOTHING, tile: 'S', cell: 'e5', raise: 'P' }, PLACE)).toBe('confirm');
});

test('a suggested move is taken apart', () => {
  expect(suggestion('sel SA').two).toEqual(['S', 'A']);
  expect(suggestion('Se11+P')).toEqual({ tile: 'S', cell: 'e11', raise: 'P', two: [] });
  expect(suggestion('Se5').raise).toBeNull();
  expect(suggestion(null)).toEqual(NOTHING);
});

test('a placement counts its own value and what turning gives or takes', () => {
  const laid = [
    { cell: 'f6', owner: 1, tile: 'P', front: true, value: 7 },
    { cell: 'g6', owner: 0, tile: 'A', front: true, value: 0 },
    { cell: 'h6', owner: 1, tile: 'H', front: true, value: 6 },
  ];
  expect([...gains(laid, 0, 'C', ['f6', 'g6'])]).toEqual([[0, 6], [1, -4]]);
});

import { expect, test } from 'vitest';
import { changes, gains, moveText, NOTHING, pickStart, raised, step, placesOf, suggestion, thoughtOf, keptOrder, keptPlaces, NOWHERE, Tray } from './choosing';
import type { PlaceChoices } from './wire';

const PLACE: PlaceChoices = { kind: 'place', tiles: ['S', 'A'], raise: ['P', 'H'], cells: ['e5'], turns: { S: { e5: ['f6'] }, A: { e5: [] } }, answers: null, keeps: null };
const SELECT = { kind: 'select' as const, tiles: ['P', 'H', 'M', 'C', 'S', 'K', 'A'] };
const LAID = [
  { cell: 'f6', owner: 1, tile: 'P', front: true, value: 7 },
  { cell: 'g6', owner: 0, tile: 'A', front: true, value: 0 },
  { cell: 'h6', owner: 1, tile: 'H', front: true, value: 6 },
];

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

test('the cell is asked for last', () => {
  expect(step(NOTHING, PLACE)).toBe('tile');
  expect(step({ ...NOTHING, tile: 'S' }, PLACE)).toBe('raise');
  expect(step({ ...NOTHING, tile: 'S', cell: 'e5' }, PLACE)).toBe('raise');
  expect(step({ ...NOTHING, tile: 'S', raise: 'P' }, PLACE)).toBe('cell');
  expect(step({ ...NOTHING, tile: 'S', raise: 'P', cell: 'e5' }, PLACE)).toBe('confirm');
  expect(step({ ...NOTHING, tile: 'S' }, { ...PLACE, raise: ['H'] })).toBe('cell');
});

test('a suggested move is taken apart', () => {
  expect(suggestion('sel SA').two).toEqual(['S', 'A']);
  expect(suggestion('Se11+P')).toEqual({ tile: 'S', cell: 'e11', raise: 'P', two: [] });
  expect(suggestion('Se5').raise).toBeNull();
  expect(suggestion(null)).toEqual(NOTHING);
});

test('a thought needs a tile and a cell where it may go', () => {
  expect(thoughtOf({ ...NOTHING, tile: 'S' }, 'e5', 0, PLACE, undefined)).toEqual({ cell: 'e5', tile: 'S', owner: 0, turned: ['f6'], answer: null });
  expect(thoughtOf({ ...NOTHING, tile: 'S' }, 'a1', 0, PLACE, undefined)).toBeNull();
  expect(thoughtOf(NOTHING, 'e5', 0, PLACE, undefined)).toBeNull();
});

test('the wild answer is thought of with the tile that comes next', () => {
  const place = { ...PLACE, answers: { S: { e5: { cell: 'g5', turned: ['e5'] } } } };
  expect(thoughtOf({ ...NOTHING, tile: 'S' }, 'e5', 0, place, 'K')?.answer).toEqual({ cell: 'g5', tile: 'K', turned: ['e5'] });
});

test('a placement counts its own value and what turning gives or takes', () => {
  const thought = { cell: 'f5', tile: 'C', owner: 0, turned: ['f6', 'g6'], answer: null };
  expect([...gains(LAID, thought, 1)]).toEqual([[0, 6], [1, -4]]);
  expect([...changes(LAID, thought)]).toEqual([['f6', [7, 3]], ['g6', [0, 5]]]);
});

test('what the wild player would turn, the new tile among it, counts too', () => {
  const thought = { cell: 'f5', tile: 'C', owner: 0, turned: ['f6'], answer: { cell: 'g5', tile: 'M', turned: ['f6', 'f5'] } };
  expect([...changes(LAID, thought)]).toEqual([['f6', [7, 3, 7]], ['f5', [1, 0]]]);
  expect([...gains(LAID, thought, 1)]).toEqual([[0, 0], [1, 3]]);
});

test('a wild tile that is not known promises nobody points', () => {
  expect([...gains(LAID, { cell: 'f5', tile: 'S', owner: 0, turned: [], answer: { cell: 'g5', tile: '?', turned: [] } }, 1)]).toEqual([[0, 3]]);
});

test('available tiles stay where they lay, and the one that comes up takes the free place', () => {
  expect(keptOrder([], ['P', 'M'])).toEqual(['P', 'M']);
  expect(keptOrder(['P', 'M'], ['H', 'M'])).toEqual(['H', 'M']);
  expect(keptOrder(['P', 'M'], ['P', 'H'])).toEqual(['P', 'H']);
  expect(keptOrder(['M', 'A'], ['C', 'M'])).toEqual(['M', 'C']);
});

test('one tile may be left, and the other comes back to its place', () => {
  expect(keptOrder(['M', 'A'], ['A'])).toEqual([null, 'A']);
  expect(keptOrder([null, 'A'], ['A', 'M'])).toEqual(['M', 'A']);
});

test('the moves tell where the available tiles lie, whichever way one comes to a ply', () => {
  const told = (key: string, facts: Record<string, string | number>) => ({ ply: 0, seat: 0, move: '', events: [{ key, facts }] });
  const log = [
    told('select', { seat: 0, first: 'P', second: 'A' }),
    told('select', { seat: 1, first: 'H', second: 'K' }),
    told('place', { seat: 0, tile: 'P' }),
    told('raise', { seat: 0, tile: 'S' }),
    told('place', { seat: 1, tile: 'A' }),
  ];
  expect(placesOf(log, 0).available).toEqual(['S', 'A']);
  expect(placesOf(log.slice(0, 3), 0).available).toEqual([null, 'A']);
  expect(placesOf([], 0)).toEqual(NOWHERE);
});

test('tiles of the reserve keep their places while others leave it', () => {
  const told = (key: string, facts: object) => ({ ply: 0, seat: 0, move: '', events: [{ key, facts: { seat: 0, ...facts } }] });
  const log = [told('select', { first: 'P', second: 'A' }), told('place', { tile: 'P' }), told('raise', { tile: 'M' }), told('place', { tile: 'A' }), told('raise', { tile: 'H' })];
  expect(placesOf(log.slice(0, 2), 0).reserve).toEqual(['H', 'M', 'C', 'S', 'K']);
  expect(placesOf(log, 0).reserve).toEqual([null, null, 'C', 'S', 'K']);
});

test('where no move tells it a hand keeps the places that it had', () => {
  const before = keptPlaces(NOWHERE, NOWHERE, { available: ['P', 'A'], reserve: ['H', 'M', 'C'] });
  expect(keptPlaces(NOWHERE, before, { available: ['A', 'M'], reserve: ['H', 'C'] })).toEqual({ available: ['M', 'A'], reserve: ['H', null, 'C'] });
});

test('a hand that comes back lies as it lay, with the places that were free before', () => {
  const tray = new Tray();
  tray.of([], 0, { available: ['P', 'A'], reserve: ['H', 'M', 'C', 'S'] });
  const asked = tray.of([], 0, { available: ['A', 'H'], reserve: ['M', 'C', 'S'] });
  tray.of([], 0, { available: ['H', 'C'], reserve: ['M', 'S'] });
  expect(tray.of([], 0, { available: ['A', 'H'], reserve: ['M', 'C', 'S'] })).toEqual(asked);
});

import { expect, test } from 'vitest';
import { NOTHING } from './choosing';
import { emptyWords, groupsOf, nextStep, signed, tileLabel, tileWords } from './telling';
import type { Choices, PlaceChoices, View } from './wire';

/** The key without the game, and the facts that matter here. */
const text = (key: string, facts: Record<string, unknown> = {}) =>
  [key.replace('interactions-', ''), ...['tile', 'turns', 'value', 'left', 'name', 'owner-name'].filter((fact) => facts[fact] !== undefined).map((fact) => String(facts[fact]))].join(' ');

const VIEW: View = {
  players: 2, solo: false, teams: false, bonus: true, territory: false, format: [3, 4], cells: [], hands: [], wild: null, scores: [],
  turn: 1, phase: 'place', last: null,
};
const PLACE: PlaceChoices = { kind: 'place', tiles: ['S', 'A'], raise: ['P', 'H'], cells: ['e5', 'e6'], turns: { S: { e5: [], e6: [] }, A: { e5: ['f5', 'e6'], e6: [] } } };
const SELECT: Choices = { kind: 'select', tiles: ['P', 'H', 'M', 'C', 'S', 'K', 'A'] };
const named = (owner: number) => `seat${owner}`;
const asked = (view: Partial<View>, choosing = NOTHING, offer: Choices | null = null, seat: number | null = 0) =>
  nextStep({ ...VIEW, ...view }, seat, choosing, offer, named, text);

test('a finished game says so, whatever is offered', () => {
  expect(asked({ phase: 'over', turn: null })).toBe('do-over');
});

test('a selection counts the tiles still to be picked', () => {
  expect(asked({ phase: 'select' }, NOTHING, SELECT)).toBe('do-select-more 2');
  expect(asked({ phase: 'select' }, { ...NOTHING, two: ['S'] }, SELECT)).toBe('do-select-more 1');
});

test('who has selected waits, and who watches watches', () => {
  expect(asked({ phase: 'select' })).toBe('do-select-wait');
  expect(asked({ phase: 'select' }, NOTHING, null, null)).toBe('do-select-watch');
});

test('a turn is asked for step by step', () => {
  expect(asked({}, NOTHING, PLACE)).toBe('do-tile ');
  expect(asked({}, { ...NOTHING, tile: 'S' }, PLACE)).toBe('do-cell S');
  expect(asked({}, { ...NOTHING, tile: 'S', cell: 'e5' }, PLACE)).toBe('do-raise S');
  expect(asked({}, { ...NOTHING, tile: 'S', cell: 'e5', raise: 'P' }, PLACE)).toBe('do-confirm S');
});

test('the last turn says that it is the last', () => {
  expect(asked({}, NOTHING, { ...PLACE, raise: [] })).toBe('do-last');
});

test('another player is waited for by name', () => {
  expect(asked({ turn: 1 })).toBe('do-wait seat1');
  expect(asked({ turn: null })).toBe('');
});

const TILE = { cell: 'f6', owner: 1, tile: 'P', front: true, value: 7 };
const STILL = { laid: [], turned: [], wouldTurn: [] };

test('a tile is told with its owner', () => {
  expect(tileWords(TILE, 'Bo', STILL, text)).toBe('cell-tile P 7 Bo');
});

test('what just happened to a tile and what would happen follow', () => {
  const words = tileWords(TILE, 'Bo', { laid: ['f6'], turned: ['f6'], wouldTurn: ['f6'] }, text);
  expect(words).toBe('cell-tile P 7 Bo, cell-last, cell-turned, cell-would-turn 3');
});

test('what happens to other tiles is not told of this one', () => {
  expect(tileWords(TILE, 'Bo', { laid: ['e6'], turned: ['g6'], wouldTurn: ['f7'] }, text)).toBe('cell-tile P 7 Bo');
});

test('an empty cell is open or not', () => {
  expect(emptyWords('e5', NOTHING, PLACE, null, text)).toBe('cell-open');
  expect(emptyWords('a1', NOTHING, PLACE, null, text)).toBe('cell-empty');
  expect(emptyWords('e5', NOTHING, null, null, text)).toBe('cell-empty');
});

test('with a tile in hand an open cell tells how many it would turn', () => {
  expect(emptyWords('e5', { ...NOTHING, tile: 'A' }, PLACE, null, text)).toBe('cell-open, cell-turns 2');
  expect(emptyWords('e6', { ...NOTHING, tile: 'A' }, PLACE, null, text)).toBe('cell-open, cell-turns 0');
});

test('the chosen cell shows the tile, a hinted one says so', () => {
  expect(emptyWords('e5', { ...NOTHING, tile: 'A', cell: 'e5' }, PLACE, 'e5', text)).toBe('cell-preview A, cell-turns 2, cell-hinted');
});

test('a tile in a hand has its name and both values, unless it is unknown', () => {
  expect(tileLabel('P', text)).toBe('tile P, tile-values');
  expect(tileLabel('?', text)).toBe('unknown-tile');
});

test('a hand lies in two groups, of which an empty one is left out', () => {
  const hand = { available: ['S', 'A'], reserve: ['P'], hidden: false, spare: null };
  expect(groupsOf(hand, text).map(({ from, title }) => [from, title])).toEqual([['available', 'available'], ['reserve', 'reserve']]);
  expect(groupsOf({ ...hand, reserve: [] }, text)).toHaveLength(1);
});

test('the only tile left is the seventh', () => {
  expect(groupsOf({ available: ['K'], reserve: [], hidden: false, spare: 'K' }, text)[0]?.title).toBe('spare');
});

test('a gain has its sign', () => {
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '±0']);
});

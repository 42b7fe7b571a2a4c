import { expect, test } from 'vitest';
import { NOTHING, type Thought } from './choosing';
import { emptyWords, groupsOf, promptOf, seventhNote, signed, tileLabel, tileWords } from './telling';
import type { Choices, PlaceChoices, View } from './wire';

/** The key without the game, and the facts that matter here. */
const text = (key: string, facts: Record<string, unknown> = {}) =>
  [key.replace('interactions-', ''), ...['tile', 'where', 'turns', 'value', 'left', 'owner-name', 'by', 'was', 'points', 'fronts'].filter((fact) => facts[fact] !== undefined).map((fact) => String(facts[fact]))].join(' ');

const VIEW: View = {
  players: 2, solo: false, teams: false, bonus: true, territory: false, format: [3, 4], cells: [], hands: [], wild: null, scores: [],
  turn: 1, phase: 'place', last: null,
};
const PLACE: PlaceChoices = { kind: 'place', tiles: ['S', 'A'], raise: ['P', 'H'], cells: ['e5', 'e6'], turns: { S: { e5: [], e6: [] }, A: { e5: ['f5', 'e6'], e6: [] } }, answers: null, keeps: null };
const SELECT: Choices = { kind: 'select', tiles: ['P', 'H', 'M', 'C', 'S', 'K', 'A'] };
const named = (owner: number) => `seat${owner}`;
const asked = (view: Partial<View>, choosing = NOTHING, offer: Choices | null = null, thought: Thought | null = null) =>
  promptOf({ ...VIEW, ...view }, choosing, offer, thought, named, text);

test('where nothing is offered the board asks for nothing', () => {
  expect(asked({})).toBeNull();
  expect(asked({ phase: 'over', turn: null })).toBeNull();
});

test('a selection counts the tiles still to be picked and says what the newest does', () => {
  expect(asked({ phase: 'select' }, NOTHING, SELECT)).toEqual({ say: 'do-select-more 2', more: '' });
  expect(asked({ phase: 'select' }, { ...NOTHING, two: ['S'] }, SELECT)).toEqual({ say: 'do-select-more 1', more: 'effect S' });
});

test('alone, the first choice says what it takes to win', () => {
  expect(asked({ phase: 'select', solo: true }, NOTHING, SELECT)?.more).toBe('solo-goal');
});

test('a turn is asked for step by step, the cell last', () => {
  expect(asked({}, NOTHING, PLACE)).toEqual({ say: 'do-tile', more: 'do-tile-more', fresh: true });
  expect(asked({}, { ...NOTHING, tile: 'S' }, PLACE)).toEqual({ say: 'do-raise', more: 'do-raise-more' });
  expect(asked({}, { ...NOTHING, tile: 'S', raise: 'P' }, PLACE)?.say).toBe('do-cell S');
  expect(asked({}, { ...NOTHING, tile: 'S', cell: 'e5', raise: 'P' }, PLACE)?.say).toBe('do-confirm S');
});

test('what a placement would bring to everybody is told while it is thought of', () => {
  const cells = [{ cell: 'f5', owner: 1, tile: 'P', front: true, value: 7 }];
  const thought = { cell: 'e5', tile: 'A', owner: 0, turned: ['f5'], answer: null };
  expect(asked({ cells }, { ...NOTHING, tile: 'A', raise: 'P' }, PLACE, thought)?.more).toBe('seat0 ±0 · seat1 −4');
});

test('the last turn says that it is the last', () => {
  expect(asked({}, NOTHING, { ...PLACE, raise: [] })).toEqual({ say: 'do-last', more: 'do-last-more', fresh: true });
});

test('on the last turn it is told what the tile that is kept would add', () => {
  const thought = { cell: 'e5', tile: 'A', owner: 0, turned: [], answer: null };
  const last = { ...PLACE, raise: [], keeps: { S: { e5: 0, e6: 0 }, A: { e5: 3, e6: 0 } } };
  expect(asked({}, { ...NOTHING, tile: 'A' }, last, thought)?.more).toBe('seat0 ±0 · seventh-adds +3');
  expect(asked({}, { ...NOTHING, tile: 'A' }, { ...last, keeps: null }, thought)?.more).toBe('seat0 ±0');
});

test('that one tile stays and counts is said when it is near, then with the fronts that are shown', () => {
  const note = (available: string[], reserve: string[], more: Partial<View> = {}) =>
    seventhNote({ ...VIEW, hands: [{ available, reserve, hidden: false, spare: null }], scores: [{ tiles: 9, fronts: 3, spare: null, bonus: 0, zone: null, total: 9 }], ...more }, 0, text);
  expect(note(['P', 'H'], ['M', 'C', 'S'])).toBe('');
  expect(note(['P', 'H'], ['M', 'C'])).toBe('seventh-soon');
  expect(note(['P', 'H'], [])).toBe('seventh 3');
  expect(note(['P'], [])).toBe('seventh 3');
  expect(note(['P', 'H'], [], { bonus: false })).toBe('');
  expect(note(['P'], [], { phase: 'over' })).toBe('');
});

const TILE = { cell: 'f6', owner: 1, tile: 'P', front: true, value: 7 };

test('a tile is told with its owner, and where it is for those who want coordinates', () => {
  expect(tileWords(TILE, '', undefined, undefined, named, text)).toBe('cell-tile P 7 seat1');
  expect(tileWords(TILE, 'f6', undefined, undefined, named, text)).toBe('f6, cell-tile P 7 seat1');
});

test('what just happened to a tile, by whom, and what would happen follow', () => {
  const words = tileWords(TILE, '', { by: 2, laid: true, values: [3, 7] }, [7, 3], named, text);
  expect(words).toBe('cell-tile P 7 seat1, cell-last seat2, cell-turned seat2 3, cell-would-turn 3');
});

test('an empty cell is open or not', () => {
  expect(emptyWords('e5', 'there', NOTHING, PLACE, undefined, text)).toBe('cell-open there');
  expect(emptyWords('a1', 'there', NOTHING, PLACE, undefined, text)).toBe('cell-empty there');
  expect(emptyWords('e5', 'there', NOTHING, null, undefined, text)).toBe('cell-empty there');
});

test('with a tile in hand an open cell tells how many it would turn', () => {
  expect(emptyWords('e5', 'there', { ...NOTHING, tile: 'A' }, PLACE, undefined, text)).toBe('cell-open there, cell-turns 2');
  expect(emptyWords('e6', 'there', { ...NOTHING, tile: 'A' }, PLACE, undefined, text)).toBe('cell-open there, cell-turns 0');
});

test('the chosen cell shows the tile, a hinted one says so', () => {
  expect(emptyWords('e5', 'there', { ...NOTHING, tile: 'A', cell: 'e5' }, PLACE, 'e5', text)).toBe('cell-preview A there, cell-turns 2, cell-hinted');
});

test('a tile in a hand has its name and both values, unless it is unknown', () => {
  expect(tileLabel('P', text)).toBe('species, tile P, tile-values');
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

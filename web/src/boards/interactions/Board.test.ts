import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventTold, SeatTold } from '../../wire/messages';
import Board from './Board.svelte';
import type { Choices, Hand, PlaceChoices, View } from './wire';

vi.mock('../../sound', () => ({ sound: vi.fn() }));

const LETTERS = ['P', 'H', 'M', 'C', 'S', 'K', 'A'];
const SEATS = ['Ada', 'Bo'].map((name, seat): SeatTold => ({ seat, kind: 'here', name, level: null, taken: true, present: true, gone: false }));
const NO_SCORE = { tiles: 0, fronts: 0, spare: null, bonus: 0, zone: null, total: 0 };
const FULL: Hand = { available: [], reserve: LETTERS, hidden: false, spare: null };
const CHOSEN: Hand = { available: ['S', 'A'], reserve: ['P', 'H'], hidden: false, spare: null };

const VIEW: View = {
  players: 2, solo: false, teams: false, bonus: true, territory: false, format: [3, 4],
  cells: [{ cell: 'f6', owner: 1, tile: 'P', front: true, value: 7 }],
  hands: [CHOSEN, { ...CHOSEN, available: ['K', 'M'] }], wild: null, scores: [NO_SCORE, { ...NO_SCORE, tiles: 7, fronts: 1, total: 7 }],
  turn: 0, phase: 'place', last: { cell: 'f6', turned: [], wild: null },
};
const PLACE: PlaceChoices = {
  kind: 'place', tiles: ['S', 'A'], raise: ['P', 'H'], cells: ['f5', 'e6', 'g6', 'f7'],
  turns: { S: { f5: [], e6: [], g6: [], f7: [] }, A: { f5: ['f6'], e6: ['f6'], g6: ['f6'], f7: ['f6'] } },
};
const SELECT: Choices = { kind: 'select', tiles: LETTERS };
const EMPTY: Partial<View> = { cells: [], hands: [FULL, FULL], scores: [NO_SCORE, NO_SCORE], phase: 'select', last: null };

interface Setting {
  view?: Partial<View>;
  choices?: Choices | null;
  events?: EventTold[];
  seat?: number | null;
  active?: boolean;
  marked?: string | null;
  confirm?: boolean;
}

const play = vi.fn();
/** The key without the game, and the facts that a reader would see. */
const text = (key: string, facts: Record<string, unknown> = {}) =>
  [key.replace('interactions-', ''), ...['cell', 'tile', 'name', 'left', 'points', 'turns', 'owner'].filter((fact) => facts[fact] !== undefined).map((fact) => String(facts[fact]))].join(' ');

function show({ view = {}, choices = PLACE, events = [], seat = 0, active = true, marked = null, confirm = false }: Setting = {}) {
  return render(Board, {
    position: { view: { ...VIEW, ...view }, choices, events, log: [], since: [], outcome: null },
    player: { seat, active, ownChoice: null },
    seats: SEATS,
    shown: { marked, confirm, coordinates: false, pace: 0 },
    actions: { play },
    text,
  });
}

const own = () => within(screen.getByRole('region', { name: 'Ada' }));
const tile = (letter: string) => own().getByRole('button', { name: new RegExp(`^tile ${letter},`) });
const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^cell-\\S+ ${name}\\b`) });
const said = () => screen.getByRole('status').textContent;

beforeEach(() => play.mockReset());

test('a tile, a cell and a tile to raise are a move', async () => {
  show();
  expect(said()).toBe('do-tile ');
  await fireEvent.click(tile('A'));
  expect(said()).toBe('do-cell A');
  await fireEvent.click(cell('g6'));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(tile('H'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('the order of the three does not matter', async () => {
  show();
  await fireEvent.click(tile('P'));
  await fireEvent.click(cell('f5'));
  await fireEvent.click(tile('S'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Sf5+P');
});

test('at the last turn a tile and a cell are enough', async () => {
  show({ choices: { ...PLACE, raise: [] }, view: { hands: [{ ...CHOSEN, reserve: [] }, CHOSEN] } });
  expect(said()).toBe('do-last');
  await fireEvent.click(tile('S'));
  await fireEvent.click(cell('f5'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Sf5');
});

test('whoever confirms sends a complete move with a button', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.click(cell('g6'));
  expect(screen.queryByRole('button', { name: /^do-send/ })).toBeNull();
  await fireEvent.click(tile('H'));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'do-send g6 A' }));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('a tile chosen twice is put back, and so is a cell', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  expect(tile('A').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(tile('A'));
  expect(tile('A').getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(cell('g6'));
  await fireEvent.click(cell('g6'));
  expect(said()).toBe('do-tile ');
});

test('Escape and the button begin the choice anew', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.keyDown(tile('A'), { key: 'Escape' });
  expect(said()).toBe('do-tile ');
  await fireEvent.click(tile('S'));
  await fireEvent.click(screen.getByRole('button', { name: 'do-cancel' }));
  expect(said()).toBe('do-tile ');
});

test('a placement thought of shows what it would turn and what everybody would gain', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.click(cell('g6'));
  const gains = within(screen.getByRole('list', { name: 'preview' })).getAllByRole('listitem');
  expect(gains.map((one) => one.textContent.trim())).toEqual(['Ada ±0', 'Bo −4']);
  expect(screen.getByText('7 → 3')).toBeTruthy();
});

test('an open cell is considered under the mouse and forgotten after', async () => {
  show();
  await fireEvent.click(tile('A'));
  await fireEvent.pointerEnter(cell('g6'), { pointerType: 'mouse' });
  await fireEvent.focus(cell('g6'));
  expect(screen.getByRole('list', { name: 'preview' })).toBeTruthy();
  await fireEvent.blur(cell('g6'));
  expect(screen.queryByRole('list', { name: 'preview' })).toBeNull();
});

test('while another plays, nothing can be chosen and its name is said', async () => {
  show({ choices: null, active: false, view: { turn: 1 } });
  expect(said()).toBe('do-wait Bo');
  expect(screen.queryByRole('gridcell', { name: /^cell-open/ })).toBeNull();
  expect(tile('A').getAttribute('aria-pressed')).toBeNull();
});

test('two starting tiles are chosen among seven', async () => {
  show({ view: EMPTY, choices: SELECT });
  expect(said()).toBe('do-select-more 2');
  await fireEvent.click(screen.getByRole('button', { name: /^tile A/, pressed: false }));
  expect(said()).toBe('do-select-more 1');
  await fireEvent.click(screen.getByRole('button', { name: /^tile S/, pressed: false }));
  expect(play).toHaveBeenCalledExactlyOnceWith('sel SA');
});

test('whoever confirms sends a selection once it is two', async () => {
  show({ view: EMPTY, choices: SELECT, confirm: true });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'do-select-send' });
  expect(send.disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: /^tile A/, pressed: false }));
  await fireEvent.click(screen.getByRole('button', { name: /^tile S/, pressed: false }));
  expect(send.disabled).toBe(false);
  await fireEvent.click(send);
  expect(play).toHaveBeenCalledExactlyOnceWith('sel SA');
});

test('a hint marks the tile, the cell and the tile to raise', () => {
  show({ marked: 'Ag6+H' });
  const marked = screen.getAllByLabelText(/cell-hinted$/).map((one) => one.getAttribute('data-tile') ?? one.getAttribute('data-cell'));
  expect(marked.sort()).toEqual(['A', 'H', 'g6']);
});

test('a watcher sees both hands and chooses nothing', () => {
  show({ seat: null, choices: null, active: false });
  expect(screen.getAllByRole('region').map((hand) => hand.getAttribute('aria-label'))).toEqual(['Ada', 'Bo']);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('alone, the wild player has its deck at its place', () => {
  const empty: Hand = { available: [], reserve: [], hidden: false, spare: 'H' };
  show({ view: { players: 1, solo: true, hands: [CHOSEN, empty], wild: { aside: 'H', pile: ['K', '?', '?'] } } });
  const wild = within(screen.getByRole('region', { name: 'wild-name' }));
  expect(within(wild.getByRole('group', { name: 'aside' })).getByRole('button', { name: /^tile H,/ })).toBeTruthy();
  const pile = within(wild.getByRole('group', { name: 'pile' })).getAllByRole<HTMLButtonElement>('button');
  expect(pile.map((one) => [one.dataset.tile, one.disabled])).toEqual([['K', false], ['?', true], ['?', true]]);
  expect(own().queryByRole('group', { name: 'pile' })).toBeNull();
});

test('in teams every hand says how its team stands', () => {
  const scores = [14, 25, 17, 9].map((total) => ({ ...NO_SCORE, total }));
  show({ view: { players: 4, teams: true, hands: [CHOSEN, CHOSEN, CHOSEN, CHOSEN], scores } });
  expect(screen.getAllByText(/^team-score/).map((one) => one.textContent)).toEqual(['team-score 9', 'team-score 14', 'team-score 9', 'team-score 14']);
});

test('the same offer sent again keeps what was picked, another one forgets it', async () => {
  const { rerender } = show({ confirm: true });
  await fireEvent.click(tile('A'));
  const position = { view: { ...VIEW }, choices: { ...PLACE }, events: [], log: [], since: [], outcome: null };
  await rerender({ position });
  expect(said()).toBe('do-cell A');
  await rerender({ position: { ...position, choices: { ...PLACE, cells: ['f5'] } } });
  expect(said()).toBe('do-tile ');
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../../stage/frame';
import type { EventTold, SeatTold } from '../../wire/messages';
import type { Outcome } from '../contract';
import Board from './Board.svelte';
import type { Choices, Detail, Hand, PlaceChoices, View } from './wire';

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
  answers: null, keeps: null,
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
  pace?: number;
  outcome?: Outcome<Partial<Detail>> | null;
  frame?: Frame;
}

const play = vi.fn();
/** The key without the game, and the facts that a reader would see. */
const text = (key: string, facts: Record<string, unknown> = {}) =>
  [key.replace('interactions-', ''), ...['cell', 'tile', 'name', 'left', 'points', 'turns', 'owner'].filter((fact) => facts[fact] !== undefined).map((fact) => String(facts[fact]))].join(' ');

function show({ view = {}, choices = PLACE, events = [], seat = 0, active = true, marked = null, confirm = false, pace = 0, outcome = null, frame }: Setting = {}) {
  return render(Board, {
    position: { view: { ...VIEW, ...view }, choices, events, log: [], since: [], outcome },
    player: { seat, active, ownChoice: null },
    seats: SEATS,
    shown: { marked, confirm, coordinates: false, pace },
    actions: { play },
    text,
    frame,
  });
}

const own = () => within(screen.getByRole('region', { name: 'Ada' }));
const tile = (letter: string) => own().getByRole('button', { name: new RegExp(`tile ${letter},`) });
const cell = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
const plate = (letter: string) => document.querySelector<HTMLElement>(`.pick[data-tile="${letter}"]`)!;
const act = (key: string) => document.querySelector<HTMLButtonElement>(`[data-act="${key}"]`)!;
const said = () => document.querySelector('p[role="status"]')?.textContent;
const more = () => document.querySelector('[data-stage="prompt"] span')?.textContent;
async function touch(at: HTMLElement) {
  await fireEvent.pointerDown(at, { pointerType: 'touch' });
  await fireEvent.focus(at);
  await fireEvent.click(at);
}

beforeEach(() => play.mockReset());

test('a tile, a tile to raise and a cell are a move, the cell last', async () => {
  show();
  expect(said()).toBe('do-tile');
  await fireEvent.click(tile('A'));
  expect(said()).toBe('do-raise');
  await fireEvent.click(tile('H'));
  expect(said()).toBe('do-cell A');
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(cell('g6'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('only the cell or the button lays a tile: a cell chosen first is marked and waits', async () => {
  show();
  await fireEvent.click(cell('g6'));
  expect(cell('g6').classList.contains('chosen')).toBe(true);
  await fireEvent.click(tile('A'));
  await fireEvent.click(tile('H'));
  expect(play).not.toHaveBeenCalled();
  expect(said()).toBe('do-confirm A');
  await fireEvent.click(act('lay'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('a finger sees what a cell would bring before it lays the tile there', async () => {
  show();
  await fireEvent.click(tile('A'));
  await fireEvent.click(tile('H'));
  await touch(cell('g6'));
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText('7 → 3')).toBeTruthy();
  await touch(cell('g6'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('at the last turn a tile and a cell are enough', async () => {
  show({ choices: { ...PLACE, raise: [] }, view: { hands: [{ ...CHOSEN, reserve: [] }, CHOSEN] } });
  expect(said()).toBe('do-last');
  await fireEvent.click(tile('S'));
  await fireEvent.click(cell('f5'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Sf5');
});

test('where a press on the page lays the tile no greyed button stands', async () => {
  show();
  expect(document.querySelector('[data-act=lay]')).toBeNull();
  await fireEvent.click(tile('A'));
  expect(document.querySelector('[data-act=lay]')).toBeNull();
});

test('whoever confirms sends a complete move with a button', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.click(tile('H'));
  expect(act('lay').disabled).toBe(true);
  await fireEvent.click(cell('g6'));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(act('lay'));
  expect(play).toHaveBeenCalledExactlyOnceWith('Ag6+H');
});

test('a tile chosen twice is put back, a cell stays chosen', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  expect(tile('A').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(tile('A'));
  expect(tile('A').getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(cell('g6'));
  await fireEvent.click(cell('g6'));
  expect(cell('g6').classList.contains('chosen')).toBe(true);
});

test('Escape begins the choice anew', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.keyDown(tile('A'), { key: 'Escape' });
  expect(said()).toBe('do-tile');
});

test('a placement thought of shows what it would turn and what everybody would gain', async () => {
  show({ confirm: true });
  await fireEvent.click(tile('A'));
  await fireEvent.click(cell('g6'));
  expect(more()).toBe('Ada ±0 · Bo −4');
  expect(screen.getByText('7 → 3')).toBeTruthy();
});

test('an open cell is considered while it has the focus and forgotten after', async () => {
  show();
  await fireEvent.click(tile('A'));
  await fireEvent.focus(cell('g6'));
  expect(more()).toBe('Ada ±0 · Bo −4');
  await fireEvent.blur(cell('g6'));
  expect(more()).toBe('do-raise-more');
});

test('while another plays, nothing can be chosen', () => {
  show({ choices: null, active: false, view: { turn: 1 } });
  expect(said()).toBe('');
  expect(document.querySelector('.open')).toBeNull();
  expect(tile('A').getAttribute('aria-pressed')).toBeNull();
});

test('two starting tiles are chosen among seven, and only the button sends them', async () => {
  show({ view: EMPTY, choices: SELECT });
  expect(said()).toBe('do-select-more 2');
  await fireEvent.click(plate('A'));
  expect(said()).toBe('do-select-more 1');
  expect(act('select').disabled).toBe(true);
  await fireEvent.click(plate('S'));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(act('select'));
  expect(play).toHaveBeenCalledExactlyOnceWith('sel SA');
});

test('the second starting tile can be taken back from where it lies', async () => {
  show({ view: EMPTY, choices: SELECT });
  await fireEvent.click(plate('A'));
  await fireEvent.click(plate('S'));
  await fireEvent.click(document.querySelector('[data-chosen="S"]')!);
  expect(said()).toBe('do-select-more 1');
  expect(plate('S').getAttribute('aria-pressed')).toBe('false');
});

test('a hint marks the tile, the cell and the tile to raise, and lays a ghost', () => {
  show({ marked: 'Ag6+H' });
  const marked = screen.getAllByLabelText(/cell-hinted$/).map((one) => one.getAttribute('data-tile') ?? one.getAttribute('data-cell'));
  expect(marked.sort()).toEqual(['A', 'H', 'g6']);
  expect(cell('g6').querySelector('.hint')).not.toBeNull();
});

test('a watcher has no hand and chooses nothing', () => {
  show({ seat: null, choices: null, active: false });
  expect(document.querySelector('.own')).toBeNull();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('the same offer sent again keeps what was picked, another one forgets it', async () => {
  const { rerender } = show({ confirm: true });
  await fireEvent.click(tile('A'));
  const position = { view: { ...VIEW }, choices: { ...PLACE }, events: [], log: [], since: [], outcome: null };
  await rerender({ position });
  expect(said()).toBe('do-raise');
  await rerender({ position: { ...position, choices: { ...PLACE, cells: ['f5'] } } });
  expect(said()).toBe('do-tile');
});

test('the notes open as a tool of the bar, and by the key i from anywhere', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  show();
  await fireEvent.keyDown(window.document.body, { key: 'i' });
  expect(screen.getByText('nature-more-title')).toBeTruthy();
});

const OVER: Partial<View> = { phase: 'over', turn: null, scores: [{ ...NO_SCORE, tiles: 9, fronts: 4, spare: 'K', bonus: 5, total: 14 }, { ...NO_SCORE, tiles: 7, fronts: 3, spare: 'M', total: 7 }] };

test('an end that is seen is counted as a scene, a press ends it', async () => {
  vi.useFakeTimers();
  const { rerender, container } = show({ pace: 800 });
  const outcome = { reason: 'complete', scores: [14, 7], returns: [1, -1], winners: [0], seat: null, detail: { seats: OVER.scores! } };
  const position = { view: { ...VIEW, ...OVER }, choices: null, events: [], log: [], since: [], outcome };
  await rerender({ position });
  expect(container.querySelector('.stage')?.getAttribute('data-busy')).toBe('');
  await vi.advanceTimersByTimeAsync(800);
  expect(container.querySelector('.now')?.getAttribute('data-counted')).toBe('1');
  expect(container.querySelector('[data-mood]')).toBeNull();
  await fireEvent.pointerDown(window);
  await vi.advanceTimersByTimeAsync(1);
  expect(container.querySelector('[data-mood]')?.getAttribute('data-mood')).toBe('won');
  expect(container.querySelector('[data-counted]')).toBeNull();
  vi.useRealTimers();
});

test('an end that was not seen is not counted again', () => {
  const outcome = { reason: 'complete', scores: [14, 7], returns: [1, -1], winners: [1], seat: null, detail: { seats: OVER.scores! } };
  const { container } = show({ pace: 800, view: OVER, choices: null, outcome });
  expect(container.querySelector('[data-mood]')?.getAttribute('data-mood')).toBe('lost');
  expect(container.querySelector('[data-counted]')).toBeNull();
});

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const lesson: Frame = { busy: false, skip: () => undefined, status: { say: '' }, looking: false, top: nothing, players: nothing, actions: [], teaching: true };

test('the count that stays in a lesson marks all who have won, and has a seventh tile where it counts', () => {
  const seats = [{ ...NO_SCORE, tiles: 20, fronts: 4, spare: 'A', total: 20 }, { ...NO_SCORE, tiles: 20, fronts: 4, spare: 'A', total: 20 }];
  const outcome = { reason: 'complete', scores: [20, 20], returns: [0, 0], winners: [0, 1], seat: null, detail: { seats } };
  const { container } = show({ frame: lesson, view: { ...OVER, bonus: false, scores: seats }, choices: null, outcome });
  expect(container.querySelectorAll('.now[data-counted]')).toHaveLength(2);
  expect(container.querySelector('.spare')).toBeNull();
});

test('a lesson has the place of the tools; a tile still opens its page', async () => {
  show({ frame: lesson });
  expect(screen.queryByRole('button', { name: 'nature-open' })).toBeNull();
  await fireEvent.click(cell('f6'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a press where no tile can go asks the rules why', async () => {
  const { container } = show();
  const page = container.querySelector('.room')!;
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 504, 504));
  await fireEvent.pointerDown(page);
  await fireEvent.click(page, { clientX: 150, clientY: 150 });
  await fireEvent.click(tile('A'));
  await fireEvent.pointerDown(page);
  await fireEvent.click(page, { clientX: 150, clientY: 150 });
  expect(play.mock.calls).toEqual([['Se5'], ['Ae5']]);
});

test('only whoever plays by keys is led to the first tile; for others nothing looks chosen before it is', async () => {
  const offered = { view: { ...VIEW, ...EMPTY }, choices: SELECT, events: [], log: [], since: [], outcome: null };
  const led = async (by: () => Promise<unknown>) => {
    const { rerender, unmount } = show();
    tile('A').focus();
    await by();
    await rerender({ position: offered });
    const first = document.activeElement?.classList.contains('pick');
    unmount();
    return first;
  };
  expect(await led(() => fireEvent.pointerDown(window))).toBe(false);
  expect(await led(() => fireEvent.keyDown(tile('A'), { key: 'Tab' }))).toBe(true);
});

test('a page that is opened right after the notes were closed stays open', async () => {
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  show();
  await fireEvent.click(cell('f6'));
  await fireEvent.click(screen.getByRole('button', { name: 'nature-close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await fireEvent.click(cell('f6'));
  await fireEvent(screen.getByRole('dialog'), new Event('close')); // the browser tells late of the first one
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getByText('nature-P-who')).toBeTruthy();
});

test('in a lesson the wild player’s tiles lie on the page', () => {
  const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const lesson: Frame = { busy: false, skip: () => undefined, status: { say: '' }, looking: false, top: nothing, players: nothing, actions: [], teaching: true };
  const alone: Partial<View> = { players: 1, solo: true, hands: [CHOSEN, { ...FULL, reserve: [] }], wild: { aside: 'H', pile: ['K', '?'] } };
  const { container } = show({ view: alone, frame: lesson });
  expect([...container.querySelectorAll<HTMLElement>('.pile [data-tile]')].map((one) => one.dataset.tile)).toEqual(['K', 'H']);
});

test('whoever is alone at the screen is “you” in what a placement brings', async () => {
  const { rerender } = show();
  await rerender({ seats: SEATS.map((one) => ({ ...one, kind: one.seat === 0 ? 'here' : 'bot' })) });
  await fireEvent.click(tile('A'));
  await fireEvent.click(cell('g6'));
  expect(more()).toBe('you ±0 · Bo −4');
});

test('in a puzzle everybody’s points and what the others hold lie on the page, partners together', () => {
  const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const puzzle: Frame = { busy: false, skip: () => undefined, status: { say: '' }, looking: false, top: nothing, players: nothing, actions: [], teaching: true, whole: true };
  const four: Partial<View> = { players: 4, teams: true, hands: [CHOSEN, CHOSEN, CHOSEN, CHOSEN], scores: [1, 2, 3, 4].map((total) => ({ ...NO_SCORE, total })) };
  const { container } = show({ view: four, frame: puzzle });
  expect([...container.querySelectorAll('.side')].map((side) => [...side.querySelectorAll<HTMLElement>('[data-rival]')].map((one) => one.dataset.rival))).toEqual([['0', '2'], ['1', '3']]);
  expect([...container.querySelectorAll('[data-rival] strong')].map((one) => one.textContent)).toEqual(['1', '3', '2', '4']);
  expect(container.querySelectorAll('[data-holds="0"] [data-tile]')).toHaveLength(0);
  expect(container.querySelectorAll('[data-holds="3"] [data-tile]')).toHaveLength(4);
});

import { createRawSnippet } from 'svelte';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClockTold, EventTold } from '../../wire/messages';
import type { Frame } from '../../stage/frame';
import type { MatchTold } from '../contract';
import Board from './Board.svelte';
import { pearlOn } from './sea';
import { BLUE, RED, SAILING, SEATS, text, VIEW } from './table.fake';
import type { Choices, View } from './wire';

vi.mock('../../sound', () => ({ sound: vi.fn() }));
const { sound } = await import('../../sound');

interface Setting {
  view?: Partial<View>;
  choices?: Choices | null;
  events?: EventTold[];
  seat?: number | null;
  clock?: ClockTold | null;
  marked?: string | null;
}
const play = vi.fn();
const call = vi.fn();
const peek = vi.fn();
/** The whole chart is 13.2 cells wide with its rim. */
const PIXELS = 20;
const RIM = 0.6;

function props({ view = {}, choices = SAILING, events = [], seat = 0, clock = null, marked = null }: Setting = {}) {
  const match: MatchTold = { id: 'm', daily: null, counts: false, assisted: false, given: 0, seal: null, secret: null, clock };
  return {
    position: { view: { ...VIEW, ...view }, choices, events, log: [], since: [], outcome: null },
    player: { seat, active: choices !== null, ownChoice: null },
    seats: SEATS,
    shown: { marked, confirm: false, coordinates: false, pace: 0 },
    actions: { play, call, peek },
    text,
    match,
  };
}
const show = (setting: Setting = {}) => render(Board, props(setting));
const sea = () => screen.getByRole('application');
const press = (key: string, more: object = {}) => fireEvent.keyDown(window, { key, ...more });
/** The stand-in for a browser knows no pointers, but a mouse has a place too. */
const point = (kind: string, row: number, col: number) =>
  fireEvent(sea(), new MouseEvent(`pointer${kind}`, { bubbles: true, clientX: (col + RIM) * PIXELS, clientY: (row + RIM) * PIXELS }));
async function drag(from: [number, number], to: [number, number]) {
  await point('down', ...from);
  await point('move', ...to);
  await point('up', ...to);
}
const tap = (row: number, col: number) => drag([row, col], [row, col]);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: (12 + 2 * RIM) * PIXELS, height: (8 + 2 * RIM) * PIXELS } as DOMRect);
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('a gentle sea', () => {
  it('asks once before a step onto a reef that shows', async () => {
    show({ view: { shown: true } });
    await press('ArrowRight');
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector('[data-stage=prompt]')?.textContent).toContain('do-wary');
    await press('ArrowUp');
    expect(play).toHaveBeenCalledWith('step N');
  });
  it('lets whoever insists go there', async () => {
    show({ view: { shown: true } });
    await press('ArrowRight');
    await press('ArrowRight', { repeat: true });
    expect(play).not.toHaveBeenCalled();
    await press('ArrowRight');
    expect(play).toHaveBeenCalledWith('step E');
  });
  it('takes a press elsewhere on the same side for no answer, and one on the arrow for yes', async () => {
    show({ view: { shown: true } });
    await tap(3, 6.7);
    await tap(3.8, 6.7);
    expect(play).not.toHaveBeenCalled();
    await tap(3, 6.7);
    expect(play).toHaveBeenCalledExactlyOnceWith('step E');
  });
  it('lets whoever presses the same water twice go there', async () => {
    show({ view: { shown: true } });
    await tap(3.8, 6.7);
    await tap(3.8, 6.7);
    expect(play).toHaveBeenCalledExactlyOnceWith('step E');
  });
  it('marks the reef that is meant', async () => {
    show({ view: { shown: true } });
    expect(document.querySelectorAll('[data-feared]')).toHaveLength(0);
    await press('ArrowRight');
    expect(document.querySelectorAll('[data-feared]')).toHaveLength(1);
  });
});

describe('keys', () => {
  it('steer, one step at a time', async () => {
    show();
    await press('ArrowRight');
    await press('s');
    expect(play).toHaveBeenCalledExactlyOnceWith('step E');
  });
  it('steer again as soon as a step was refused', async () => {
    const { rerender } = show();
    await press('ArrowRight');
    await rerender({ player: { ...props().player, refusals: 1 } });
    await press('ArrowRight');
    expect(play).toHaveBeenCalledTimes(2);
  });
  it('that name a barred way make the raft shake, and the answer says why; held, they only shake', async () => {
    show();
    await press('ArrowDown');
    expect(sound).toHaveBeenCalledWith('refused');
    expect(play).toHaveBeenCalledExactlyOnceWith('step S');
    await press('ArrowDown', { repeat: true });
    expect(play).toHaveBeenCalledTimes(1);
  });
  it('name a pearl and then the hole that it goes to', async () => {
    show();
    await press('u');
    await press('o');
    expect(play).toHaveBeenCalledExactlyOnceWith('shift 0 2');
  });
  it('forget a pearl that was named when Escape is pressed', async () => {
    show();
    await press('u');
    await press('Escape');
    await press('o');
    expect(play).not.toHaveBeenCalled();
  });
  it('deliver, end the turn and look beneath', async () => {
    show();
    await press('v');
    expect(play).toHaveBeenLastCalledWith('unload 0');
    await press('e');
    expect(play).toHaveBeenLastCalledWith('end');
    await press(' ');
    await fireEvent.keyUp(window, { key: ' ' });
    expect(peek.mock.calls).toEqual([[true], [false]]);
  });
  it('with a modifier or of a turn that is over belong to somebody else', async () => {
    show();
    await press('ArrowRight', { repeat: true });
    await press('ArrowRight', { ctrlKey: true });
    expect(play).not.toHaveBeenCalled();
  });
  it('mean nothing to whoever waits', async () => {
    show({ choices: null });
    for (const key of ['ArrowRight', 'e', 'v', ' ']) await press(key);
    expect(play).not.toHaveBeenCalled();
    expect(peek).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  it('taps a pearl and then a hole to shift it', async () => {
    show();
    await tap(2.5, 3.5);
    await tap(3.5, 5.5);
    expect(play).toHaveBeenCalledExactlyOnceWith('shift 0 5');
  });
  it('carries a pearl to a hole', async () => {
    show();
    await drag([2.5, 3.5], [2.5, 5.5]);
    expect(play).toHaveBeenCalledExactlyOnceWith('shift 0 2');
  });
  it('carries a pearl from an island into an open hole, or exchanges it', async () => {
    show();
    const { row, col } = pearlOn({ part: 'A', row: 0, col: 0, rows: 2, cols: 2 }, 2);
    await drag([row, col], [3.5, 5.5]);
    expect(play).toHaveBeenLastCalledWith('load A y 5');
    await drag([row, col], [2.5, 3.5]);
    expect(play).toHaveBeenLastCalledWith('swap A 0 y0');
  });
  it('touches a pearl ashore and then a hole', async () => {
    show();
    const { row, col } = pearlOn({ part: 'A', row: 0, col: 0, rows: 2, cols: 2 }, 2);
    await tap(row, col);
    await tap(3.5, 5.5);
    expect(play).toHaveBeenCalledExactlyOnceWith('load A y 5');
  });
  it('touches the water beside the raft to steer', async () => {
    show();
    await tap(1.5, 4.5);
    expect(play).toHaveBeenCalledExactlyOnceWith('step N');
  });
  it('puts an exchange together of pearls of both rafts, which a button commits', async () => {
    show();
    await tap(5.5, 5.5);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'trade-send 1' }).disabled).toBe(true);
    await tap(2.5, 3.5);
    await fireEvent.click(screen.getByRole('button', { name: 'trade-send 1' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('trade 1 0>0 5>5');
  });
  it('carries a pearl onto another raft where that is one clear exchange', async () => {
    show();
    await drag([2.5, 4.5], [4.5, 4.5]);
    expect(play).toHaveBeenCalledExactlyOnceWith('trade 1 1>1 1>1');
  });
  it('carries a pearl to the volcano', async () => {
    show();
    await drag([2.5, 3.5], [6.5, 8.5]);
    expect(play).toHaveBeenCalledExactlyOnceWith('unload 0');
  });
  it('taps the volcano to deliver', async () => {
    show();
    await tap(6.5, 9.5);
    expect(play).toHaveBeenCalledExactlyOnceWith('unload 0');
  });
  it('steers with a swipe over the water', async () => {
    show();
    await drag([6.5, 2.5], [6.5, 5.5]);
    expect(play).toHaveBeenCalledExactlyOnceWith('step E');
  });
  it('that leaves does nothing', async () => {
    show();
    await point('down', 2.5, 3.5);
    await point('cancel', 2.5, 5.5);
    await point('up', 2.5, 5.5);
    expect(play).not.toHaveBeenCalled();
  });
  it('goes through the start places that cover a cell', async () => {
    const places: Choices = { stage: 'place', moves: ['place H 0 2 A', 'place H 1 2 A', 'place V 1 3 A'] };
    show({ view: { stage: 'place', rafts: [] }, choices: places });
    await tap(1.5, 3.5);
    await tap(1.5, 3.5);
    await fireEvent.click(screen.getByRole('button', { name: 'start-send' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('place V 1 3 A');
  });
});

describe('the table', () => {
  const said = () => document.querySelector('[data-stage=prompt]')!.textContent.trim();
  it('says what to do, and what happened before', () => {
    show({ events: [{ key: 'reef', facts: { seat: 1 } }] });
    expect(document.querySelector('[data-end]')!.getAttribute('data-end')).toBe('reef');
    expect(said()).toBe('do-deliver event-reef Bo');
  });
  it('shows the sand that is left, with the glass that follows', () => {
    const clock = { left: [42_000, null], running: [0], detail: { full: 30_000 } };
    show({ view: { glass: 30 }, clock });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('glass-left 42 glass-inherited 12');
  });
  it('says that the sand waits for the first move', () => {
    const clock = { left: [30_000, null], running: [], detail: { full: 30_000, waits: true } };
    show({ view: { glass: 30 }, clock, choices: { ...SAILING, unload: [] } });
    expect(said()).toContain('sand-waits');
  });
  it('lets whoever waits call the time, and on one screen somebody beside whoever sails', async () => {
    show({ view: { call: true, turn: 1 }, choices: null });
    await fireEvent.click(screen.getByRole('button', { name: 'do-call' }));
    expect(call).toHaveBeenCalledExactlyOnceWith('time 0', 0);
    show({ view: { call: true } });
    await fireEvent.click(screen.getAllByRole('button', { name: 'do-call' })[1]!);
    expect(call).toHaveBeenLastCalledWith('time 1', 1);
  });
  it('shows a hint on the sea', () => {
    show({ marked: 'shift 0 2' });
    expect([document.querySelectorAll('[data-hint] .take').length, document.querySelectorAll('[data-hint] .onto').length]).toEqual([1, 1]);
  });
  it('tells a puzzle', () => {
    const solo = { moves: 3, reef: 5, par: 9, solved: false, wrecked: false, target: { A: 'rg', B: '' }, volcano: 2 };
    show({ view: { solo } });
    expect(document.querySelector('.target')!.textContent).toMatch(/3.*9.*solo-target.*A.*B.*volcano 2/s);
  });
  it('marks what others did since the last move', () => {
    const since = [{ ply: 3, seat: 1, move: 'step E', events: [] }];
    const before = props();
    render(Board, { ...before, position: { ...before.position, since } });
    expect(document.querySelector('[data-wake]')!.getAttribute('data-wake')).toBe('1');
  });
});

describe('what was shown before the server answered', () => {
  const left = () => document.querySelector<SVGElement>('.sea .raft')!.style.transform;
  it('is the raft one step on, until another view comes', async () => {
    const { rerender } = show();
    expect(left()).toBe('translate(3px, 2px)');
    await press('ArrowRight');
    expect(left()).toBe('translate(4px, 2px)');
    await rerender(props({ view: { rafts: [{ ...RED, row: 1 }, BLUE] } }));
    expect(left()).toBe('translate(3px, 1px)');
  });
  it('is forgotten with the turn', async () => {
    const { rerender } = show();
    await press('u');
    await rerender(props({ view: { turns: 5, turn: 1 }, choices: null }));
    await rerender(props({ view: { turns: 6 } }));
    await press('o');
    expect(play).not.toHaveBeenCalled();
  });
});

it('a sound belongs to what happens while one looks, and not to what was there before', async () => {
  const { rerender } = show({ events: [{ key: 'reef', facts: { seat: 0 } }] });
  expect(sound).not.toHaveBeenCalled();
  await rerender(props({ events: [{ key: 'step', facts: { seat: 0, way: 'E' } }] }));
  expect(sound).toHaveBeenCalledExactlyOnceWith('water');
});

describe('what is offered beside the sea', () => {
  const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const takeback = { key: 'takeback', label: 'back', disabled: true, press: () => undefined };
  const around = (more: Partial<Frame>): Frame => ({ busy: false, skip: () => undefined, status: { say: '' }, looking: false, top: nothing, players: nothing, actions: [takeback], ...more });
  const acts = (where: string) => [...document.querySelectorAll<HTMLElement>(`${where} [data-act]`)].map((one) => one.dataset.act);

  it('says beside whose turn it is that sand was left over for it', () => {
    const clock = { left: [null, 42_000], running: [1], detail: { full: 30_000 } };
    render(Board, { ...props({ view: { glass: 30, turn: 1 }, choices: null, clock }), frame: around({ status: { say: 'Bo sails.' } }) });
    expect(document.querySelector('[data-stage=prompt]')?.textContent?.trim()).toBe('Bo sails. glass-leftover');
  });
  it('promises no take-back that a glass forbids', async () => {
    const { rerender } = render(Board, { ...props({ view: { glass: 30 } }), frame: around({}) });
    expect(acts('[data-stage=actions]')).not.toContain('takeback');
    await rerender({ ...props({ view: { glass: null } }), frame: around({}) });
    expect(acts('[data-stage=actions]')).toContain('takeback');
  });
  it('makes the end of a turn the main thing at a table, and in a lesson a press of the bar that stays there', async () => {
    const { rerender } = render(Board, { ...props(), frame: around({}) });
    expect(acts('.commit')).toContain('end');
    await rerender({ ...props(), frame: around({ teaching: true }) });
    expect(acts('.commit')).not.toContain('end');
    expect(acts('[data-stage=actions]')).toContain('end');
    await rerender({ ...props({ marked: 'end' }), frame: around({ teaching: true }) });
    expect([acts('.commit').includes('end'), acts('[data-stage=actions]').includes('end')]).toEqual([false, true]);
  });
});

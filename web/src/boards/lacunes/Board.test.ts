import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import type { BoardProps } from '../contract';
import { POSITIONS } from '../positions.fake';
import Board from './Board.svelte';
import { SHIFTED, TWOS, step, viewOf } from './layout.fake';
import type { Choices, Detail, View } from './wire';

type Props = BoardProps<View, Choices, Detail>;

beforeEach(() => {
  localStorage.clear();
  change({ language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate ??= vi.fn();
  Element.prototype.getAnimations ??= () => [];
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

function props(changes: Partial<Props> = {}, view: View = POSITIONS.lacunes.view, choices: Choices | null = POSITIONS.lacunes.choices): Props {
  return {
    position: { ...POSITIONS.lacunes, view, choices },
    player: { seat: 0, active: choices !== null, ownChoice: null },
    seats: [],
    shown: { marked: null, confirm: false, coordinates: false, pace: 0 },
    actions: { play: vi.fn(), takeBack: vi.fn(), resign: vi.fn() },
    text: say,
    ...changes,
  };
}

const cell = (at: number): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${at}"]`)!;
const act = (key: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[data-act="${key}"]`)!;
const prompt = (): string => document.querySelector('[data-stage="prompt"]')?.textContent ?? '';

describe('the board', () => {
  it('sends a card to its gap at a press', async () => {
    const given = props();
    render(Board, given);
    await fireEvent.click(cell(1));
    expect(given.actions.play).toHaveBeenCalledExactlyOnceWith('QC');
  });
  it('shows where a card would go before it is confirmed', async () => {
    const given = props({ shown: { marked: null, confirm: true, coordinates: false, pace: 0 } });
    render(Board, given);
    await fireEvent.click(cell(1));
    expect(given.actions.play).not.toHaveBeenCalled();
    expect(cell(5).querySelector('[data-ghost="QC"]')).not.toBeNull();
    expect(prompt()).toContain('Put the queen of clubs right of the jack of clubs');
    await fireEvent.click(act('play'));
    expect(given.actions.play).toHaveBeenCalledExactlyOnceWith('QC');
  });
  it('asks a two for its row on the cards themselves', async () => {
    const hops = { ...TWOS, moves: [step('2S@3', 40, 26), step('2S@4', 40, 39)] };
    const given = props({}, viewOf(SHIFTED), hops);
    render(Board, given);
    await fireEvent.click(cell(40));
    expect(given.actions.play).not.toHaveBeenCalled();
    expect([...document.querySelectorAll<HTMLElement>('[data-way]')].map((one) => one.dataset.way)).toEqual(['2S@3', '2S@4']);
    expect(prompt()).toContain('Which row for the 2 of spades?');
    await fireEvent.click(cell(39));
    expect(given.actions.play).toHaveBeenCalledExactlyOnceWith('2S@4');
  });
  it('lets a question go at Escape, and at a second press of the card', async () => {
    const hops = { ...TWOS, moves: [step('2S@3', 40, 26), step('2S@4', 40, 39)] };
    const given = props({}, viewOf(SHIFTED), hops);
    render(Board, given);
    await fireEvent.click(cell(40));
    await fireEvent.keyDown(cell(40), { key: 'Escape' });
    expect(document.querySelector('[data-way]')).toBeNull();
    await fireEvent.click(cell(40));
    await fireEvent.click(cell(40));
    expect(document.querySelector('[data-way]')).toBeNull();
    expect(given.actions.play).not.toHaveBeenCalled();
  });
  it('shows a hint as a card that glows and its ghost', () => {
    render(Board, props({ shown: { marked: '7C', confirm: false, coordinates: false, pace: 0 } }));
    expect(cell(36).className).toContain('hinted');
    expect(cell(15).querySelector('[data-ghost="7C"]')).not.toBeNull();
  });
  it('names the redeals that are left on their button', () => {
    render(Board, props());
    expect(act('redeal').textContent).toContain('Redeal (2\u00a0left)');
    expect(act('redeal').disabled).toBe(true);
  });
  it('takes back and redoes by key', async () => {
    const entry = (move: string) => ({ seat: 0, move, events: [] }) as unknown as Props['position']['log'][number];
    const given = props({ position: { ...POSITIONS.lacunes, log: [entry('4H'), entry('5H')] } });
    const { rerender } = render(Board, given);
    await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(given.actions.takeBack).toHaveBeenCalledOnce();
    await rerender({ ...given, position: { ...POSITIONS.lacunes, log: [entry('4H')] } });
    await fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    expect(given.actions.play).toHaveBeenCalledExactlyOnceWith('5H');
  });
  it('walks home move by move and is halted by a press', async () => {
    vi.useFakeTimers();
    const home = { ...POSITIONS.lacunes.choices!, finish: ['QC', 'KC'] };
    const given = props({ shown: { marked: null, confirm: false, coordinates: false, pace: 800 } }, POSITIONS.lacunes.view, home);
    render(Board, given);
    await fireEvent.click(act('finish'));
    expect(prompt()).toContain('2 moves to go');
    vi.advanceTimersByTime(100);
    expect(given.actions.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(given.actions.play).toHaveBeenCalledExactlyOnceWith('QC');
    await fireEvent.pointerDown(document.body);
    expect(act('halt')).toBeNull();
    vi.useRealTimers();
  });
  it('celebrates an end that is watched, and not one that was there', async () => {
    vi.useFakeTimers();
    const won = viewOf(SHIFTED, { won: true, placed: 48, kept: [12, 12, 12, 12] });
    const outcome = { reason: 'won', winners: [0], scores: [48], seat: null, detail: {} } as unknown as Props['position']['outcome'];
    const slow = { marked: null, confirm: false, coordinates: false, pace: 800 };
    const given = props({ shown: slow }, viewOf(SHIFTED), TWOS);
    const { rerender, unmount } = render(Board, given);
    await rerender({ ...given, position: { ...given.position, view: won, choices: null, outcome } });
    expect(document.querySelector('[data-busy]')).not.toBeNull();
    vi.advanceTimersByTime(1200);
    await tick();
    expect(document.querySelector<HTMLElement>('[data-home]')?.dataset.home).toBe('2');
    await fireEvent.pointerDown(document.body);
    expect(document.querySelector<HTMLElement>('[data-home]')?.dataset.home).toBe('4');
    unmount();
    render(Board, { ...given, position: { ...given.position, view: won, choices: null, outcome } });
    expect(document.querySelector<HTMLElement>('[data-home]')?.dataset.home).toBe('0');
    vi.useRealTimers();
  });
  it('lets the cards lie where the end of another game follows a win', async () => {
    const outcome = { reason: 'won', winners: [0], scores: [48], seat: null, detail: {} } as unknown as Props['position']['outcome'];
    const given = props({}, viewOf(SHIFTED), TWOS);
    const { rerender } = render(Board, given);
    const end = { ...given.position, choices: null, outcome };
    await rerender({ ...given, position: { ...end, view: viewOf(SHIFTED, { won: true }) } });
    expect(document.querySelector<HTMLElement>('[data-home]')?.dataset.home).toBe('4');
    await rerender({ ...given, position: { ...end, view: { ...POSITIONS.lacunes.view, won: false } } });
    expect(document.querySelector<HTMLElement>('[data-home]')?.dataset.home).toBe('0');
  });
  it('keeps the rarer things in a sheet', async () => {
    render(Board, props());
    expect(screen.queryByText('Ask the solver')).toBeNull();
    await fireEvent.click(act('more'));
    expect(screen.getByText('Ask the solver')).toBeTruthy();
    expect(screen.getByText('Mark this place')).toBeTruthy();
  });
});

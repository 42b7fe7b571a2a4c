import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../boards/contract';
import { board } from '../boards/find';
import { change } from '../preferences.svelte';
import { live } from '../shell/live.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import type { PuzzleTold } from '../wire/puzzles';
import { solvedIn, wantRating } from './kept.svelte';
import { judgedTold, moveShown, puzzleTold } from './puzzles.fake';
import Solve from './Solve.svelte';

const ADDRESS = '/api/games/lacunes/puzzles/1-1';
const GOAL = 'lacunes-puzzle-unwritten';
const SLOW = 30_000;
let module: BoardModule;
let answers: Answers;

beforeEach(async () => {
  change({ language: 'en', speed: 'once' });
  wantRating(false);
  answers = answering({ [`POST ${ADDRESS}`]: judgedTold('right'), 'GET /api/games/lacunes/puzzles/next?theme=two&not=1-1': puzzleTold({ id: '2-2' }) });
  module = (await board('lacunes'))!;
}, SLOW);
afterEach(() => vi.unstubAllGlobals());

const shown = (more: Partial<PuzzleTold> = {}, day: string | null = null) =>
  render(Solve, { told: puzzleTold(more), module, wish: { theme: 'two', grade: null }, day });
const send = (container: HTMLElement) => fireEvent.click(container.querySelector('[data-cell="1"]')!);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a puzzle on the stage', () => {
  it('says its goal, takes the answer on the board, praises it, and leads on with the same wish', async () => {
    const { container } = shown();
    expect(screen.getByText(GOAL)).toBeTruthy();
    expect(live.spoken).toContain(GOAL);
    await send(container);
    expect(await screen.findByText(say('shell-puzzle-right'))).toBeTruthy();
    expect(answers.asked[0]).toEqual([`POST ${ADDRESS}`, { moves: ['QC'], rated: false, day: null }]);
    expect(solvedIn('lacunes')).toContain('1-1');
    const next = screen.getByRole('link', { name: say('shell-puzzle-next') });
    await vi.waitFor(() => expect(next.getAttribute('href')).toBe('/puzzles/lacunes/2-2#theme=two'));
  }, SLOW);
  it('says of a wrong move what it does, and lets one try again', async () => {
    answers.give(`POST ${ADDRESS}`, judgedTold('wrong'));
    const { container } = shown();
    await send(container);
    expect(await screen.findByText(say('shell-puzzle-wrong'))).toBeTruthy();
    await press(say('shell-puzzle-again'));
    expect(screen.queryByText(say('shell-puzzle-wrong'))).toBeNull();
    answers.give(`POST ${ADDRESS}`, judgedTold('right'));
    await send(container);
    expect(await screen.findByText(say('shell-puzzle-right-at-last'))).toBeTruthy();
  }, SLOW);
  it('says how a try ends if all play well and points at where it falls short, where the game can tell', async () => {
    const comes_to = { key: 'loss', facts: { points: 2, marks: ['stage:board'] } };
    answers.give(`POST ${ADDRESS}`, judgedTold('wrong', { comes_to }));
    const { container } = shown();
    await send(container);
    expect(await screen.findByText('lacunes-puzzle-wrong-comes-loss')).toBeTruthy();
    await vi.waitFor(() => expect(container.querySelectorAll('.pointing span')).toHaveLength(1));
    await press(say('shell-puzzle-again'));
    expect(container.querySelectorAll('.pointing span')).toHaveLength(0);
    answers.give(`POST ${ADDRESS}`, judgedTold('right', { comes_to }));
    await send(container);
    expect(await screen.findByText(`${say('shell-puzzle-right-at-last')} lacunes-puzzle-right-comes-loss`)).toBeTruthy();
  }, SLOW);
  it('keeps what is pressed in its place, and has room for more once it is over', async () => {
    const acts = () => [...document.querySelectorAll('[data-stage=actions] [data-act]')].map((one) => one.getAttribute('data-act'));
    const { container } = shown();
    expect(acts().slice(-2)).toEqual(['back', 'solution']);
    await send(container);
    await screen.findByText(say('shell-puzzle-right'));
    expect(acts().slice(-2)).toEqual(['analyse', 'all']);
  }, SLOW);
  it('tells how many moves are still to be found, and what is left of a par', async () => {
    const { choices } = puzzleTold();
    answers.give(`POST ${ADDRESS}`, judgedTold('on', { choices }));
    const { container, unmount } = shown({ moves: 3 });
    await send(container);
    expect(await screen.findByText(say('shell-puzzle-on', { count: 2 }))).toBeTruthy();
    unmount();
    shown({ par: 4 });
    expect(screen.getByText(say('shell-puzzle-left', { count: 4 }))).toBeTruthy();
  }, SLOW);
  it('shows its solution to who gives up', async () => {
    answers.give(`POST ${ADDRESS}/solution`, { shown: [moveShown(0)], rating: null });
    shown();
    await press(say('shell-puzzle-solution'));
    expect(await screen.findByText(say('shell-puzzle-watch'))).toBeTruthy();
    expect(await screen.findByText(say('shell-puzzle-shown'), {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: say('shell-puzzle-next') })).toBeTruthy();
  }, SLOW);
  it('moves the rating of who wants one', async () => {
    wantRating(true);
    answers.give(`POST ${ADDRESS}`, judgedTold('right', { rating: { before: 1500, after: 1512.4 } }));
    const { container } = shown();
    await send(container);
    expect(await screen.findByText(say('shell-puzzle-rating', { rating: '1512', change: '+12' }))).toBeTruthy();
    expect(answers.asked[0]![1]).toMatchObject({ rated: true });
  }, SLOW);
  it('of a day counts for that day, and leads back to it', async () => {
    const { container } = shown({}, '2026-11-16');
    await send(container);
    expect((await screen.findByRole('link', { name: say('shell-today-all') })).getAttribute('href')).toBe('/today#2026-11-16');
    expect(answers.asked[0]![1]).toMatchObject({ day: '2026-11-16' });
  }, SLOW);
});

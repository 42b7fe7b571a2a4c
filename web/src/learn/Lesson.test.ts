import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../boards/contract';
import { board } from '../boards/find';
import { POSITIONS } from '../boards/positions.fake';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { answering } from '../wire/answers.fake';
import type { LessonTold, StepTold } from '../wire/bodies';
import type { Json } from '../wire/messages';
import Lesson from './Lesson.svelte';
import { taken } from './progress.svelte';

const { view, choices } = POSITIONS.lacunes as unknown as { view: Json; choices: Json };
const step = (more: Partial<StepTold> = {}): StepTold => ({
  text: 'unwritten', marks: [], asks: false, answer: null, seats: 1, seat: 0, view, choices: null, events: [], peeked: null, outcome: null, passage: null, ...more,
});
const told: LessonTold = { game: 'lacunes', key: 'first', steps: [step({ asks: true, answer: 'QC', choices }), step(), step()] };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
let module: BoardModule;

beforeEach(async () => {
  change({ language: 'en', speed: 'once' });
  module = (await board('lacunes'))!;
}, 30_000);
afterEach(() => vi.unstubAllGlobals());

const shown = () => render(Lesson, { game: 'lacunes', told, module, of: 3, following: null });
const tries = (right: boolean) =>
  answering({ 'POST /api/games/lacunes/course/first/0': { right, text: right ? 'unwritten-right' : null, view, events: [] } });

describe('a lesson on the stage', () => {
  it('takes the move on the board of the game, praises it and goes on to its end', async () => {
    const answers = tries(true);
    const { container } = shown();
    await fireEvent.click(container.querySelector('[data-cell="1"]')!);
    await vi.waitFor(() => expect(answers.asked[0]).toEqual(['POST /api/games/lacunes/course/first/0', { move: 'QC' }]));
    expect(await screen.findByText('lacunes-learn-unwritten-right')).toBeTruthy();
    for (let more = 0; more < 3; more += 1) await press(say('shell-learn-next'));
    expect(screen.getByRole('heading', { name: say('shell-learn-done') })).toBeTruthy();
    expect(taken('lacunes')).toContain('first');
  }, 30_000);
  it('says of a wrong move that another is asked for, and takes it back', async () => {
    tries(false);
    const { container } = shown();
    await fireEvent.click(container.querySelector('[data-cell="1"]')!);
    expect(await screen.findByText(say('shell-learn-wrong'))).toBeTruthy();
    await press(say('shell-learn-again'));
    expect(screen.queryByText(say('shell-learn-wrong'))).toBeNull();
  });
  it('begins with a word where the board is another one', async () => {
    const change = { ...told, steps: [step(), step({ passage: 'elsewhere' })] };
    render(Lesson, { game: 'lacunes', told: change, module, of: 3, following: null });
    expect(screen.queryByText(say('shell-passage-elsewhere'))).toBeNull();
    await press(say('shell-learn-skip'));
    expect(screen.getByText(say('shell-passage-elsewhere'))).toBeTruthy();
  });
  it('can be gone through without a move, forward and back', async () => {
    shown();
    await press(say('shell-learn-skip'));
    expect(screen.getByText(say('shell-learn-step', { step: 2, of: 3 }))).toBeTruthy();
    await press(say('shell-learn-back'));
    expect(screen.getByText(say('shell-learn-step', { step: 1, of: 3 }))).toBeTruthy();
  });
});

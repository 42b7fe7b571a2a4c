import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import Cards from './Cards.svelte';
import { isRated, solved } from './kept.svelte';
import { cardTold, shelfTold } from './puzzles.fake';

const first = shelfTold({
  count: 30,
  themes: [{ key: 'two', count: 10 }, { key: 'path', count: 20 }],
  grades: [{ grade: 1, count: 12 }, { grade: 3, count: 18 }],
  puzzles: [cardTold({ id: 'a' }), cardTold({ id: 'b', themes: ['two'] })],
  next: 'b',
});
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  answers = answering({ 'GET /api/games/lacunes/puzzles?theme=two': shelfTold({ ...first, count: 10, puzzles: [cardTold({ id: 'c' })], next: null }) });
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => render(Cards, { first, wish: { theme: null, grade: null } });
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-puzzle]')].map((card) => card.dataset.puzzle);

describe('the puzzles of a game', () => {
  it('are cards that lead to the stage, with what is solved marked', () => {
    solved('lacunes', 'a');
    shown();
    expect(cards()).toEqual(['a', 'b']);
    const card = document.querySelector('[data-puzzle="a"]')!;
    expect([card.getAttribute('href'), card.textContent?.includes(say('shell-puzzle-solved'))]).toEqual(['/puzzles/lacunes/a', true]);
    expect(card.textContent).toContain(say('shell-puzzle-grade-2'));
  });
  it('are chosen by theme, and the wish goes along', async () => {
    shown();
    await fireEvent.click(document.querySelector('[data-choice="two"] input')!);
    await vi.waitFor(() => expect(cards()).toEqual(['c']));
    expect(screen.getByRole('heading', { name: say('shell-puzzles-count', { count: 10 }) })).toBeTruthy();
    expect(document.querySelector('[data-act="solve"]')!.getAttribute('href')).toBe('/puzzles/lacunes/next#theme=two');
    expect(location.hash).toBe('#theme=two');
  });
  it('come in pages', async () => {
    answers.give('GET /api/games/lacunes/puzzles?after=b', shelfTold({ ...first, puzzles: [cardTold({ id: 'd' })], next: null }));
    shown();
    await fireEvent.click(screen.getByRole('button', { name: say('shell-puzzles-more') }));
    await vi.waitFor(() => expect(cards()).toEqual(['a', 'b', 'd']));
    expect(screen.queryByRole('button', { name: say('shell-puzzles-more') })).toBeNull();
  });
  it('say so where the server does not answer, and stay', async () => {
    answers.give('GET /api/games/lacunes/puzzles?after=b', { code: 'SERVER_ERROR' }, 500);
    shown();
    await fireEvent.click(screen.getByRole('button', { name: say('shell-puzzles-more') }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(cards()).toEqual(['a', 'b']);
  });
  it('are rated for who wants it', async () => {
    shown();
    await fireEvent.click(screen.getByRole('switch'));
    expect(isRated()).toBe(true);
  });
});

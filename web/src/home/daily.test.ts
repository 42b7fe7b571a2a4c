import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../day';
import { change } from '../preferences.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { gameTold, optionTold } from '../wire/told.fake';
import { dailyWish, doneOn, hasDaily } from './daily';
import Today from './Today.svelte';

const DAY = dayOf(Date.now());
const patience = gameTold({ key: 'lacunes', seats: [1], daily: true });
const told = (days: string[], won: boolean) => ({ game: 'lacunes', presets: {}, newest: days.map((daily) => ({ daily, won })), days });
let answers: Answers;

beforeEach(() => {
  change({ language: 'en', name: 'Ada' });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({
    'GET /api/statistics?game=lacunes': told([], false),
    'POST /api/tables': { table: 'day', token: 'k', invitations: {}, watch: 'w', address: '', local: true },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the day of a game', () => {
  it('is for games that one plays alone', () => {
    expect([patience, gameTold({ daily: true }), gameTold({ seats: [1] })].map(hasDaily)).toEqual([true, false, false]);
  });
  it('seats the player alone, by option where the game has more seats', () => {
    expect(dailyWish(patience, 'Ada')).toEqual({ game: 'lacunes', daily: true, day: DAY, seats: [{ kind: 'here', name: 'Ada' }] });
    const sea = gameTold({ key: 'laguna', seats: [2, 1], daily: true, options: [optionTold('players', [2, 1])] });
    expect(dailyWish(sea, '').options).toEqual({ players: 1 });
  });
  it('is open until it was played to an end that day', async () => {
    expect(await doneOn('lacunes', DAY)).toBe('open');
    answers.give('GET /api/statistics?game=lacunes', told(['2020-01-01'], true));
    expect(await doneOn('lacunes', DAY)).toBe('open');
    answers.give('GET /api/statistics?game=lacunes', told([DAY], true));
    expect(await doneOn('lacunes', DAY)).toBe('won');
    answers.give('GET /api/statistics?game=lacunes', told([DAY], false));
    expect(await doneOn('lacunes', DAY)).toBe('played');
  });
});

describe('today on the home page', () => {
  it('is played by one press', async () => {
    render(Today, { games: [patience] });
    await fireEvent.click(screen.getByRole('button', { name: 'Play it' }));
    await waitFor(() => expect(answers.asked.at(-1)).toEqual(['POST /api/tables', { game: 'lacunes', daily: true, day: DAY, seats: [{ kind: 'here', name: 'Ada' }] }]));
  });
  it('says that it is done', async () => {
    answers.give('GET /api/statistics?game=lacunes', told([DAY], true));
    render(Today, { games: [patience] });
    expect(await screen.findByText('Solved today')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Again, as practice' })).toBeTruthy();
  });
});

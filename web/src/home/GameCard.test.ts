import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { levelOf, rememberLevel } from '../setup/levels';
import { find } from '../tables.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { gameTold, rungTold } from '../wire/told.fake';
import GameCard from './GameCard.svelte';
import { playersText } from './players';

const MADE = { table: 'quick', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
let answers: Answers;

beforeEach(() => {
  localStorage.clear();
  change({ language: 'en', name: 'Ada' });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({ 'POST /api/tables': MADE });
});
afterEach(() => vi.unstubAllGlobals());

describe('the card of a game', () => {
  it('says for how many it is', () => {
    expect(playersText(gameTold({ seats: [2] }))).toBe(say('shell-players-exactly', { count: 2 }));
    expect(playersText(gameTold({ seats: [4, 1, 2] }))).toBe(say('shell-players', { from: 1, to: 4 }));
    expect(playersText(gameTold({ seats: [2, 4] }))).toBe('2 or 4 players');
  });
  it('begins a gentle game at once, against the gentlest bot, and says so', async () => {
    render(GameCard, { game: gameTold({ key: 'forma', gentle: { fit_aid: true } }) });
    expect(screen.getByText(/the squares where a piece fits are shown/)).toBeTruthy();
    expect(screen.getByText(/Against a gentle bot \(level 1 of 5\)/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'quick' }));
    expect(answers.asked).toEqual([
      ['POST /api/tables', { game: 'forma', seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 1 }], gentle: true }],
    ]);
  });
  it('begins a game with a coach against the gentlest bot, whatever level was met before', async () => {
    rememberLevel('forma', 4);
    render(GameCard, { game: gameTold({ key: 'forma', coach: true }) });
    await fireEvent.click(screen.getByRole('button', { name: say('shell-with-coach') }));
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'quick' }));
    expect(answers.asked[0]?.[1]).toMatchObject({ seats: [{ kind: 'here' }, { kind: 'bot', level: 1 }], gentle: true });
    expect(find('quick')?.coach).toBe(true);
    expect(levelOf('forma')).toBe(4);
  });
  it('has the full game one press away', async () => {
    render(GameCard, { game: gameTold({ key: 'forma', gentle: { fit_aid: true } }) });
    await fireEvent.click(screen.getByRole('button', { name: 'The full game' }));
    await waitFor(() => expect(answers.asked).toHaveLength(1));
    expect(answers.asked[0]![1]).not.toHaveProperty('gentle');
  });
  it('meets the bot of last time in that game', async () => {
    rememberLevel('interactions', 4);
    render(GameCard, { game: gameTold() });
    expect(screen.queryByRole('button', { name: 'The full game' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(answers.asked).toHaveLength(1));
    expect(answers.asked[0]![1]).toMatchObject({ seats: [{ kind: 'here' }, { kind: 'bot', level: 4 }] });
  });
  it('says how strong the bot is by its level and a word', () => {
    const rungs = [rungTold(1, { grade: 0, rating: 0, error: 0 }), rungTold(2, { grade: 1, rating: 180, error: 65 })];
    rememberLevel('interactions', 9);
    render(GameCard, { game: gameTold({ ladders: [{ where: {}, rungs }] }) });
    expect(screen.getByText(/Against a gentle bot \(level 2 of 2\)/)).toBeTruthy();
  });
  it('says why it could not, and can be pressed again', async () => {
    answers.give('POST /api/tables', { code: 'TOO_MANY', clause: null, facts: { what: 'tables' } }, 429);
    render(GameCard, { game: gameTold() });
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play now' }).disabled).toBe(false);
  });
  it('leads to the set-up and to the rules', () => {
    render(GameCard, { game: gameTold() });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/new/interactions', '/rules/interactions']);
  });
});

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { gameTold } from '../wire/told.fake';
import GameCard from './GameCard.svelte';
import { playersText } from './players';

const MADE = { table: 'quick', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
let answers: Answers;

beforeEach(() => {
  change({ language: 'en', name: 'Ada', level: 3 });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({ 'POST /api/tables': MADE });
});
afterEach(() => vi.unstubAllGlobals());

describe('the card of a game', () => {
  it('says for how many it is', () => {
    expect(playersText(gameTold({ seats: [2] }))).toBe(say('shell-players-exactly', { count: 2 }));
    expect(playersText(gameTold({ seats: [4, 1, 2] }))).toBe(say('shell-players', { from: 1, to: 4 }));
  });
  it('begins a game at once against a bot of the usual level', async () => {
    render(GameCard, { game: gameTold() });
    await fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'quick' }));
    expect(answers.asked).toEqual([
      ['POST /api/tables', { game: 'interactions', options: {}, seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 3 }] }],
    ]);
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

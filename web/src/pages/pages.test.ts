import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalog } from '../games.svelte';
import { change, preferences } from '../preferences.svelte';
import { parse, router } from '../router.svelte';
import { find, forget, remember, tables } from '../tables.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import type { Invitation } from '../wire/bodies';
import { gameTold, optionTold, seatTold } from '../wire/told.fake';
import Home from './Home.svelte';
import { cardTold, puzzleTold, shelfTold } from '../puzzles/puzzles.fake';
import Invited from './Invited.svelte';
import Puzzles from './Puzzles.svelte';
import Rules from './Rules.svelte';
import Setup from './Setup.svelte';
import Sit from './Sit.svelte';
import Today from './Today.svelte';
import Tool from './Tool.svelte';

const invited: Invitation = {
  table: 't', game: 'lacuna', options: {}, seat: 1, taken: false, hints: false, clock: null, watch: null,
  seats: [seatTold(0), seatTold(1, { kind: 'link', taken: false })],
};
/** A board is fetched, and here compiled, the first time that somebody asks for it. */
const LOADING = { timeout: 25_000 };
let answers: Answers;

beforeEach(() => {
  change({ language: 'en', name: '' });
  Object.assign(catalog, { games: null, refused: null });
  for (const { table } of tables.list) forget(table);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('WebSocket', class { close() { return undefined; } });
  answers = answering({
    'GET /api/games': [gameTold({ key: 'lacuna' }), gameTold({ key: 'forma' })],
    'POST /api/invitation': invited,
    'POST /api/take': { table: 't', token: 'taken-token', seat: 1 },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the home page', () => {
  it('shows every game of the catalog', async () => {
    render(Home);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(['Lacuna', 'Forma']);
  });
  it('lists my tables above them where I have some', async () => {
    remember({ table: 'a', game: 'forma', token: 'key-of-it' });
    render(Home);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(['Your tables', say('shell-games')]);
  });
  it('says that the server cannot be reached and tries again', async () => {
    answers.give('GET /api/games', { code: 'SERVER_ERROR' }, 500);
    render(Home);
    await screen.findByRole('alert');
    answers.give('GET /api/games', [gameTold({ key: 'lacuna' })]);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Lacuna' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('opens the window for a record', async () => {
    render(Home);
    await fireEvent.click(screen.getByRole('button', { name: 'Open a saved game' }));
    expect(screen.getByRole('dialog', { name: 'Open a saved game' })).toBeTruthy();
  });
});

describe('the set-up page', () => {
  it('is that of the game in the address', async () => {
    render(Setup, { game: 'forma' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forma' })).toBeTruthy();
  });
  it('says so where there is no such game', async () => {
    render(Setup, { game: 'chess' });
    expect(await screen.findByText('There is nothing here')).toBeTruthy();
  });
});

describe('an invitation', () => {
  const name = () => screen.findByLabelText<HTMLInputElement>('Your name');

  it('takes nothing by being opened', async () => {
    render(Invited, { table: 't', token: 'guest-token' });
    await name();
    expect(answers.asked.filter(([what]) => what !== 'GET /api/games')).toEqual([['POST /api/invitation', { token: 'guest-token' }]]);
    expect(find('t')).toBeNull();
  });
  it('takes the seat by its button, remembers the name, and hides the key', async () => {
    render(Invited, { table: 't', token: 'guest-token' });
    await fireEvent.input(await name(), { target: { value: ' Bo ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(router.route).toEqual({ page: 'table', table: 't', fragment: '' }));
    expect(answers.asked.at(-1)).toEqual(['POST /api/take', { token: 'guest-token', name: 'Bo' }]);
    expect(find('t')?.token).toBe('taken-token');
    expect(preferences.name).toBe('Bo');
  });
  it('leaves a browser that sits there its own seat', async () => {
    remember({ table: 't', game: 'lacuna', token: 'my-own-token' });
    render(Invited, { table: 't', token: 'guest-token' });
    await name();
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(router.route).toMatchObject({ fragment: 'seat=taken-token' }));
    expect(find('t')?.token).toBe('my-own-token');
  });
  it('says when somebody was quicker', async () => {
    answers.give('POST /api/take', { code: 'SEAT_TAKEN', clause: null, facts: {} }, 409);
    render(Invited, { table: 't', token: 'guest-token' });
    await name();
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody already sits here.');
  });
  it('offers no seat that is taken', async () => {
    answers.give('POST /api/invitation', { ...invited, taken: true });
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('Somebody already sits here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take the seat' })).toBeNull();
  });
  it('leads whoever sits there already back to the table, and does not ask them to watch', async () => {
    remember({ table: 't', game: 'lacuna', token: 'my-own-token' });
    answers.give('POST /api/invitation', { ...invited, taken: true, watch: 'watch-token' });
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('You have a seat at this table.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the table' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Watch' })).toBeNull();
  });
  it('says who invites, by which rules, and whether hints are given', async () => {
    const option = optionTold('pick', ['before', 'after']);
    answers.give('GET /api/games', [gameTold({ key: 'lacuna', options: [option] })]);
    answers.give('POST /api/invitation', { ...invited, options: { pick: 'after' }, hints: true });
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('Ada invites you to Lacuna')).toBeTruthy();
    expect(await screen.findByText(`${say('lacuna-option-pick')}: ${say('lacuna-option-pick-after')}`)).toBeTruthy();
    expect(screen.getByText(/Hints are allowed/)).toBeTruthy();
  });
  it('says how much time there is', async () => {
    answers.give('GET /api/games', [gameTold({ key: 'lacuna' })]);
    answers.give('POST /api/invitation', { ...invited, clock: { kind: 'game', seconds: 600, increment: 5 } });
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('10 min each, and 5 s more a move')).toBeTruthy();
  });
  it('tells a glass as time and not among the rules', async () => {
    answers.give('GET /api/games', [gameTold({ key: 'laguna', glass: 'glass', options: [optionTold('glass', [30, 45, 'none'])] })]);
    answers.give('POST /api/invitation', { ...invited, game: 'laguna', options: { glass: 45 }, clock: { kind: 'hourglass', seconds: 45 } });
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('An hourglass of 45 s a turn')).toBeTruthy();
    expect(screen.queryByText(/45 seconds/)).toBeNull();
  });
  it('that is taken offers watching', async () => {
    answers.give('POST /api/invitation', { ...invited, taken: true, watch: 'watch-token' });
    render(Invited, { table: 't', token: 'guest-token' });
    expect((await screen.findByRole('link', { name: 'Watch' })).getAttribute('href')).toBe('/table/t#watch=watch-token');
  });
  it('that leads nowhere says so', async () => {
    answers.give('POST /api/invitation', { code: 'NOT_FOUND' }, 404);
    render(Invited, { table: 't', token: 'guest-token' });
    expect(await screen.findByText('This invitation leads nowhere')).toBeTruthy();
  });
});

describe('the address of a table', () => {
  const at = (address: string) => {
    history.replaceState(null, '', address);
    const route = parse(location.pathname, location.hash);
    if (route.page === 'table') render(Sit, { table: route.table, fragment: route.fragment });
  };

  it('opens with the key that this browser holds', () => {
    remember({ table: 't', game: 'lacuna', token: 'my-own-token' });
    at('/table/t');
    expect(screen.getByRole('status').textContent).toBe('One moment…');
  });
  it('says so where the browser has none', () => {
    at('/table/t');
    expect(screen.getByText(say('shell-no-key'))).toBeTruthy();
    expect(screen.getByText(/Ask whoever sent you here for an invitation/)).toBeTruthy();
  });
  it('keeps the key of a seat’s link and takes it out of sight', () => {
    at('/table/t#seat=seat-token');
    expect(find('t')?.token).toBe('seat-token');
    expect(location.href).not.toContain('seat-token');
  });
  it('keeps no key of a link for watching', () => {
    at('/table/t#watch=watch-token');
    expect(find('t')).toBeNull();
    expect(screen.getByRole('status')).toBeTruthy();
  });
  it('shows an invitation before anything else', async () => {
    remember({ table: 't', game: 'lacuna', token: 'my-own-token' });
    at('/table/t#invite=guest-token');
    expect(await screen.findByText('Ada invites you to Lacuna')).toBeTruthy();
  });
});

describe('the puzzles', () => {
  const at = (game: string | null, id: string | null, fragment = '') => render(Puzzles, { game, id, fragment });

  it('of every game that has some stand on a shelf', async () => {
    answers.give('GET /api/games', [gameTold({ key: 'lacuna', puzzles: true }), gameTold({ key: 'forma' })]);
    answers.give('GET /api/games/lacuna/puzzles', shelfTold({ game: 'lacuna', count: 52 }));
    at(null, null);
    expect((await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)).toEqual(['Lacuna']);
    expect(await screen.findByText('52 puzzles')).toBeTruthy();
  });
  it('of a game are as wished for in the address', async () => {
    answers.give('GET /api/games/lacunes/puzzles?theme=two&grade=3', shelfTold());
    at('lacunes', null, 'theme=two&grade=3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lacunes: puzzles' })).toBeTruthy();
  });
  it('lead to one that fits, whose address then stands', async () => {
    answers.give('GET /api/games/lacunes/puzzles/next?grade=3', puzzleTold({ id: '7-7' }));
    at('lacunes', 'next', 'grade=3');
    expect(await screen.findByText('lacunes-puzzle-unwritten', {}, LOADING)).toBeTruthy();
    expect(location.pathname + location.hash).toBe('/puzzles/lacunes/7-7#grade=3');
  }, 30_000);
  it('that are not there are missing', async () => {
    answers.give('GET /api/games/lacunes/puzzles/0-0', { code: 'NO_SUCH_PUZZLE' }, 404);
    at('lacunes', '0-0');
    expect(await screen.findByText('There is nothing here', {}, LOADING)).toBeTruthy();
  }, 30_000);
});

describe('the puzzles of a day', () => {
  const daily = (id: string, solved: boolean) => ({ puzzle: cardTold({ id, game: id === 'a' ? 'lacunes' : 'forma' }), solved, missed: 0, on_time: solved });

  it('are cards that count for that day, with the row of days and the result to copy', async () => {
    answers.give('GET /api/today?day=2026-11-06', { day: '2026-11-06', puzzles: [daily('a', true), daily('b', false)], streak: 3, best: 5 });
    answers.give('GET /api/days?month=2026-11', { first: '2026-01-01', days: [{ day: '2026-11-02', in_time: ['forma'], late: [] }] });
    render(Today, { fragment: '2026-11-06' });
    const cards = [...(await screen.findAllByRole('listitem'))].map((one) => within(one).getByRole('link').getAttribute('href'));
    expect(cards).toEqual(['/puzzles/lacunes/a#day=2026-11-06', '/puzzles/forma/b#day=2026-11-06']);
    expect(screen.getByText('days in a row').textContent).toContain('3');
    expect(screen.getByText(say('shell-today-past'))).toBeTruthy();
    expect(screen.getByText(/🟩⬜ 🔥3$/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: say('shell-today-day', { date: 'November 2', count: 1 }) })).toBeTruthy();
  });
  it('of a day that has not begun are none, and the date of the device may be why', async () => {
    answers.give('GET /api/today?day=2099-01-01', { code: 'NO_SUCH_DAY' }, 404);
    render(Today, { fragment: '2099-01-01' });
    expect(await screen.findByText(say('shell-today-none'))).toBeTruthy();
  });
});

describe('pages of a game', () => {
  it('are missing where the game is', async () => {
    render(Rules, { game: 'chess', fragment: '' });
    expect(await screen.findByText('There is nothing here')).toBeTruthy();
  });
  it('are missing where the tool is', async () => {
    render(Tool, { game: 'lacuna', tool: 'compass', fragment: '' });
    expect(await screen.findByText('There is nothing here', {}, LOADING)).toBeTruthy();
  }, 30_000);
  it.each(['lacuna', 'laguna', 'lacunes', 'interactions', 'forma'])('tell the rules of %s under their headings', async (game) => {
    render(Rules, { game, fragment: '' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Rules' }, LOADING)).toBeTruthy();
    expect(document.querySelectorAll('[data-clause]').length).toBeGreaterThan(3);
  }, 30_000);
});

import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../wire/http';
import type { TableWish } from '../wire/bodies';
import { gameTold, optionTold } from '../wire/told.fake';
import { atOnce, beginners, begins, choose, choosePreset, draft, filled, hasGlass, nameIn, nameless, seat, seatOf, seatOfMatch, sitting, tableWish } from './draft';

const game = gameTold({
  key: 'tiles',
  seats: [1, 2, 4],
  options: [optionTold('players', [2, 1, 4]), optionTold('teams', [false, true], { value_only: [[true, { players: [4] }]] }), optionTold('cost', [5, 6])],
  presets: { usual: {}, four: { players: 4, teams: true }, dear: { cost: 6 } },
});
const likes = { name: 'Ada', level: 2 };
const begun = draft(game, likes);
const called = (index: number) => `Player ${index + 1}`;

describe('whoever invites', () => {
  it('is asked for a name once, where no friend could read one', () => {
    const link = { kind: 'link' as const, name: '' };
    expect(nameless([{ kind: 'here', name: ' ' }, link])).toBe(0);
    expect(nameless([link, { kind: 'bot', level: 1 }, { kind: 'here' }])).toBe(2);
    expect(nameless([{ kind: 'here', name: 'Ada' }, link])).toBeNull();
    expect(nameless([{ kind: 'here' }, { kind: 'bot', level: 1 }])).toBeNull();
    expect(nameless([link, link])).toBeNull();
  });
});

describe('a table being set up', () => {
  it('begins with the person on the first seat and bots of the usual level on the others', () => {
    expect(sitting(game, begun)).toEqual([
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', level: 2 },
    ]);
  });
  it('keeps the second seat for a friend who comes by a link', () => {
    expect(sitting(game, draft(game, { ...likes, friend: true }))[1]).toEqual({ kind: 'link', name: '' });
  });
  it('seats people everywhere in a game without bots', () => {
    const people = gameTold({ seats: [2], ladders: [] });
    expect(sitting(people, draft(people, likes))).toEqual([
      { kind: 'here', name: 'Ada' },
      { kind: 'here', name: '' },
    ]);
  });
  it('keeps who was put on a seat while the number of players changes', () => {
    const invited = seat(choose(game, begun, 'players', 4), 3, { kind: 'link', name: '' });
    const fewer = choose(game, invited, 'players', 2);
    expect(sitting(game, fewer).map((one) => one.kind)).toEqual(['here', 'bot']);
    expect(sitting(game, choose(game, fewer, 'players', 4)).map((one) => one.kind)).toEqual(['here', 'bot', 'bot', 'link']);
  });
  it('drops what another choice makes impossible', () => {
    const teams = choose(game, choose(game, begun, 'players', 4), 'teams', true);
    expect(teams.chosen.teams).toBe(true);
    expect(choose(game, teams, 'players', 2).chosen.teams).toBe(false);
  });
  it('keeps the number of players under a preset that does not name it', () => {
    const four = choose(game, begun, 'players', 4);
    expect(choosePreset(game, four, 'dear').chosen).toEqual({ players: 4, teams: false, cost: 6 });
    expect(choosePreset(game, begun, 'four').chosen).toEqual({ players: 4, teams: true, cost: 5 });
  });
  it('takes a preset of a game that never asks how many play', () => {
    const solo = gameTold({ seats: [1], options: [optionTold('twos', ['locked', 'free'])], presets: { usual: {}, free: { twos: 'free' } } });
    expect(choosePreset(solo, draft(solo, likes), 'free').chosen).toEqual({ twos: 'free' });
  });
});

describe('a seat that changes its kind', () => {
  it('takes the person’s own name only on the first seat, and their usual level', () => {
    expect(seatOf('here', 0, likes)).toEqual({ kind: 'here', name: 'Ada' });
    expect(seatOf('here', 1, likes)).toEqual({ kind: 'here', name: '' });
    expect(seatOf('link', 0, likes)).toEqual({ kind: 'link', name: '' });
    expect(seatOf('bot', 1, likes)).toEqual({ kind: 'bot', level: 2 });
  });
});

describe('what is sent', () => {
  it('names only what differs from the rulebook', () => {
    expect(tableWish(game, choose(game, begun, 'cost', 6), called)).toEqual({
      game: 'tiles',
      options: { cost: 6 },
      seats: sitting(game, begun),
      begins: 'lot',
      clock: null,
    });
  });
  it('offers no clock beside the hourglass of its rules', () => {
    const sandy = gameTold({ key: 'sand', seats: [2], glass: 'glass', options: [optionTold('glass', [30, 'none'])] });
    const timed = { ...draft(sandy, likes), clock: 3 };
    expect(hasGlass(sandy, timed)).toBe(true);
    expect(tableWish(sandy, timed, called).clock).toBeNull();
    expect(tableWish(sandy, choose(sandy, timed, 'glass', 'none'), called).clock).toMatchObject({ kind: 'game' });
  });
  it('says whether hints are allowed as soon as somebody plays by link, and only then', () => {
    expect(tableWish(game, { ...begun, hints: true }, called)).not.toHaveProperty('hints');
    const apart = seat(begun, 1, { kind: 'link', name: '' });
    expect(tableWish(game, apart, called).hints).toBe(false);
    expect(tableWish(game, { ...apart, hints: true }, called).hints).toBe(true);
  });
  it('seats whoever plays alone, without asking', () => {
    const alone = choose(game, seat(begun, 0, { kind: 'bot', level: 1 }), 'players', 1);
    expect(tableWish(game, alone, called).seats).toEqual([{ kind: 'here', name: '' }]);
  });
  it('carries who begins and the clock where they were asked for', () => {
    const wish = tableWish(game, { ...begun, begins: 1, clock: 2 }, called);
    expect(wish).toMatchObject({ begins: 1, clock: { kind: 'turn', seconds: 60 } });
  });
  it('has neither lot nor clock for one alone', () => {
    const alone = tableWish(game, choose(game, { ...begun, begins: 0, clock: 2 }, 'players', 1), called);
    expect(alone.clock).toBeNull();
    expect(alone).not.toHaveProperty('begins');
  });
  it('numbers people who share the screen and have no name, and nobody else', () => {
    const three = seat(seat(choose(game, begun, 'players', 4), 1, { kind: 'here', name: ' ' }), 2, { kind: 'link', name: '' });
    expect(tableWish(game, three, called).seats.map((one) => one.name)).toEqual(['Ada', 'Player 2', '', undefined]);
    const alone = tableWish(game, draft(game, { ...likes, name: '' }), called);
    expect(alone.seats[0]).toEqual({ kind: 'here', name: '' });
  });
  it('is remembered as far as it says something about the person', () => {
    expect(nameIn([{ kind: 'here', name: 'Bo' }, { kind: 'bot', level: 4 }])).toEqual({ name: 'Bo' });
    expect(nameIn([{ kind: 'here', name: '' }, { kind: 'link' }])).toEqual({});
  });
  it('is just the game and its seats when it is played at once', () => {
    expect(atOnce(game, likes, false)).toEqual({ game: 'tiles', seats: sitting(game, begun) });
    expect(atOnce(game, likes, true)).toMatchObject({ game: 'tiles', gentle: true });
  });
});

describe('who begins', () => {
  const four = choose(game, begun, 'players', 4);

  it('is drawn by lot unless somebody is named', () => {
    expect(begins(game, begun)).toBe('lot');
    expect(begins(game, { ...four, begins: 3 })).toBe(3);
  });
  it('is drawn by lot again when whoever was named no longer sits there', () => {
    const chosen = { ...four, begins: 3 };
    expect(begins(game, choose(game, chosen, 'players', 2))).toBe('lot');
  });
  it('is never a bot where the youngest begins and somebody sits there', () => {
    const young = { ...game, youngest: true };
    const two = seat(four, 2, { kind: 'link' });
    expect(beginners(young, two)).toEqual([0, 2]);
    expect(beginners(game, two)).toEqual([0, 1, 2, 3]);
    expect(begins(young, { ...two, begins: 1 })).toBe('lot');
    expect(beginners(young, seat(begun, 0, { kind: 'bot', level: 1 }))).toEqual([0, 1]);
  });
  it('says which seat of the match everybody gets, once it is not the lot', () => {
    expect(seatOfMatch(game, four, 1)).toBeNull();
    expect([0, 1, 2, 3].map((index) => seatOfMatch(game, { ...four, begins: 2 }, index))).toEqual([2, 3, 0, 1]);
    expect(seatOfMatch(game, choose(game, four, 'players', 1), 0)).toBe(0);
    const coloured = { ...game, options: [...game.options, optionTold('colours', ['any', 'r'], { per_seat: true, distinct: true })] };
    expect(seatOfMatch(coloured, { ...four, begins: 2 }, 0)).toBeNull();
  });
});

describe('a game that needs more seats than players', () => {
  const wish: TableWish = { game: 'tiles', seats: [{ kind: 'here', name: 'Ada' }] };
  const needs = (seats: number) =>
    vi.fn(async (asked: TableWish) => {
      if (asked.seats.length < seats) throw new Refusal('INVALID_RECORD', null, { problem: 'wrong-seats', seats });
    });

  it('is filled with bots until it begins', async () => {
    const begin = needs(3);
    await filled(wish, 4, begin);
    expect(begin.mock.lastCall?.[0].seats).toEqual([...wish.seats, { kind: 'bot', level: 4 }, { kind: 'bot', level: 4 }]);
  });
  it('is refused where it has no bots', async () => {
    await expect(filled(wish, null, needs(2))).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });
  it('is refused at once for any other reason', async () => {
    const begin = vi.fn(() => Promise.reject(new Refusal('TOO_MANY')));
    await expect(filled(wish, 2, begin)).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(begin).toHaveBeenCalledOnce();
  });
});

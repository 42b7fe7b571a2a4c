import { describe, expect, it } from 'vitest';
import type { GameTold, OptionTold } from '../wire/messages';
import { allowed, applies, atOnce, defaults, kind, offered, presetOf, same, seatCount, settled, wished } from './options';

const option = (key: string, values: unknown[], more: Partial<OptionTold> = {}): OptionTold => ({
  key,
  values,
  clause: 'X-1',
  span: null,
  per_seat: false,
  only: {},
  value_only: [],
  ...more,
});

const game: GameTold = {
  key: 'tiles',
  rules: 1,
  seats: [1, 2, 4],
  minutes: [5, 10],
  options: [
    option('players', [2, 1, 4]),
    option('teams', [false, true], { value_only: [[true, { players: [4] }]] }),
    option('peek', ['top', 'none'], { only: { players: [1] } }),
    option('cost', [5], { span: [0, 48] }),
    option('pearls', [4, 5], { per_seat: true }),
  ],
  presets: { usual: {}, four: { players: 4, teams: true } },
  levels: [1, 2, 3, 4, 5],
  solver: false,
  daily: false,
};

describe('options of a set-up', () => {
  it('begin with the first value of each', () => {
    expect(defaults(game)).toEqual({ players: 2, teams: false, peek: 'top', cost: 5, pearls: 4 });
  });
  it('tell true from one', () => {
    expect(same(true, 1)).toBe(false);
  });
  it('are shown only where they apply and leave a choice', () => {
    expect(offered(game, defaults(game)).map((one) => one.key)).toEqual(['cost', 'pearls']);
    expect(offered(game, { ...defaults(game), players: 1 }).map((one) => one.key)).toEqual(['peek', 'cost', 'pearls']);
    expect(allowed(game.options[1]!, { players: 4 })).toEqual([false, true]);
    expect(applies(game.options[2]!, { players: 2 })).toBe(false);
  });
  it('fall back when another choice makes them impossible', () => {
    const teams = settled(game, { ...defaults(game), players: 4, teams: true });
    expect(teams.teams).toBe(true);
    expect(settled(game, { ...teams, players: 2 }).teams).toBe(false);
  });
  it('grow and shrink with the seats where each seat has its own', () => {
    const apart = settled(game, { ...defaults(game), players: 4, pearls: [5, 4] });
    expect(apart.pearls).toEqual([5, 4, 4, 4]);
    expect(settled(game, { ...apart, players: 2 }).pearls).toEqual([5, 4]);
  });
  it('are sent only where they apply and differ from the default', () => {
    expect(wished(game, { ...defaults(game), cost: 7, peek: 'none' })).toEqual({ cost: 7 });
    expect(wished(game, { ...defaults(game), players: 1, peek: 'none' })).toEqual({ players: 1, peek: 'none' });
  });
  it('say how they want to be shown', () => {
    expect(game.options.map(kind)).toEqual(['words', 'switch', 'words', 'number', 'words']);
    expect(kind(option('sizes', ['R100']))).toBe('text');
  });
  it('recognise a preset', () => {
    expect(presetOf(game, defaults(game))).toBe('usual');
    expect(presetOf(game, { ...defaults(game), players: 4, teams: true })).toBe('four');
    expect(presetOf(game, { ...defaults(game), cost: 9 })).toBeNull();
  });
});

describe('playing at once', () => {
  it('puts the person here and bots on the other seats', () => {
    expect(seatCount(game, defaults(game))).toBe(2);
    expect(atOnce(game, 'Ada', 2).seats).toEqual([
      { kind: 'here', name: 'Ada' },
      { kind: 'bot', level: 2 },
    ]);
  });
  it('puts people on every seat of a game without bots', () => {
    expect(atOnce({ ...game, levels: [] }, 'Ada', 2).seats.map((seat) => seat.kind)).toEqual(['here', 'here']);
  });
});

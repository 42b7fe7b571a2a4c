import { describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { gameTold, optionTold } from '../wire/told.fake';
import { allowed, applies, defaults, kind, left, offered, playerCounts, presetOf, same, seatCount, settled, switchedOn, wished } from './options';

const option = optionTold;
const game = gameTold({
  key: 'tiles',
  seats: [1, 2, 4],
  options: [
    option('players', [2, 1, 4]),
    option('teams', [false, true], { value_only: [[true, { players: [4] }]] }),
    option('peek', ['top', 'none'], { only: { players: [1] } }),
    option('cost', [5], { span: [0, 48] }),
    option('pearls', [4, 5], { per_seat: true }),
  ],
  presets: { usual: {}, four: { players: 4, teams: true } },
});

describe('what is switched on', () => {
  it('is said in words, and what is written in signs is named only', () => {
    change({ language: 'fr' });
    const game = gameTold({ key: 'lacuna', options: [optionTold('pick', ['before', 'after']), optionTold('ends', ['closed', 'open']), optionTold('sizes', ['R1 rf2'])] });
    expect(switchedOn(game, { pick: 'after', ends: 'closed', sizes: 'R9 rf9' })).toEqual([
      `${say('lacuna-option-pick')}\u00a0: ${say('lacuna-option-pick-after')}`, say('lacuna-option-sizes'),
    ]);
    expect(switchedOn(game, { pick: 'before' })).toEqual([]);
  });
});

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
  it('leave a seat what no other has taken, where no two may have the same', () => {
    const colours = option('colours', ['any', 'r', 'g'], { per_seat: true, distinct: true });
    expect(left(colours, ['any', 'r', 'g'], ['r', 'any', 'any'], 1)).toEqual(['any', 'g']);
    expect(left(colours, ['any', 'r', 'g'], ['r', 'any', 'any'], 0)).toEqual(['any', 'r', 'g']);
    expect(left(option('pearls', [4, 5], { per_seat: true }), [4, 5], [5, 4], 1)).toEqual([4, 5]);
  });
  it('forget a wish that the number of players forbids, and are one again where nobody wishes', () => {
    const coloured = gameTold({
      seats: [1, 2],
      options: [
        option('players', [2, 1]),
        option('colours', ['any', 'r', 'g'], { per_seat: true, distinct: true, value_only: [['r', { players: [2] }], ['g', { players: [2] }]] }),
      ],
    });
    const two = settled(coloured, { players: 2, colours: ['g', 'any'] });
    expect(two.colours).toEqual(['g', 'any']);
    expect(settled(coloured, { ...two, players: 1 }).colours).toBe('any');
    expect(settled(coloured, { ...two, colours: ['any', 'any'] }).colours).toBe('any');
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
  it('list the numbers of players from few to many', () => {
    expect(playerCounts(game)).toEqual([1, 2, 4]);
    expect(playerCounts(gameTold())).toEqual([]);
    expect(seatCount(game, { players: 4 })).toBe(4);
    expect(seatCount(gameTold({ seats: [3] }), {})).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { isMistake, judgementOf, retriedSeat, symbolOf, worthTrying, type Judgement } from './judgements';
import { decision, PLIES } from './reviews.fake';

const ALL: Judgement[] = ['only', 'best', 'good', 'inaccuracy', 'mistake', 'blunder', 'fatal', 'hinted'];

describe('judgements', () => {
  it('each have a symbol of their own, so that colour never stands alone', () => {
    expect(new Set(ALL.map(symbolOf)).size).toBe(ALL.length);
  });
  it('call the move that lost a deal for good by its name', () => {
    expect(judgementOf(PLIES[1]!, 1)).toBe('fatal');
    expect(judgementOf(PLIES[1]!, 3)).toBe('blunder');
    expect(judgementOf(decision(0, { judgement: null }), null)).toBeNull();
  });
  it('blame nobody for what a hint had named, and say so once', () => {
    expect(judgementOf(decision(0, { judgement: 'inaccuracy', hinted: true }), null)).toBe('hinted');
    expect(judgementOf(decision(0, { judgement: 'best', hinted: true }), null)).toBe('best');
  });
  it('are mistakes only where something better is known', () => {
    expect(PLIES.map(isMistake)).toEqual([false, true, true, false]);
    expect(isMistake(decision(0, { judgement: 'blunder', best: null }))).toBe(false);
  });
  it('are tried again by their own player, or by the first who made any', () => {
    expect(retriedSeat(PLIES, [1])).toBe(1);
    expect(retriedSeat(PLIES, [])).toBe(0);
    expect(retriedSeat(PLIES.slice(0, 2), [0])).toBeNull();
    expect(retriedSeat(PLIES.slice(0, 2), [0, 1])).toBe(1);
    expect(retriedSeat([], [])).toBeNull();
  });
  it('are tried again six at most: those that mattered most, in their order', () => {
    const many = [0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6].map((loss, ply) => decision(ply, { seat: 0, judgement: 'mistake', loss }));
    expect(worthTrying(many, 0).map(({ ply }) => ply)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(worthTrying([decision(0, { seat: 0, judgement: 'mistake', given: 50, weight: 0.3 })], 0)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../wire/http';
import { FakeOutside } from '../wire/outside.fake';
import type { PuzzleJudged, SolutionTold } from '../wire/puzzles';
import { judgedTold, moveShown, puzzleTold } from './puzzles.fake';
import { Solving } from './solving.svelte';

const START = { at: 'start' }, CHOICES = { moves: ['a', 'b'] };
const mine = moveShown(0, { view: { at: 'mine' } }), reply = moveShown(1, { view: { at: 'reply' }, events: [{ key: 'marked', facts: {} }] });
const attempt = vi.fn<(moves: string[]) => Promise<PuzzleJudged>>();
const solution = vi.fn<() => Promise<SolutionTold>>();
let time: FakeOutside;
let solving: Solving;

const begin = (more = {}, ms = 500) =>
  new Solving(puzzleTold({ seats: 2, view: START, choices: CHOICES, moves: 2, ...more }), { attempt, solution }, { ms: () => ms, later: time.later, cancel: time.cancel });

beforeEach(() => {
  attempt.mockReset();
  solution.mockReset();
  time = new FakeOutside();
  solving = begin();
});

describe('a puzzle', () => {
  it('begins with its position and the moves there are', () => {
    expect([solving.moment.view, solving.choices, solving.active, solving.made]).toEqual([START, CHOICES, true, 0]);
  });
  it('shows what the own move did, then the reply, and then asks again', async () => {
    attempt.mockResolvedValue(judgedTold('on', { shown: [mine, reply], choices: { moves: ['c'] } }));
    await solving.play('a');
    expect([solving.moment.view, solving.behind, solving.active]).toEqual([{ at: 'mine' }, true, false]);
    time.pass(500);
    expect([solving.moment.view, solving.active, solving.choices]).toEqual([{ at: 'reply' }, true, { moves: ['c'] }]);
    expect(solving.moment.log.map(({ seat }) => seat)).toEqual([0, 1]);
    attempt.mockResolvedValue(judgedTold('right'));
    await solving.play('c');
    expect(attempt).toHaveBeenLastCalledWith(['a', 'c']);
    expect([solving.state, solving.missed]).toEqual(['right', false]);
  });
  it('takes no move while others are shown, and a press shows the present', async () => {
    attempt.mockResolvedValue(judgedTold('on', { shown: [mine, reply] }));
    await solving.play('a');
    await solving.play('b');
    expect(attempt).toHaveBeenCalledOnce();
    solving.skip();
    expect([solving.moment.view, solving.active]).toEqual([{ at: 'reply' }, true]);
  });
  it('shows what a wrong move does, and goes back to where it was decided', async () => {
    attempt.mockResolvedValueOnce(judgedTold('on', { shown: [mine, reply] }));
    await solving.play('a');
    time.pass(500);
    attempt.mockResolvedValueOnce(judgedTold('wrong', { shown: [moveShown(0, { view: { at: 'wrong' } })] }));
    await solving.play('b');
    expect([solving.state, solving.moment.view, solving.missed]).toEqual(['wrong', { at: 'wrong' }, true]);
    solving.again();
    expect([solving.state, solving.moment.view, solving.made, solving.active]).toEqual(['asked', { at: 'reply' }, 1, true]);
  });
  it('takes own moves back one by one', async () => {
    attempt.mockResolvedValue(judgedTold('on', { shown: [mine], left: 1 }));
    await solving.play('a');
    expect(solving.left).toBe(1);
    solving.back();
    expect([solving.made, solving.moment.view, solving.choices]).toEqual([0, START, CHOICES]);
  });
  it('keeps the position where the rules refuse', async () => {
    attempt.mockRejectedValue(new Refusal('TAKEN'));
    await solving.play('z');
    expect([solving.refused?.code, solving.state, solving.moment.view, solving.missed]).toEqual(['TAKEN', 'asked', START, false]);
  });
  it('plays its solution from the beginning, and is watched even by who wants moves at once', async () => {
    solving = begin({}, 0);
    attempt.mockResolvedValue(judgedTold('on', { shown: [mine] }));
    await solving.play('a');
    solution.mockResolvedValue({ shown: [mine, reply], rating: { before: 1500, after: 1490 } });
    await solving.solve();
    const seen = [solving.moment.view];
    for (let more = 0; more < 2; more += 1) {
      time.pass(1500);
      seen.push(solving.moment.view);
    }
    expect(seen).toEqual([START, { at: 'mine' }, { at: 'reply' }]);
    expect([solving.state, solving.behind, solving.missed, solving.rating?.after]).toEqual(['done', false, true, 1490]);
  });
  it('lets one look under what is covered where the rules allow it', async () => {
    solving = begin({ peeked: { at: 'beneath' } });
    solving.looking = true;
    expect(solving.moment.view).toEqual({ at: 'beneath' });
    attempt.mockResolvedValue(judgedTold('on', { shown: [mine] }));
    await solving.play('a');
    expect([solving.peeks, solving.moment.view]).toEqual([false, { at: 'mine' }]);
  });
});

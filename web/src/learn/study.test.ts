import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonTold, StepTold, TriedTold } from '../wire/bodies';
import { Refusal } from '../wire/http';
import { Study } from './study.svelte';

const step = (text: string, more: Partial<StepTold> = {}): StepTold => ({
  text, marks: [], asks: false, answer: null, seats: 2, seat: 0, view: { at: text }, choices: null, events: [], peeked: null, outcome: null, passage: null, ...more,
});
const asking = step('do', { asks: true, answer: 'a', choices: { moves: ['a', 'b'] } });
const LESSON: LessonTold = { game: 'noughts', key: 'goal', steps: [step('look'), asking, step('end')] };
const tried = (right: boolean, text: string | null): TriedTold => ({ right, text, view: { after: true }, events: [{ key: 'marked', facts: {} }], outcome: null });
const attempt = vi.fn<(step: number, move: string) => Promise<TriedTold>>();
let study: Study;

beforeEach(() => {
  attempt.mockReset();
  study = new Study(LESSON, attempt);
});

describe('a lesson', () => {
  it('goes on with a word where nothing is asked, and its board takes no move', async () => {
    expect([study.active, study.text]).toEqual([false, 'look']);
    await study.play('a');
    expect(attempt).not.toHaveBeenCalled();
    study.next();
    expect([study.number, study.active, study.text]).toEqual([1, true, 'do']);
  });
  it('shows what a right move did, praises it, and goes on', async () => {
    study.next();
    attempt.mockResolvedValue(tried(true, 'do-right'));
    await study.play('a');
    expect(attempt).toHaveBeenCalledExactlyOnceWith(1, 'a');
    expect([study.state, study.text, study.view, study.active]).toEqual(['right', 'do-right', { after: true }, false]);
    study.next();
    expect([study.number, study.view]).toEqual([2, { at: 'end' }]);
  });
  it('shows what a wrong move would have done and lets one try again', async () => {
    study.next();
    attempt.mockResolvedValue(tried(false, null));
    await study.play('b');
    expect([study.state, study.text, study.view]).toEqual(['wrong', null, { after: true }]);
    study.again();
    expect([study.state, study.view, study.active]).toEqual(['asked', { at: 'do' }, true]);
    expect(study.missed).toEqual([1]);
  });
  it('has the outcome of its position, and of the move that ended the game', async () => {
    const outcome = { reason: 'complete', scores: [4, 3], returns: [1, -1], winners: [0], detail: {}, seat: null };
    expect(study.outcome).toBeNull();
    study.next();
    attempt.mockResolvedValue({ ...tried(true, 'do-right'), outcome });
    await study.play('a');
    expect(study.outcome).toEqual(outcome);
    study.next();
    expect(study.outcome).toBeNull();
  });
  it('stays where it is when the rules refuse, and says why', async () => {
    study.next();
    attempt.mockRejectedValue(new Refusal('TAKEN', 'NAC-1'));
    await study.play('z');
    expect([study.refused?.code, study.active, study.view]).toEqual(['TAKEN', true, { at: 'do' }]);
  });
  it('sends one move at a time', async () => {
    study.next();
    let answer: (told: TriedTold) => void = () => undefined;
    attempt.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const first = study.play('a');
    await study.play('b');
    answer(tried(true, 'do-right'));
    await first;
    expect(attempt).toHaveBeenCalledOnce();
  });
  it('shows the answer when asked to, and forgets it with the step', () => {
    study.next();
    study.show();
    expect([study.shown, study.missed]).toEqual([true, [1]]);
    study.back();
    expect([study.shown, study.number]).toEqual([false, 0]);
  });
  it('says how the board changed until something is tried, also where a step was passed over', async () => {
    study = new Study({ ...LESSON, steps: [asking, step('on'), { ...asking, passage: 'elsewhere' }, step('end')] }, attempt);
    attempt.mockResolvedValue(tried(true, 'do-right'));
    expect(study.passage).toBeNull();
    await study.play('a');
    study.next();
    expect(study.passage).toBeNull();
    study.next();
    expect(study.passage).toBe('elsewhere');
    await study.play('a');
    expect(study.passage).toBeNull();
    study.back();
    study.back();
    study.next();
    expect([study.number, study.passage]).toEqual([1, 'next']);
  });
  it('is done after its last step', () => {
    for (let step = 0; step < 3; step += 1) study.next();
    expect(study.state).toBe('done');
  });
  it('leaves its last answer on the board when it is done', async () => {
    study = new Study({ ...LESSON, steps: [step('look'), asking] }, attempt);
    study.next();
    attempt.mockResolvedValue(tried(true, 'do-right'));
    await study.play('a');
    study.next();
    expect([study.state, study.view, study.text, study.active]).toEqual(['done', { after: true }, 'do-right', false]);
  });
});

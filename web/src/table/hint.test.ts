import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import type { Job } from '../wire/messages';
import { hintOf, isWorking, whyText, workShare, workText, type HintTold } from './hint';

const job = (more: Partial<Job> = {}): Job => ({ type: 'job', job: 'j', kind: 'hint', state: 'done', progress: {}, result: null, ...more });
const hint = (more: Partial<HintTold> = {}): HintTold => ({ move: 'Sf6', value: null, proven: false, reason: null, ...more });

beforeEach(() => change({ language: 'en' }));

describe('a hint', () => {
  it('is read from a finished job', () => {
    const told = { move: 'Sf6', value: 1.5, proven: true, reason: { key: 'turns', facts: { cells: ['a1'] } }, seat: 0, ply: 3 };
    expect(hintOf(job({ result: told }))).toEqual({ move: 'Sf6', value: 1.5, proven: true, reason: { key: 'turns', facts: { cells: ['a1'] } } });
  });
  it('is none while the job goes on, and none of what holds no move', () => {
    expect(hintOf(null)).toBeNull();
    expect(hintOf(job({ state: 'running', result: { move: 'Sf6' } }))).toBeNull();
    expect(hintOf(job({ result: { move: null } }))).toBeNull();
    expect(hintOf(job({ result: null }))).toBeNull();
  });
  it('goes without what came in another shape', () => {
    expect(hintOf(job({ result: { move: 'x', value: 'much', proven: 1, reason: ['a'] } }))).toEqual(hint({ move: 'x' }));
    expect(hintOf(job({ result: { move: 'x', reason: { key: 'k', facts: null } } }))?.reason).toEqual({ key: 'k', facts: {} });
  });
});

describe('a hint in words', () => {
  it('says what the move is worth, to a tenth, where there is no reason', () => {
    const told = whyText('nothing', hint({ value: 1.26 }), 0, ['Ada']);
    expect(told).toBe(say('shell-value', { value: 1.3, seat: 0 }, ['Ada']));
    expect(whyText('nothing', hint({ value: 1.26, proven: true }), 0, ['Ada'])).toBe(say('shell-value-proven', { value: 1.3, seat: 0 }, ['Ada']));
  });
  it('goes by the value where the game has no words for the reason', () => {
    const odd = hint({ value: 2, reason: { key: 'no-such-reason', facts: {} } });
    expect(whyText('interactions', odd, 0, ['Ada'])).toBe(whyText('interactions', hint({ value: 2 }), 0, ['Ada']));
  });
  it('says nothing where nothing is known', () => {
    expect(whyText('nothing', hint(), 0, [])).toBe('');
  });
});

describe('the work on a hint', () => {
  it('is told by its state', () => {
    const words = (['queued', 'running', 'failed'] as const).map((state) => workText(job({ state })));
    expect(new Set(words).size).toBe(3);
    expect(workText(job({ state: 'running', progress: { compiling: true } }))).toBe(say('shell-hint-preparing'));
  });
  it('tells how far it is only where it knows', () => {
    expect(workShare(job({ progress: { share: 0.25 } }))).toBe(0.25);
    expect(workShare(job({ progress: { place: 2 } }))).toBeNull();
  });
  it('goes on while it waits or runs', () => {
    const states = ['queued', 'running', 'done', 'refused', 'stopped', 'failed'] as const;
    expect(states.filter((state) => isWorking(job({ state })))).toEqual(['queued', 'running']);
    expect(isWorking(null)).toBe(false);
  });
});

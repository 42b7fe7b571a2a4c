import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, type Answers } from './answers.fake';
import type { ServiceTold } from './bodies';
import { ask } from './services';

const told = (more: Partial<ServiceTold>): ServiceTold => ({ job: 'j', state: 'running', place: 0, progress: {}, result: null, error: null, ...more });
const JOB = 'GET /api/jobs/j';
let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
  answers = answering({ 'POST /api/games/lacunes/services/verdict': { job: 'j' }, [JOB]: told({ state: 'queued', place: 2 }), 'DELETE /api/jobs/j': null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a question to a service', () => {
  it('is asked about until it is answered, and tells how far it is', async () => {
    const heard: ServiceTold[] = [];
    const { answer } = ask<{ verdict: string }>('lacunes', 'verdict', { setup: 'x' }, (now) => heard.push(now));
    await vi.advanceTimersByTimeAsync(100);
    answers.give(JOB, told({ progress: { nodes: 70 } }));
    await vi.advanceTimersByTimeAsync(250);
    answers.give(JOB, told({ state: 'done', result: { verdict: 'winnable' } }));
    await vi.advanceTimersByTimeAsync(250);
    expect(await answer).toEqual({ verdict: 'winnable' });
    expect(heard.map((now) => [now.state, now.place, now.progress])).toEqual([
      ['queued', 2, {}],
      ['running', 0, { nodes: 70 }],
    ]);
  });
  it('is refused with the reason of the game', async () => {
    answers.give(JOB, told({ state: 'refused', error: { type: 'refused', code: 'INVALID_SETUP', clause: 'GAP-2', facts: { card: 'S1' } } }));
    await expect(ask('lacunes', 'verdict', {}).answer).rejects.toMatchObject({ code: 'INVALID_SETUP', clause: 'GAP-2', facts: { card: 'S1' } });
  });
  it.each([
    ['stopped', 'STOPPED'],
    ['failed', 'SERVER_ERROR'],
  ] as const)('that %s says so', async (state, code) => {
    answers.give(JOB, told({ state }));
    await expect(ask('lacunes', 'verdict', {}).answer).rejects.toMatchObject({ code });
  });
  it('is stopped at the server and asked about no more', async () => {
    const asking = ask('lacunes', 'verdict', {});
    const refused = expect(asking.answer).rejects.toMatchObject({ code: 'STOPPED' });
    await vi.advanceTimersByTimeAsync(100);
    asking.stop();
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(answers.asked.map(([what]) => what)).toEqual(['POST /api/games/lacunes/services/verdict', JOB, 'DELETE /api/jobs/j']);
  });
});

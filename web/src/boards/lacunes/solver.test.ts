import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import type { Ask } from '../contract';
import { SHIFTED, viewOf } from './layout.fake';
import { Solver } from './solver.svelte';

const view = viewOf(SHIFTED);

/** A server that answers at once. */
function answering(answer: unknown): { ask: Ask; asked: [string, object][] } {
  const asked: [string, object][] = [];
  const ask = ((service: string, question: object) => {
    asked.push([service, question]);
    return { answer: Promise.resolve(answer), stop: () => undefined };
  }) as unknown as Ask;
  return { ask, asked };
}

const WON = { verdict: 'winnable', moves: ['2S@4', '3S'], states: 9, seconds: 0, memory_mb: 0, proof: 'replayed', grade: null };
const settled = () => new Promise((done) => setTimeout(done));

describe('the solver', () => {
  it('says nothing before it is asked', () => {
    const solver = new Solver();
    expect([solver.state, solver.told(say), solver.brief(say)]).toEqual(['', '', '']);
  });
  it('holds along its line and no further', async () => {
    change({ language: 'en' });
    const solver = new Solver();
    solver.ask(answering(WON).ask, 'verdict', view, ['4H']);
    expect([solver.state, solver.brief(say)]).toEqual(['working', 'The solver is searching …']);
    await settled();
    expect(solver.state).toBe('winnable');
    expect(solver.line).toEqual(['4H', '2S@4', '3S']);
    expect(solver.brief(say)).toBe('The solver: this can still be won.');
    expect(solver.rest(['4H', '2S@4'])).toEqual(['3S']);
    expect(solver.rest(['4H', 'KS'])).toBeNull();
  });
  it('searches in another order when the first left it open', async () => {
    const solver = new Solver();
    const { ask, asked } = answering({ ...WON, verdict: 'unknown', moves: null });
    solver.ask(ask, 'verdict', view, []);
    await settled();
    solver.ask(ask, 'verdict', view, []);
    expect(asked.map(([, question]) => (question as { attempt: number }).attempt)).toEqual([0, 1]);
  });
  it('tells how likely a win is after the redeal', async () => {
    change({ language: 'en' });
    const solver = new Solver();
    solver.ask(answering({ verdict: 'lost', line: ['2S@4'], kept: 12, chance: 0.314, redeal: false }).ask, 'advice', view, []);
    await settled();
    expect(solver.brief(say)).toBe('The solver: about 31 % to win after a redeal.');
    expect(solver.told(say)).toContain('keeps 12 cards');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import type { EngineTold } from '../wire/studies';
import { Engine, type Question } from './engine.svelte';
import { lookedWords, shortWorth, worthWords } from './worth';

const QUESTION: Question = { game: 'lacuna', start: { game: 'lacuna' }, moves: ['a'] };
const told = (depth: number): EngineTold => ({ seat: 1, chances: [0.25, 0.75], score: 2, unit: 'margin', proven: false, verdict: '', depth, nodes: 10, lines: [] });
const job = (state: string, more: object = {}) => ({ job: 'j', state, place: 0, progress: {}, result: null, error: null, ...more });
let answers: Answers;
let waiting: (() => void)[];
let engine: Engine;
const pass = async () => {
  waiting.splice(0).forEach((work) => work());
  await vi.waitFor(() => expect(answers.asked.length).toBeGreaterThan(0));
  await Promise.resolve();
};

beforeEach(() => {
  change({ language: 'en' });
  waiting = [];
  answers = answering({ 'POST /api/analysis/engine': { job: 'j' }, 'GET /api/jobs/j': job('running', { progress: told(3) }), 'DELETE /api/jobs/j': null });
  engine = new Engine((work) => waiting.push(work));
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  it('asks nothing while it is off', () => {
    engine.look(QUESTION);
    expect([waiting, engine.working]).toEqual([[], false]);
  });
  it('tells what it knows as it deepens, and what it found in the end', async () => {
    engine.switch(true);
    engine.look(QUESTION);
    await pass();
    await vi.waitFor(() => expect(engine.told?.depth).toBe(3));
    expect(answers.asked[0]).toEqual(['POST /api/analysis/engine', { start: { game: 'lacuna' }, moves: ['a'], lines: 1, threat: false }]);
    answers.give('GET /api/jobs/j', job('done', { result: told(9) }));
    await pass();
    await vi.waitFor(() => expect([engine.told?.depth, engine.working]).toEqual([9, false]));
  });
  it('is stopped by a press and by going elsewhere', async () => {
    engine.switch(true);
    engine.look(QUESTION);
    await pass();
    await vi.waitFor(() => expect(engine.told).not.toBeNull());
    engine.stop();
    await vi.waitFor(() => expect(answers.asked.at(-1)?.[0]).toBe('DELETE /api/jobs/j'));
    expect(engine.working).toBe(false);
    engine.look(null);
    expect([engine.told, waiting.length > 1]).toEqual([null, false]);
  });
  it('says why there is nothing to say', async () => {
    answers.give('POST /api/analysis/engine', { code: 'NO_THREAT', clause: null, facts: {} }, 400);
    engine.switch(true);
    engine.look(QUESTION);
    engine.threaten(true);
    await pass();
    await vi.waitFor(() => expect(engine.refused).toContain('nobody can pass'));
  });
});

describe('what it is worth', () => {
  it('is said as a chance, and in the game’s own unit', () => {
    expect(worthWords({ chances: [0.25, 0.75], score: -2, proven: false }, told(1))).toBe('75 % · +2 points');
    expect(worthWords({ chances: [0.25, 0.75], score: 2, proven: false }, told(1))).toBe('75 %');
    expect(worthWords({ chances: [0.75, 0.25], score: 2, proven: false }, told(1))).toBe('25 % · −2 points');
    expect(worthWords({ chances: [0.25, 0.75], score: -2, proven: false }, told(1), ['Ada', 'Bo'])).toBe('Bo 75 % · +2 points');
    expect(worthWords({ chances: [0.75, 0.25], score: 2, proven: false }, { ...told(1), seat: 0 })).toBe('75 % · +2 points');
    expect(worthWords({ chances: [0.5, 0.25, 0.25], score: 2, proven: false }, told(1))).toBe('25 %');
    expect(worthWords({ chances: [1], score: 1, proven: true }, { seat: 0, unit: 'chance', verdict: 'winnable' })).toBe('Can be won');
    expect(worthWords({ chances: [0], score: 0, proven: true }, { seat: 0, unit: 'chance', verdict: 'winnable' })).toBe('Lost, proven');
    expect(worthWords({ chances: [0.75, 0.25], score: 1, proven: false }, { ...told(1), seat: 0 })).toBe('75 % · +1 point');
    expect(worthWords({ chances: [0.5, 0.5], score: null, proven: true }, told(1))).toBe('50 %, proven');
  });
  it('writes tenths as the language does, and on a phone the chance alone', () => {
    const line = { chances: [0.25, 0.75], score: -12.34, proven: false };
    expect(shortWorth(line, told(1))).toBe('75 %');
    change({ language: 'fr' });
    expect(worthWords(line, told(1)).replaceAll(/[\u2066-\u2069\s]/g, ' ')).toContain('+12,3 points');
  });
  it('says how far it has looked, as far as it has depths at all', () => {
    expect([lookedWords({ depth: 2, nodes: 30 }, true), lookedWords({ depth: 0, nodes: 30 }, true), lookedWords({ depth: 0, nodes: 30 }, false), lookedWords({ depth: 0, nodes: 0 }, false)]).toEqual(['Depth 2, 30 positions…', '30 positions…', '30 positions.', '']);
  });
});

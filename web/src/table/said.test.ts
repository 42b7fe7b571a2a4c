import { describe, expect, it } from 'vitest';
import type { Job } from '../wire/messages';
import { entryTold, viewTold } from '../wire/told.fake';
import { holds, saidOf } from './said';

const job = (more: Partial<Job> = {}): Job => ({
  type: 'job',
  job: 'j',
  kind: 'coach',
  state: 'done',
  progress: {},
  result: { key: 'take', facts: { points: 4 }, marks: ['cell:f7'], seat: 0, ply: 2 },
  ...more,
});
const said = saidOf(job())!;
const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, 0), entryTold(3, 1)];

describe('what a coach has said', () => {
  it('is a key with facts and marks, or nothing', () => {
    expect(said).toEqual({ key: 'take', facts: { points: 4 }, marks: ['cell:f7'], seat: 0, ply: 2 });
    for (const silent of [job({ result: null }), job({ state: 'running' }), job({ state: 'failed' })]) expect(saidOf(silent)).toBeNull();
  });
  it('holds for its turn, however many moves that has', () => {
    expect(holds(said, viewTold(0, { ply: 2 }), log, false)).toBe(true);
    expect(holds(said, viewTold(0, { ply: 3 }), log, false)).toBe(true);
    expect(holds(said, viewTold(0, { ply: 3, to_move: 1 }), log, false)).toBe(false);
    expect(holds(said, viewTold(0, { ply: 4 }), log, false)).toBe(false);
  });
  it('is over when its move is taken back, and says nothing about other seats', () => {
    expect(holds(said, viewTold(0, { ply: 0 }), log, false)).toBe(false);
    expect(holds(said, viewTold(1, { ply: 4 }), log, false)).toBe(true);
  });
  it('is about one move where somebody plays alone', () => {
    expect(holds(said, viewTold(0, { ply: 2 }), log, true)).toBe(true);
    expect(holds(said, viewTold(0, { ply: 3 }), log, true)).toBe(false);
  });
});

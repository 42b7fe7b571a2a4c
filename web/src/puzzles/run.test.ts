import { beforeEach, describe, expect, it } from 'vitest';
import { MISTAKES, Run, RUN_MS } from './run.svelte';

let run: Run;
beforeEach(() => {
  run = new Run();
  run.begin();
});

describe('a run', () => {
  it('counts what is solved and grows harder', () => {
    expect(run.grade).toBe(1);
    for (const id of ['a', 'b', 'c']) run.answered(id, true);
    expect([run.solved.length, run.grade, run.goesOn()]).toEqual([3, 2, true]);
  });
  it('ends when the time is thought away, and counts nothing after it', () => {
    run.thought(RUN_MS - 1);
    expect([run.state, run.left]).toEqual(['on', 1]);
    run.thought(1000);
    run.answered('late', true);
    expect([run.state, run.left, run.solved]).toEqual(['over', 0, []]);
  });
  it('ends with the third mistake, once its answer was looked at', () => {
    for (let one = 0; one < MISTAKES; one += 1) run.answered(String(one), false);
    expect(run.state).toBe('on');
    expect([run.goesOn(), run.state]).toEqual([false, 'over']);
  });
  it('begins anew with all its time', () => {
    run.answered('a', false);
    run.thought(RUN_MS);
    run.begin();
    expect([run.state, run.left, run.missed]).toEqual(['on', RUN_MS, []]);
  });
});

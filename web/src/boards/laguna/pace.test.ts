import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace, PATIENCE } from './pace';

let done: [string, number][] = [];
let pace: Pace;
const ask = (name: string, apart = 200) => pace.send(() => done.push([name, Date.now()]) > 0, apart);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  done = [];
  pace = new Pace(() => Date.now());
});
afterEach(() => vi.useRealTimers());

it('the first action goes at once, and where nothing is asked every one', () => {
  ask('one');
  expect(done).toEqual([['one', 0]]);
  ask('two', 0);
  expect(done).toEqual([['one', 0], ['two', 0]]);
});

it('the next one is counted from the answer, however late that came', () => {
  ask('one');
  vi.advanceTimersByTime(170);
  pace.answered(200);
  ask('two');
  vi.advanceTimersByTime(199);
  expect(done).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(done[1]).toEqual(['two', 370]);
});

it('what is asked before the answer waits for it, in order', () => {
  ask('one');
  ask('two');
  ask('three');
  vi.advanceTimersByTime(300);
  pace.answered(200);
  vi.advanceTimersByTime(200);
  expect(done).toEqual([['one', 0], ['two', 500]]);
  pace.answered(200);
  vi.advanceTimersByTime(200);
  expect(done[2]).toEqual(['three', 700]);
});

it('a refusal, which brings no answer, does not hold the raft for ever', () => {
  ask('one');
  ask('two');
  vi.advanceTimersByTime(PATIENCE);
  expect(done[1]).toEqual(['two', PATIENCE]);
});

it('a view that answers nothing delays nothing', () => {
  pace.answered(200);
  ask('one');
  expect(done).toEqual([['one', 0]]);
});

it('what has lost its meaning while it waited is dropped and holds up nothing', () => {
  ask('one');
  pace.send(() => false, 200);
  ask('three');
  pace.answered(200);
  vi.advanceTimersByTime(200);
  expect(done).toEqual([['one', 0], ['three', 200]]);
});

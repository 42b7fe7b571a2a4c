import { beforeEach, describe, expect, it } from 'vitest';
import { Showing, type Timers } from './showing.svelte';

/** Time that passes only when a test says so. */
class Clock implements Timers {
  now = 0;
  private due: { at: number; work: () => void; id: number }[] = [];
  later = (work: () => void, ms: number): number => {
    const id = this.due.length + 1000 * this.now + 1;
    this.due.push({ at: this.now + ms, work, id });
    return id;
  };
  cancel = (timer: number): void => {
    this.due = this.due.filter(({ id }) => id !== timer);
  };
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.cancel(next.id);
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }
}

let clock: Clock;
let showing: Showing<string>;
const state = () => [showing.now, showing.behind, showing.busy];

beforeEach(() => {
  clock = new Clock();
  showing = new Showing<string>(clock);
  showing.jump('start', 0);
});

describe('moves shown one at a time', () => {
  it('show my own at once and let the next wait until it had its moment', () => {
    showing.jump('mine', 800);
    clock.pass(100);
    showing.push('theirs', 800);
    expect(state()).toEqual(['mine', true, true]);
    clock.pass(699);
    expect(showing.now).toBe('mine');
    clock.pass(1);
    expect(state()).toEqual(['theirs', false, true]);
    clock.pass(800);
    expect(state()).toEqual(['theirs', false, false]);
  });
  it('show three that come at once with the same time between them', () => {
    const seen: [number, string | null][] = [];
    for (const move of ['a', 'b', 'c']) showing.push(move, 800);
    for (let step = 0; step < 4; step += 1) {
      seen.push([clock.now, showing.now]);
      clock.pass(800);
    }
    expect(seen).toEqual([[0, 'a'], [800, 'b'], [1600, 'c'], [2400, 'c']]);
  });
  it('show one that nothing is before at once', () => {
    showing.push('a', 800);
    expect(state()).toEqual(['a', false, true]);
  });
  it('show the present at a press, and nothing late afterwards', () => {
    for (const move of ['a', 'b', 'c']) showing.push(move, 800);
    showing.skip();
    expect(state()).toEqual(['c', false, false]);
    clock.pass(5000);
    expect(showing.now).toBe('c');
  });
  it('show the present at once to whoever acts before it was shown', () => {
    for (const move of ['a', 'b']) showing.push(move, 800);
    showing.jump('mine', 800);
    expect(state()).toEqual(['mine', false, true]);
  });
  it('take what is told again of a position to where that position is', () => {
    showing.renew('start again');
    expect(showing.now).toBe('start again');
    showing.jump('mine', 800);
    showing.push('theirs', 800);
    showing.renew('theirs with an offer');
    expect(showing.now).toBe('mine');
    clock.pass(800);
    expect(showing.now).toBe('theirs with an offer');
  });
  it('wait for nothing where there is no time', () => {
    showing.push('a', 0);
    showing.push('b', 0);
    expect(state()).toEqual(['b', false, false]);
  });
});

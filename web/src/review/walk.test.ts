import { describe, expect, it, vi } from 'vitest';
import { decision, reviewTold } from './reviews.fake';
import { Walk } from './walk.svelte';

function walked(ms = 0, told = reviewTold()) {
  const works: (() => void)[] = [];
  const positions = vi.fn(async (since: number, upto: number) => ({ since, views: Array.from({ length: upto - since + 1 }, (_, number) => `view ${since + number}`) }));
  const better = vi.fn(async (ply: number) => ({ shown: [0, 1].map((number) => ({ seat: number, move: `b${number}`, view: `better ${ply + number + 1}`, events: [] })) }));
  const walk = new Walk(told, { positions, better }, { later: (work) => works.push(work), cancel: () => undefined, ms: () => ms });
  return { walk, positions, better, tick: () => works.shift()?.() };
}

describe('walking through a judged game', () => {
  it('shows the position after a decision with the moves that led to it, and fetches many at once', async () => {
    const { walk, positions } = walked();
    await walk.go(2);
    expect([walk.at, walk.ply, walk.moment?.view, walk.moment?.log.length]).toEqual([2, 2, 'view 2', 2]);
    expect(walk.decision?.judgement).toBe('blunder');
    await walk.go(3);
    await walk.go(99);
    expect([walk.at, walk.decision?.judgement]).toEqual([4, 'only']);
    await walk.go(-1);
    expect([walk.at, walk.decision, walk.moment?.view]).toEqual([0, null, 'view 0']);
    expect(positions).toHaveBeenCalledTimes(1);
  });
  it('shows the moves of a turn one by one when it steps on, and at once for whoever wants that', async () => {
    const turns = reviewTold({}, { plies: [decision(0), decision(2)] });
    const slow = walked(800, turns);
    await slow.walk.go(0);
    await slow.walk.go(1);
    expect(slow.walk.moment?.view).toBe('view 1');
    slow.tick();
    expect(slow.walk.moment?.view).toBe('view 2');
    const quick = walked(0, turns);
    await quick.walk.go(1);
    expect(quick.walk.moment?.view).toBe('view 2');
  });
  it('has the position before a long turn at hand too, from which is told what was better', async () => {
    const long = walked(0, reviewTold({ plies: 95 }, { plies: [decision(0), decision(35), decision(90)] }));
    await long.walk.go(2);
    expect([long.walk.view(35), long.walk.view(90)]).toEqual(['view 35', 'view 90']);
  });
  it('plays the better move from the position before the mistake, also for who wants moves at once, and the rest by a press', async () => {
    const { walk, better, tick } = walked();
    await walk.go(2);
    await walk.better(1);
    expect(better).toHaveBeenCalledWith(1);
    const told = () => walk.lineSoFar.map((step) => step.map(({ move }) => move));
    expect([walk.moment?.view, told(), walk.goesOn]).toEqual(['view 1', [['b0']], true]);
    tick();
    tick();
    expect([walk.moment?.view, told(), walk.moment?.since[0]?.move]).toEqual(['better 2', [['b0']], 'b0']);
    walk.onward();
    expect([walk.moment?.view, told(), walk.goesOn]).toEqual(['better 3', [['b0'], ['b1']], false]);
    walk.onward();
    expect(walk.moment?.view).toBe('better 3');
    await walk.go(walk.at);
    expect([walk.line, walk.moment?.view]).toEqual([null, 'view 2']);
  });
  it('takes a turn of many moves, and what chance says after it, as one step', async () => {
    const { walk, better } = walked();
    better.mockResolvedValue({ shown: [1, 1, null, 0].map((seat, number) => ({ seat, move: `b${number}`, view: `better ${number}`, events: [] })) } as never);
    await walk.better(1);
    walk.skip();
    expect([walk.moment?.view, walk.lineSoFar[0]?.length, walk.goesOn]).toEqual(['better 2', 3, true]);
  });
});

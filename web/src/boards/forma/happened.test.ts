import { describe, expect, it } from 'vitest';
import type { EventTold, LogEntry } from '../../wire/messages';
import { POSITIONS } from '../positions.fake';
import { beforeLanding, beforeWinning, brought, happened, happenedSince, soundOf } from './happened';

const PLACED: EventTold[] = [
  { key: 'placed', facts: { seat: 1, shape: 'I2', cells: ['0,0', '0,1'], points: 2 } },
  { key: 'square', facts: { seat: 1, cell: '1,0', points: 10 } },
];
const MISFIT: EventTold[] = [{ key: 'misfit', facts: { seat: 0, shape: 'I1', cells: ['0,0'], hit: ['0,0'], attempt: 1 } }];
const entry = (events: EventTold[]): LogEntry => ({ ply: 1, seat: 1, move: '', events });

describe('what a move did', () => {
  it('tells the piece, its place and what it won', () => {
    const told = happened(PLACED);
    expect(told.moved).toEqual({ seat: 1, shape: 'I2', cells: [[0, 0], [0, 1]] });
    expect(told.won).toEqual([{ cell: [1, 0], points: 10 }]);
    expect([soundOf(told), soundOf(happened(MISFIT)), soundOf(happened([]))]).toEqual(['pearl', 'refused', 'wood']);
  });
  it('tells a bridge that stands now, which sounds as something won', () => {
    const told = happened([PLACED[0]!, { key: 'bridge', facts: { seat: 1, count: 1, points: 50 } }]);
    expect([told.bridges, soundOf(told)]).toEqual([1, 'pearl']);
    expect(happened(PLACED).bridges).toBe(0);
  });
  it('is drawn before it landed, and before it won', () => {
    const view = { ...POSITIONS.forma.view, rows: ['BB.', 'b3.', '7..'], elements: POSITIONS.forma.view.elements.slice(0, 1) };
    const both = { ...happened(PLACED), won: [[1, 0], [1, 1], [2, 0]].map(([r, c]) => ({ cell: [r!, c!] as [number, number], points: 10 })) };
    expect(beforeLanding(view, both)).toEqual({ rows: ['...', '.#.', 'T..'], elements: [] });
    expect(beforeWinning(view, both).rows).toEqual(['BB.', '.#.', 'T..']);
    expect(beforeLanding(view, happened(MISFIT))).toBe(view);
  });
});

describe('since my last move', () => {
  it('everything of the others stays, the newest once it has landed', () => {
    const since = [entry([...PLACED]), entry(PLACED)];
    expect(happenedSince(since, PLACED, true)).toHaveLength(2);
    expect(happenedSince(since, PLACED, false)).toHaveLength(1);
  });
  it('my own misfit is seen, my own piece needs no mark', () => {
    expect(happenedSince([], MISFIT, true)[0]?.misfit?.hit).toEqual([[0, 0]]);
    expect(happenedSince([], PLACED, true)).toEqual([]);
  });
});

describe('where points came from', () => {
  const of = (seat: number, events: EventTold[]): LogEntry => ({ ply: 1, seat, move: '', events });
  const won = (key: string, points: number): EventTold => ({ key, facts: { seat: 1, cell: '1,0', points } });

  it('is told of the last piece of a seat, by kind', () => {
    const all = [...PLACED, won('square', 10), won('obstacle', 10), won('tower', 50), won('bridge', 100)];
    const log = [of(1, PLACED), of(1, all), of(0, PLACED)];
    expect(brought(log, 1)).toEqual({ total: 182, placed: 2, squares: 20, obstacles: 10, tower: 50, bridges: 100 });
    expect(brought(log, 0)?.total).toBe(12);
  });
  it('is nothing where it enclosed nothing, misfitted, or nobody has moved', () => {
    expect(brought([of(1, PLACED.slice(0, 1))], 1)).toBeNull();
    expect(brought([of(1, PLACED), of(1, MISFIT)], 1)).toBeNull();
    expect(brought([], 1)).toBeNull();
  });
});

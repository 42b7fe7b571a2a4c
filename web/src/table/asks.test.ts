import { describe, expect, it } from 'vitest';
import type { Can, View } from '../wire/messages';
import { MAY, outcomeTold, viewTold } from '../wire/told.fake';
import { asks, type Now } from './asks';

const now = (can: Partial<Can> = {}, view: Partial<View> = {}, more: Partial<Now> = {}): Now => ({
  view: viewTold(0, { can: { ...MAY, ...can }, ...view }),
  plays: true,
  active: true,
  mayTakeBack: true,
  working: false,
  hints: true,
  ...more,
});
const clocked = (kind: string) => ({ left: [null, null], running: [], detail: { settings: { kind } } });
const names = (at: Now) => asks(at).map((one) => one.ask);
const disabled = (at: Now) => asks(at).filter((one) => one.disabled).map((one) => one.ask);

describe('what a player may ask for', () => {
  it('is, at the first move, a take-back, a hint and, in the drawer, to resign', () => {
    expect(asks(now()).map(({ ask, rare }) => [ask, rare])).toEqual([['takeback', false], ['hint', false], ['resign', true]]);
  });
  it('is a draw, another setup or a pause only where the match has them', () => {
    expect(names(now({ draw: true, anew: true, pause: true, resign: false }, { clock: clocked('hourglass') }))).toEqual(['takeback', 'hint', 'anew', 'pause', 'draw']);
    expect(names(now({}, { clock: clocked('idle') }))).not.toContain('pause');
    expect(names(now({}, { clock: null }))).not.toContain('pause');
  });
  it('is a replay once there is a move to look at', () => {
    expect(names(now({}, { ply: 1 }))).toContain('replay');
    expect(names(now({ look: false }, { ply: 1 }))).not.toContain('replay');
  });
  it('is, once the match is over, nothing that changes it but a take-back where the game allows one', () => {
    expect(names(now({ rematch: true, anew: true }, { ply: 9, outcome: outcomeTold() }, { mayTakeBack: false }))).toEqual(['replay']);
    expect(names(now({}, { ply: 9, outcome: outcomeTold() }))).toEqual(['takeback', 'replay']);
  });
  it('is for a watcher the replay', () => {
    expect(names(now({}, { ply: 9 }, { plays: false, mayTakeBack: false }))).toEqual(['replay']);
  });
});

it('is no hint at a table where nobody agreed to any', () => {
  expect(names(now({ hint: false }, {}, { hints: false }))).not.toContain('hint');
});

describe('what stands there but cannot be pressed', () => {
  it('is a hint while one is looked for, at another’s turn, in a pause, and where none is given', () => {
    expect(disabled(now({}, {}, { working: true }))).toEqual(['hint']);
    expect(disabled(now({}, {}, { active: false }))).toEqual(['hint']);
    expect(disabled(now({ hint: false }))).toEqual(['hint']);
    expect(disabled(now({}, { clock: { left: [1, 1], running: [], detail: { standing: 'pause' } } }))).toEqual(['hint', 'pause']);
  });
  it('is a pause while no sand runs: it keeps its place for when it does', () => {
    expect(disabled(now({ pause: false }, { clock: clocked('hourglass') }))).toEqual(['pause']);
    expect(disabled(now({ pause: true }, { clock: clocked('hourglass') }))).toEqual([]);
  });
  it('is a take-back where there is nothing to take back', () => {
    expect(disabled(now({}, {}, { mayTakeBack: false }))).toEqual(['takeback']);
  });
  it('is nothing else', () => {
    expect(disabled(now({ draw: true }, { ply: 3 }))).toEqual([]);
  });
});

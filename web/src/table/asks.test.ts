import { describe, expect, it } from 'vitest';
import type { Can, View } from '../wire/messages';
import { MAY, outcomeTold, viewTold } from '../wire/told.fake';
import { asks, type Now } from './asks';

const CLOCK = { left: [1], running: [], detail: {} };
const now = (can: Partial<Can> = {}, view: Partial<View> = {}, more: Partial<Now> = {}): Now => ({
  view: viewTold(0, { can: { ...MAY, ...can }, ...view }),
  plays: true,
  active: true,
  mayTakeBack: true,
  working: false,
  ...more,
});
const names = (at: Now) => asks(at).map((one) => one.ask);
const disabled = (at: Now) => asks(at).filter((one) => one.disabled).map((one) => one.ask);

describe('what a player may ask for', () => {
  it('is, at the first move, a hint, a take-back, the rules and to resign', () => {
    expect(names(now())).toEqual(['hint', 'takeback', 'rules', 'resign']);
  });
  it('is a draw, another deal or a pause only where the match has them', () => {
    expect(names(now({ draw: true, anew: true, resign: false }, { clock: CLOCK }))).toEqual(['hint', 'takeback', 'anew', 'rules', 'draw', 'pause']);
  });
  it('is a replay once there is a move to look at', () => {
    expect(names(now({}, { ply: 1 }))).toContain('replay');
    expect(names(now({ look: false }, { ply: 1 }))).not.toContain('replay');
  });
  it('is, once the match is over, a rematch first, and nothing that changes it', () => {
    expect(names(now({ rematch: true }, { ply: 9, outcome: outcomeTold(), clock: CLOCK }))).toEqual(['rematch', 'rules', 'replay']);
  });
  it('is for a watcher the rules and the replay', () => {
    expect(names(now({}, { ply: 9, clock: CLOCK }, { plays: false }))).toEqual(['rules', 'replay']);
  });
});

describe('what stands there but cannot be pressed', () => {
  it('is a hint while one is looked for, at another’s turn, and where none is given', () => {
    expect(disabled(now({}, {}, { working: true }))).toEqual(['hint']);
    expect(disabled(now({}, {}, { active: false }))).toEqual(['hint']);
    expect(disabled(now({ hint: false }))).toEqual(['hint']);
  });
  it('is a take-back where there is nothing to take back', () => {
    expect(disabled(now({}, {}, { mayTakeBack: false }))).toEqual(['takeback']);
  });
  it('is nothing else', () => {
    expect(disabled(now({ draw: true }, { ply: 3 }))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { apart, idles, isTurned, sandAt, stands } from './glass';

const CLOCK = { left: [48_000, null], running: [0], detail: {} };

it('inherited sand runs first, then a whole glass', () => {
  expect(sandAt(CLOCK, 0, 30, 0)).toEqual({ sand: 18_000, full: 30_000, more: true, waits: false });
  expect(sandAt(CLOCK, 0, 30, 17_999)).toEqual({ sand: 1, full: 30_000, more: true, waits: false });
  expect(sandAt(CLOCK, 0, 30, 18_000)).toEqual({ sand: 30_000, full: 30_000, more: false, waits: false });
});

it('sand never falls below nothing and stands while the clock does', () => {
  expect(sandAt(CLOCK, 0, 30, 90_000)?.sand).toBe(0);
  expect(sandAt({ ...CLOCK, running: [] }, 0, 30, 90_000)?.sand).toBe(18_000);
});

it('the glass is turned once, when inherited sand has run out', () => {
  const [first, last, anew] = [0, 17_999, 18_000].map((elapsed) => sandAt(CLOCK, 0, 30, elapsed));
  expect([isTurned(first!, last!), isTurned(last!, anew!), isTurned(anew!, anew!), isTurned(null, anew!)]).toEqual([false, true, false, false]);
});

it('without a glass there is no sand', () => {
  expect(sandAt(CLOCK, 0, null, 0)).toBeNull();
  expect(sandAt(null, 0, 30, 0)).toBeNull();
  expect(sandAt(CLOCK, 1, 30, 0)).toBeNull();
});

it('between two turns the sand stands', () => {
  const handed = { ...CLOCK, detail: { starts: 700 } };
  expect(sandAt(handed, 0, 30, 700)?.sand).toBe(18_000);
  expect(sandAt(handed, 0, 30, 1_700)?.sand).toBe(17_000);
});

it('actions are as far apart as the clock asks', () => {
  expect(apart({ ...CLOCK, detail: { settings: { min_action_ms: 200 } } })).toBe(210);
  expect([apart(CLOCK), apart(null)]).toEqual([0, 0]);
});

it('a turn that nothing happens in is ended only where the clock says so', () => {
  expect(idles({ ...CLOCK, detail: { settings: { kind: 'idle' } } })).toBe(true);
  expect(idles({ ...CLOCK, detail: { settings: { kind: 'hourglass' } } })).toBe(false);
  expect([idles(CLOCK), idles(null)]).toEqual([false, false]);
});

it('sand waits where the clock says so, and stands while it is paused', () => {
  expect(sandAt({ ...CLOCK, running: [], detail: { waits: true } }, 0, 30, 0)?.waits).toBe(true);
  expect([stands({ ...CLOCK, detail: { standing: 'pause' } }), stands({ ...CLOCK, detail: { standing: null } }), stands(null)]).toEqual([true, false, false]);
});

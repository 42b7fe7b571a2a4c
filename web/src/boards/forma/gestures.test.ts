import { describe, expect, it } from 'vitest';
import { angle, apart, Fingers, NO_TAPS, stepped, tappedAt, twisted, within, shift } from './gestures';

describe('arrow keys', () => {
  it('lead to the next cell and stop at the edge', () => {
    expect(stepped([3, 4], 'ArrowUp', 20, 20)).toEqual([2, 4]);
    expect(stepped([3, 4], 'ArrowRight', 20, 20)).toEqual([3, 5]);
    expect(stepped([0, 0], 'ArrowLeft', 20, 20)).toEqual([0, 0]);
    expect(stepped([19, 2], 'ArrowDown', 20, 3)).toEqual([19, 2]);
  });
  it('are the only keys that move', () => {
    expect(stepped([3, 4], 'Enter', 20, 20)).toBeNull();
    expect(stepped([3, 4], 'a', 20, 20)).toBeNull();
  });
});

describe('two fingers', () => {
  it('are followed while exactly two are down', () => {
    const fingers = new Fingers();
    const at = (pointerId: number, clientX: number, pointerType = 'touch') => ({ pointerId, pointerType, clientX, clientY: 0 });
    fingers.down(at(1, 0));
    expect(fingers.moved(at(1, 5))).toBeNull();
    fingers.down(at(2, 20));
    expect(fingers.moved(at(2, 30))).toEqual([[5, 0], [30, 0]]);
    expect(fingers.moved(at(9, 50))).toBeNull();
    fingers.down(at(3, 0));
    expect(fingers.moved(at(1, 6))).toBeNull();
    fingers.lift(at(3, 0));
    fingers.down(at(4, 0, 'mouse'));
    expect(fingers.moved(at(1, 7))).toEqual([[7, 0], [30, 0]]);
  });
  it('are so far apart', () => {
    expect(apart([[0, 0], [3, 4]])).toBe(5);
  });
  it('turn a piece by every 40 degrees, either way', () => {
    expect(twisted(0, 39)).toBeNull();
    expect(twisted(0, 41)).toBe(true);
    expect(twisted(0, -41)).toBe(false);
  });
  it('turn on across the place where degrees begin again', () => {
    expect(twisted(170, -140)).toBe(true);
    expect(twisted(-170, 140)).toBe(false);
    expect(twisted(175, -175)).toBeNull();
  });
  it('have a direction', () => {
    expect(angle([[0, 0], [1, 0]])).toBe(0);
    expect(angle([[0, 0], [0, 1]])).toBe(90);
  });
  it('zoom no further than may be', () => {
    expect([within(0.2, 1, 4), within(2, 1, 4), within(9, 1, 4)]).toEqual([1, 2, 4]);
  });
});

describe('taps on a piece', () => {
  it('flip by the second one if it is soon', () => {
    const first = tappedAt(NO_TAPS, 1000, false);
    expect(first.flipped).toBe(false);
    expect(tappedAt(first, 1200, false).flipped).toBe(true);
    expect(tappedAt(first, 1400, false).flipped).toBe(false);
  });
  it('do not flip back by a third one, however quick', () => {
    const second = tappedAt(tappedAt(NO_TAPS, 1000, false), 1100, false);
    const third = tappedAt(second, 1200, false);
    expect(third.flipped).toBe(false);
    expect(tappedAt(third, 1300, false).flipped).toBe(true);
  });
  it('flip where the browser calls it a double click', () => {
    expect(tappedAt(tappedAt(NO_TAPS, 1000, false), 1450, true).flipped).toBe(true);
  });
});

describe('what is looked at closely', () => {
  it('stays where it is as long as all is in sight', () => expect(shift(0, 100, 100)).toBe(0));
  it('moves back to what would be cut off at its beginning', () => expect(shift(-30, 40, 100)).toBe(-30));
  it('moves on to what would be cut off at its end', () => expect(shift(60, 125, 100)).toBe(25));
  it('shows the middle of what is too large', () => expect(shift(-20, 140, 100)).toBe(10));
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACK_MS, Dragging } from './dragging.svelte';

const at = (clientX: number, clientY = 0, pointerId = 1): PointerEvent => ({ pointerId, clientX, clientY }) as PointerEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a card in hand', () => {
  it('is pressed until the pointer has gone a little way', () => {
    const dragging = new Dragging();
    dragging.take(5, at(0));
    expect(dragging.carry(at(4))).toBe(false);
    expect([dragging.cell, dragging.carried]).toEqual([null, null]);
    expect(dragging.carry(at(20, 3))).toBe(true);
    expect([dragging.cell, dragging.carried]).toEqual([5, 5]);
    expect(dragging.held).toMatchObject({ dx: 20, dy: 3 });
    expect(dragging.carry(at(30))).toBe(false);
  });
  it('follows its own pointer alone', () => {
    const dragging = new Dragging();
    dragging.take(5, at(0));
    expect(dragging.carry(at(50, 0, 2))).toBe(false);
    expect(dragging.carried).toBeNull();
  });
  it('lies in its gap until the board has it there', () => {
    const dragging = new Dragging();
    dragging.take(5, at(0));
    dragging.carry(at(40));
    dragging.land(100, 50);
    expect([dragging.cell, dragging.carried]).toEqual([5, null]);
    expect(dragging.held).toMatchObject({ dx: 100, dy: 50, state: 'landed' });
    dragging.rest();
    expect(dragging.cell).toBeNull();
  });
  it('flies back where it does not fit', () => {
    const dragging = new Dragging();
    dragging.take(5, at(0));
    dragging.carry(at(40));
    dragging.back();
    expect(dragging.held).toMatchObject({ dx: 0, dy: 0, state: 'back' });
    vi.advanceTimersByTime(BACK_MS);
    expect(dragging.held).toBeNull();
  });
  it('goes back in the end where nobody answers', () => {
    const dragging = new Dragging();
    dragging.take(5, at(0));
    dragging.carry(at(40));
    dragging.land(100, 50);
    vi.advanceTimersByTime(5000);
    expect(dragging.held).toBeNull();
  });
});

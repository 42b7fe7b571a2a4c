import { describe, expect, it } from 'vitest';
import { Carrying } from './carrying.svelte';

const at = (x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({ pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', clientX: x, clientY: y, ...more }) as PointerEvent;
const carrying = (): Carrying<string> => new Carrying((x, y) => (x > 100 && y > 0 ? [y / 10, x / 10] : null));

describe('carrying a piece', () => {
  it('begins once the press moves, and ends on a cell', () => {
    const one = carrying();
    one.press(at(10, 10), 'F');
    expect(one.move(at(12, 12))).toBe(false);
    expect(one.load).toBeNull();
    expect(one.move(at(120, 50))).toBe(true);
    expect([one.load, one.over]).toEqual(['F', [5, 12]]);
    expect(one.release(at(120, 50))).toEqual([5, 12]);
    expect([one.load, one.justCarried]).toEqual([null, true]);
  });
  it('a press that does not move is a click', () => {
    const one = carrying();
    one.press(at(10, 10), 'F');
    expect(one.release(at(10, 10))).toBeNull();
    expect(one.justCarried).toBe(false);
  });
  it('beside the board nothing is put down', () => {
    const one = carrying();
    one.press(at(10, 10), 'F');
    one.move(at(60, 10));
    expect(one.release(at(60, 10))).toBeNull();
  });
  it('a finger carries above itself', () => {
    const one = carrying();
    one.press(at(10, 10), 'F');
    one.move(at(120, 152, { pointerType: 'touch' }));
    expect(one.over).toEqual([10, 12]);
  });
  it('another finger, or the right button, carries nothing', () => {
    const one = carrying();
    one.press(at(10, 10, { isPrimary: false }), 'F');
    one.press(at(10, 10, { button: 2 }), 'F');
    expect(one.move(at(120, 50))).toBe(false);
    one.press(at(10, 10), 'F');
    one.move(at(120, 50));
    one.stop();
    expect(one.release(at(120, 50))).toBeNull();
  });
});

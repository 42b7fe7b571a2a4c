import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrowPath, drawn, placeAt, shapeOf } from './marks';

const box = document.createElement('div');
const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, left: x, top: y }) as DOMRect;
let under: Element[] = [];

beforeEach(() => {
  box.innerHTML = '<div data-cell="e6"><span data-tile="A"></span></div><i></i>';
  box.getBoundingClientRect = () => rect(100, 50, 400, 200);
  box.querySelector('[data-cell]')!.getBoundingClientRect = () => rect(150, 70, 40, 40);
  document.elementsFromPoint = vi.fn(() => under);
});

describe('marks drawn by hand', () => {
  it('name the smallest thing under the finger, or the bare place', () => {
    under = [document.body, box.querySelector('span')!];
    expect(placeAt(box, 0, 0)).toBe('tile:A');
    under = [box.querySelector('i')!];
    expect(placeAt(box, 200, 100)).toBe('point:0.250,0.250');
    expect(placeAt(box, 0, 900)).toBe('point:0.000,1.000');
  });
  it('are rings by a press, arrows by a stroke, and go by the same again', () => {
    expect(drawn([], 'cell:e6', 'cell:e6')).toEqual(['cell:e6']);
    expect(drawn(['cell:e6'], 'cell:e6', 'cell:f7')).toEqual(['cell:e6', 'cell:e6>cell:f7']);
    expect(drawn(['cell:e6', 'cell:e6>cell:f7'], 'cell:e6', 'cell:f7')).toEqual(['cell:e6']);
  });
  it('are drawn where the board shows what they name', () => {
    expect(shapeOf(box, 'cell:e6')).toEqual({ kind: 'ring', at: { x: 70, y: 40, radius: 23 } });
    expect(shapeOf(box, 'cell:e6>point:0.500,0.500')).toMatchObject({ kind: 'arrow', to: { x: 200, y: 100 } });
    expect([shapeOf(box, 'cell:a1'), shapeOf(box, 'cell:e6>cell:a1')]).toEqual([null, null]);
  });
  it('point with a head', () => {
    expect(arrowPath({ x: 0, y: 0, radius: 0 }, { x: 100, y: 0, radius: 0 })).toBe('M0.0 0.0L78.0 0.0M78.0 11.0L100.0 0.0L78.0 -11.0Z');
  });
});

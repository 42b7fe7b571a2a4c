import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrowPath, drawn, placeAt, shapeOf } from './marks';

const box = document.createElement('div');
const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, left: x, top: y }) as DOMRect;
let under: Element[] = [];

beforeEach(() => {
  box.innerHTML = '<b data-tile="A"></b><div data-cell="e6" data-tile="A"></div><span data-tile="K"></span><s data-cell="f7" data-open></s><i></i>';
  box.getBoundingClientRect = () => rect(100, 50, 400, 200);
  box.querySelector('[data-cell]')!.getBoundingClientRect = () => rect(150, 70, 40, 40);
  document.elementsFromPoint = vi.fn(() => under);
});

describe('marks drawn by hand', () => {
  it('name the smallest thing under the finger, or the bare place', () => {
    under = [document.body, box.querySelector('span')!];
    expect(placeAt(box, 0, 0)).toBe('tile:K');
    under = [box.querySelector('i')!];
    expect(placeAt(box, 200, 100)).toBe('point:0.250,0.250');
    expect(placeAt(box, 0, 900)).toBe('point:0.000,1.000');
  });
  it('lead back to the very thing that was pressed, in every window', () => {
    under = [box.querySelector('[data-cell="e6"]')!];
    expect(placeAt(box, 0, 0)).toBe('cell:e6');
    under = [box.querySelector('[data-open]')!];
    expect(placeAt(box, 200, 100)).toBe('point:0.250,0.250');
    box.querySelector('[data-cell="e6"]')!.removeAttribute('data-cell');
    under = [box.querySelector('div')!];
    expect(placeAt(box, 200, 100)).toBe('point:0.250,0.250');
  });
  it('are measured on the picture itself, wherever a window shows it', () => {
    const picture = box.querySelector('i')!;
    picture.toggleAttribute('data-ground', true);
    picture.getBoundingClientRect = () => rect(200, 100, 100, 100);
    under = [picture];
    expect(placeAt(box, 250, 125)).toBe('point:0.500,0.250');
    expect(shapeOf(box, 'point:0.500,0.250')).toMatchObject({ at: { x: 150, y: 75 } });
  });
  it('on bare places go by a press near enough', () => {
    expect(drawn([], 'point:0.500,0.500', 'point:0.505,0.501')).toEqual(['point:0.500,0.500']);
    expect(drawn(['point:0.500,0.500'], 'point:0.509,0.495', 'point:0.509,0.495')).toEqual([]);
    expect(drawn(['cell:e6>point:0.500,0.500'], 'cell:e6', 'point:0.495,0.500')).toEqual([]);
    expect(drawn(['cell:e6>point:0.500,0.500'], 'cell:e6', 'point:0.600,0.500')).toHaveLength(2);
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

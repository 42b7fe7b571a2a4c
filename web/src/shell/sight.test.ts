import { expect, it } from 'vitest';
import { keepInSight } from './sight';

function placed(top: number, height: number): HTMLElement {
  const one = document.createElement('div');
  one.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return one;
}

function scrolled(row: [number, number]): number {
  const list = placed(100, 80);
  let at = 200;
  Object.defineProperty(list, 'scrollTop', { get: () => at, set: (to: number) => (at = to) });
  keepInSight(list, placed(...row));
  return at;
}

it('moves a list only as far as a row of it is out of sight', () => {
  expect(scrolled([110, 40])).toBe(200);
  expect(scrolled([90, 40])).toBe(190);
  expect(scrolled([170, 40])).toBe(230);
});

it('begins with a row that is higher than the list', () => {
  expect(scrolled([120, 200])).toBe(220);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drop, keep, kept } from './storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('what is kept is there again, until it is dropped', () => {
  keep('x', { a: [1, 2] });
  expect(kept('x', null)).toEqual({ a: [1, 2] });
  drop('x');
  expect(kept('x', 'nothing')).toBe('nothing');
});

it('what somebody spoilt is as if it were not there', () => {
  localStorage.setItem('x', '{half');
  expect(kept('x', 'nothing')).toBe('nothing');
});

it('a browser that keeps nothing is no error', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  }
  expect(() => keep('x', 1)).not.toThrow();
  expect(() => drop('x')).not.toThrow();
  expect(kept('x', 7)).toBe(7);
});

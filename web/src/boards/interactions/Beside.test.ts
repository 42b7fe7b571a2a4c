import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Beside from './Beside.svelte';
import type { Hand, View } from './wire';

const text = (key: string, facts: Record<string, unknown> = {}) => [key.replace('interactions-', ''), ...Object.values(facts).map(String)].join(' ');
const HAND: Hand = { available: ['S', 'A'], reserve: ['P', 'H'], hidden: false, spare: null };
const SCORE = { tiles: 0, fronts: 0, spare: null, bonus: 0, zone: null, total: 0 };
const VIEW: View = {
  players: 2, solo: false, teams: false, bonus: true, territory: false, format: [3, 4], cells: [], hands: [HAND, HAND], wild: null, scores: [SCORE, SCORE],
  turn: 0, phase: 'place', last: null,
};
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const show = (view: Partial<View>, owner: number, seat: number | null = 0) =>
  render(Beside, { view: { ...VIEW, ...view }, owner, seat, named: (at: number) => NAMES[at]!, text }).container;
const held = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-tile]')].map((one) => one.dataset.tile);

test('another seat’s tiles are there, all of them; the own ones are in the hand', () => {
  expect(held(show({}, 1))).toEqual(['S', 'A', 'P', 'H']);
  expect(held(show({}, 0))).toEqual([]);
});

test('whoever watches sees what everybody holds', () => {
  expect(held(show({}, 0, null))).toHaveLength(4);
});

test('a partner is named, with what the team is worth', () => {
  const scores = [14, 25, 17, 9].map((total) => ({ ...SCORE, total }));
  show({ players: 4, teams: true, hands: [HAND, HAND, HAND, HAND], scores }, 1);
  expect(screen.getByText('team-with Di 9')).toBeTruthy();
});

test('alone, the wild player has its next tile, the one put aside, and the lead that is needed', () => {
  const empty: Hand = { available: [], reserve: [], hidden: false, spare: 'H' };
  const page = show({ players: 1, solo: true, hands: [HAND, empty], wild: { aside: 'H', pile: ['K', '?', '?'] }, scores: [{ ...SCORE, total: 3 }, { ...SCORE, total: 8 }] }, 0);
  expect(held(page)).toEqual(['K', 'H']);
  expect(screen.getByText('solo-lead −5 12')).toBeTruthy();
});

test('where a hand would be too small to read, a press shows it large', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(74);
  const page = show({}, 1);
  const look = screen.getByRole('button', { name: 'look-hand Bo' });
  expect(look.querySelector('.count')?.textContent).toBe('+2');
  expect(look.getAttribute('popovertarget')).toBe(page.querySelector('[popover]')?.id);
  expect(held(page)).toEqual(['S', 'A', 'P', 'H']);
  width.mockRestore();
});

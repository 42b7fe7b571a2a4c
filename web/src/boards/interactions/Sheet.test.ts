import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { SeatTold } from '../../wire/messages';
import type { Outcome } from '../contract';
import Sheet from './Sheet.svelte';
import type { Detail } from './wire';

const SEATS = ['Ada', 'Bo', 'Cy', 'Di'].map((name, seat): SeatTold => ({
  seat, kind: 'here', name, level: null, taken: true, present: true, gone: false,
}));
const LINE = { tiles: 12, fronts: 2, spare: 'H', bonus: 2, zone: null, total: 14 };

function show(detail: Partial<Detail>, winners = [0]) {
  const outcome: Outcome<Partial<Detail>> = { reason: 'complete', scores: [], returns: [], winners, detail, seat: null };
  render(Sheet, { outcome, seats: SEATS, text: (key: string) => key.replace('interactions-', '') });
}

test('each line of the count stands in its row', () => {
  show({ seats: [{ ...LINE, zone: 1, total: 15 }, { ...LINE, zone: 4, total: 18 }] });
  for (const name of ['sheet-tiles', 'sheet-bonus', 'sheet-zone', 'sheet-total']) {
    expect(screen.getByRole('rowheader', { name })).toBeTruthy();
  }
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('18');
});

test('more backs than fronts count the back of the seventh tile', () => {
  show({ seats: [LINE, { ...LINE, fronts: 3, bonus: 0, total: 12 }] });
  expect(screen.getByText('sheet-bonus-back')).toBeTruthy();
  expect(screen.getByText('sheet-bonus-even')).toBeTruthy();
});

test('without the bonus option the seventh tile has no line', () => {
  show({ seats: [{ ...LINE, bonus: 0, total: 12 }, { ...LINE, bonus: 0, total: 12 }] });
  expect(screen.queryByRole('rowheader', { name: 'sheet-bonus' })).toBeNull();
});

test('a team is worth the lower of its two totals', () => {
  show({ seats: [LINE, LINE, { ...LINE, total: 17 }, LINE], teams: [14, 9] });
  const cells = screen.getAllByRole('row').at(-1)!.querySelectorAll('td');
  expect([...cells].map((cell) => cell.textContent?.match(/^\d+/)?.[0])).toEqual(['14', '9', '14', '9']);
});

test('alone the lead and the grade are told, and whether the grade means something', () => {
  show({ seats: [{ ...LINE, total: 30 }, { ...LINE, total: 18 }], grade: 'first-steps', rated: false });
  expect(screen.getByText('grade-first-steps')).toBeTruthy();
  expect(screen.getByText('12', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText('sheet-unrated')).toBeTruthy();
});

test('a match that ended before its count has no sheet', () => {
  show({});
  expect(screen.queryByRole('table')).toBeNull();
});

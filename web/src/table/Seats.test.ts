import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { Beside } from '../stage/frame';
import type { View } from '../wire/messages';
import { outcomeTold, seatTold, viewTold } from '../wire/told.fake';
import Seats from './Seats.svelte';
import { named } from './words';

function shown(view: Partial<View> = {}, beside: Beside = {}) {
  const { container } = render(Seats, { seats: [seatTold(0), seatTold(1)], view: viewTold(0, view), mine: [0], beside });
  return (selector: string) => [...container.querySelectorAll(selector)];
}
const words = (all: Element[]) => all.map((one) => one.textContent?.trim());

beforeEach(() => change({ language: 'en' }));

describe('the seats of a table', () => {
  it('say who I am and who is to play', () => {
    const all = shown({ to_move: 1 });
    expect(words(all('.name'))[0]).toMatch(/^Ada\s+\(you\)$/);
    expect(all('li[aria-current]').map((one) => one.textContent)).toEqual([expect.stringContaining('Bo')]);
  });
  it('call me “you” where I gave no name', () => {
    const { container } = render(Seats, { seats: named([{ ...seatTold(0), name: '' }, seatTold(1)], 1, 0), view: viewTold(0, {}), mine: [0], beside: {} });
    expect(words([...container.querySelectorAll('.name')])).toEqual(['You', 'Bo']);
  });
  it('show each clock, and one below a quarter of a minute louder', () => {
    const all = shown({ clock: { left: [61_000, 9000], running: [], detail: {} } });
    expect(words(all('.clock'))).toEqual(['1:01', '0:09']);
    expect(all('.clock').map((one) => one.classList.contains('short'))).toEqual([false, true]);
  });
  it('show the points so far as the game counts them, and the true ones at the end', () => {
    const score = (seat: number) => [3, 4][seat]!;
    expect(words(shown({}, { score })('.score'))).toEqual(['3', '4']);
    expect(words(shown({ outcome: outcomeTold({ scores: [7, 5] }) }, { score })('.score'))).toEqual(['7', '5']);
  });
  it('show what the game draws beside them: a mark and what they hold', () => {
    const drawn = (what: string) => createRawSnippet<[number]>((seat) => ({ render: () => `<i class="${what}">${seat()}</i>` }));
    const all = shown({}, { mark: drawn('dome'), holds: drawn('tray') });
    expect([words(all('.dome')), words(all('.tray'))]).toEqual([['0', '1'], ['0', '1']]);
    expect(all('.who svg')).toEqual([]);
  });
});

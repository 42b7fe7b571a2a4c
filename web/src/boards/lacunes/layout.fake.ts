/** Layouts for tests: a view of given rows, with what the server would say of it. */
import { COLUMNS, SUITS, RANKS } from './cards';
import type { Choices, Step, View } from './wire';

const full = (suit: string): string => RANKS.map((rank) => rank + suit).join(' ');

/** Three complete rows, and the fourth one step to the right. */
export const SHIFTED = [...SUITS.slice(0, 3).map((suit) => `${full(suit)} --`), `-- ${full('S')}`].join(' ');

export function viewOf(rows: string, changes: Partial<View> = {}): View {
  const cells = rows.split(' ');
  const twos = SUITS.map((suit) => `2${suit}`);
  const gaps = cells.flatMap((token, cell) => {
    if (token !== '--') return [];
    const left = cells[cell - 1] ?? '';
    const dead = cell % COLUMNS === 0 ? null : left === '--' ? 'gap' : left.startsWith('K') ? 'king' : null;
    return [{ cell, dead, accepts: dead ? [] : cell % COLUMNS === 0 ? twos : ['9D'] } as const];
  });
  return {
    cells, kept: [12, 12, 12, 0], gaps: gaps.map((gap) => ({ ...gap, accepts: [...gap.accepts] })), placed: 36, points: null, moves: 0,
    redeals: { used: 0, left: 2 }, rules: { twos: 'free', redeal: 'aces', when: 'blocked' },
    due: false, won: false, blocked: false, id: null, ...changes,
  };
}

export function step(move: string, from: number, to: number): Step {
  return { move, card: move.slice(0, 2), from, to, row: Math.floor(to / COLUMNS) + 1, column: (to % COLUMNS) + 1, gain: 0 };
}

/** The four twos may go to the head of the fourth row. */
export const TWOS: Choices = {
  moves: [step('2C@4', 0, 39), step('2D@4', 13, 39), step('2H@4', 26, 39), step('2S@4', 40, 39)],
  redeal: false,
  finish: null,
};

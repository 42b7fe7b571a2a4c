import { describe, expect, it } from 'vitest';
import { dropped, hinted, landing, led, nearest, chosen, pressed } from './choosing';
import type { Choices, View } from './wire';

const cells: string[] = Array.from({ length: 52 }, (_, cell) => (cell === 9 ? '--' : cell === 0 ? '2H' : cell === 13 ? '--' : '5C'));
cells[20] = '4D';
cells[21] = '2S';
const view = { cells } as View;
const step = (move: string, card: string, from: number, to: number) => ({ move, card, from, to, row: 1, column: 1, gain: 0 });
const choices: Choices = { moves: [step('4D', '4D', 20, 9), step('2H@2', '2H', 0, 13), step('2S@2', '2S', 21, 13)], redeal: false, finish: null };

describe('choosing', () => {
  it('sends a pressed card to its gap, and a pressed gap fetches its card', () => {
    expect(pressed(view, choices, 20)).toEqual({ play: '4D' });
    expect(pressed(view, choices, 9)).toEqual({ play: '4D' });
  });
  it('asks where a gap has several takers', () => {
    expect(pressed(view, choices, 13)).toEqual({ ask: choices.moves.slice(1) });
  });
  it('sends a card that cannot move, so that the server says why, but nothing when it is nobody’s turn', () => {
    expect(pressed(view, choices, 5)).toEqual({ play: '5C' });
    expect(pressed(view, null, 20)).toBeNull();
  });
  it('names the cell of a drop that is no move', () => {
    expect(dropped(view, choices, 20, 9)).toBe('4D');
    expect(dropped(view, choices, 20, 13)).toBe('4D@2.1');
    expect(dropped(view, choices, 20, 20)).toBeNull();
    expect(dropped(view, choices, 9, 20)).toBeNull();
  });
  it('helps a finger to the nearest cell that means something', () => {
    expect(nearest(choices, 7.9, 1.6, 1.8)).toBe(20);
    expect(nearest(choices, 4, 3.5, 1.8)).toBeNull();
  });
  it('leads by arrows inside the layout and by n and p around the movable cards', () => {
    expect(led(choices, 0, 'ArrowLeft')).toBe(0);
    expect(led(choices, 0, 'ArrowDown')).toBe(13);
    expect(led(choices, 0, 'End')).toBe(12);
    expect(led(choices, 0, 'n')).toBe(20);
    expect(led(choices, 21, 'n')).toBe(0);
    expect(led(choices, 0, 'p')).toBe(21);
    expect(led(choices, 0, 'x')).toBeNull();
  });
  it('finds the step of a hint', () => {
    expect(hinted(choices, '2H@2')?.from).toBe(0);
    expect(hinted(choices, 'R')).toBeNull();
  });
  it('lets a card that is let go near its gap fall into it, and elsewhere where it is', () => {
    expect(landing(choices, 20, 9.9, 1.2)).toBe(9);
    expect(landing(choices, 20, 5.2, 3.9)).toBe(44);
    expect(landing(choices, 21, 9.9, 1.2)).toBe(22);
    expect([landing(choices, 20, -0.1, 1), landing(choices, 20, 13, 1), landing(choices, 20, 3, 4)]).toEqual([null, null, null]);
  });
  it('lets a two fall where it is let go, and between two free heads onto the nearer one', () => {
    const heads: Choices = { ...choices, moves: [step('2S@2', '2S', 21, 13), step('2S@3', '2S', 21, 26)] };
    expect([landing(heads, 21, 0.5, 2.5), landing(heads, 21, 0.4, 1.4)]).toEqual([26, 13]);
    expect([landing(heads, 21, 1.2, 2.1), landing(heads, 21, 1.2, 1.9)]).toEqual([26, 13]);
  });
  it('takes a cell that is asked for as the answer, and the card itself as none', () => {
    const hops = [step('2H@2', '2H', 0, 13), step('2H@3', '2H', 0, 26)];
    expect(chosen(hops, 26)).toBe('2H@3');
    expect([chosen(hops, 0), chosen(hops, 5)]).toEqual([null, null]);
    const takers = [step('2H@4', '2H', 5, 39), step('2S@4', '2S', 7, 39)];
    expect(chosen(takers, 7)).toBe('2S@4');
    expect(chosen(takers, 39)).toBeNull();
  });
  it('leads n and p among the cells that are asked for', () => {
    const asked = { moves: [], among: [39, 13] };
    expect([led(asked, 0, 'n'), led(asked, 13, 'n'), led(asked, 39, 'n'), led(asked, 13, 'p')]).toEqual([13, 39, 13, 39]);
  });
});

/** A lesson or a review shows the board of a match with nothing around it: no table, no server, no way but to play. */
import { fireEvent, render, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { seatTold } from '../wire/told.fake';
import type { BoardProps } from './contract';
import { board } from './find';
import { POSITIONS } from './positions.fake';

type Game = keyof typeof POSITIONS;

/** How a person makes a move on each board, and the move that it is. */
const MOVES: Record<Game, { act: (page: HTMLElement) => Promise<unknown>; move: string }> = {
  forma: {
    act: async (page) => {
      await fireEvent.click(page.querySelector('[data-act="pass"]')!);
      await fireEvent.click(page.querySelector('[data-act="pass-yes"]')!);
    },
    move: 'pass',
  },
  interactions: {
    act: async (page) => {
      await fireEvent.click(page.querySelector('.own [data-tile="P"]')!);
      await fireEvent.click(page.querySelector('.own [data-tile="M"]')!);
      await fireEvent.click(page.querySelector('[data-cell="e6"]')!);
    },
    move: 'Pe6+M',
  },
  lacuna: { act: (page) => fireEvent.click(within(page).getByRole('button', { name: /poppy/ })), move: 'R' },
  lacunes: { act: (page) => fireEvent.click(page.querySelector('[data-cell="1"]')!), move: 'QC' },
  laguna: { act: () => fireEvent.keyDown(window, { key: 'ArrowDown' }), move: 'step S' },
};

/** As a match would show it to seat 0, or to somebody who looks on. */
async function shown(game: Game, watching = false) {
  const play = vi.fn();
  const module = await board(game);
  const position = { ...POSITIONS[game], ...(watching ? { choices: null } : {}) } as BoardProps['position'];
  const { container } = render(module!.Board, {
    position,
    player: { seat: watching ? null : 0, active: !watching, ownChoice: null },
    seats: [seatTold(0), seatTold(1)],
    shown: { marked: null, confirm: false, coordinates: true, pace: 0 },
    actions: { play },
    text: say,
  });
  return { play, container };
}

beforeEach(() => change({ language: 'en' }));

describe.each(Object.keys(POSITIONS) as Game[])('the board of %s alone', (game) => {
  it('takes a move', async () => {
    const { play, container } = await shown(game);
    await MOVES[game].act(container);
    expect(play.mock.calls).toEqual([[MOVES[game].move]]);
  }, 30_000);
  it('offers nothing to whoever looks on', async () => {
    const { play, container } = await shown(game, true);
    expect(container.querySelector('svg, [role="grid"], [data-cell]')).not.toBeNull();
    for (const button of container.querySelectorAll('button')) await fireEvent.click(button);
    await fireEvent.keyDown(window, { key: 'ArrowDown' });
    expect(play).not.toHaveBeenCalled();
  }, 30_000);
  it('shows no text that nobody has written', async () => {
    const { container } = await shown(game);
    expect(container.textContent).not.toMatch(new RegExp(`\\b${game}-[a-z]`));
  }, 30_000);
});

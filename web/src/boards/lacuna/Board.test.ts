import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import type { LogEntry } from '../../wire/messages';
import Board from './Board.svelte';
import { LETTERS } from './model';
import { flower, viewOf } from './pond.fake';
import type { Choices, ColourShown, View } from './wire';

const FLOWERS = [flower(0, 'B', 0, 0, 1), flower(1, 'B', 10000, 0), flower(2, 'R', 5000, -5000), flower(3, 'R', 5000, 5000)];
const COLOURS: ColourShown[] = LETTERS.map((colour) => ({ colour, held: [0, 0], leaning: [0, 0], winner: null }));
const VIEW = viewOf(FLOWERS, { colours: COLOURS, pawns: [[], [[9000, 9000]]], left: [6, 5] });
const PLACES: Choices = {
  kind: 'place',
  open: [{ i: 0, j: 1, colour: 'B', steps: 10000, stretches: [[1550, 8450]] }],
  closed: [{ i: 2, j: 3, colour: 'R', what: 'silver', id: 1, by: '' }],
};
const DONE: View = { ...VIEW, phase: 'done', turn: null, flowers: FLOWERS.map((each) => ({ ...each, seat: 1, compared: [[9, 4]] })) };

interface Given {
  view?: View;
  choices?: Choices | null;
  active?: boolean;
  marked?: string | null;
  confirm?: boolean;
  since?: LogEntry[];
}

function shown({ view = VIEW, choices = PLACES, active = true, marked = null, confirm = false, since = [] }: Given = {}) {
  change({ language: 'en' });
  const play = vi.fn();
  render(Board, {
    position: { view, choices, events: [], log: [], since, outcome: null },
    player: { seat: 0, active, ownChoice: null },
    seats: [],
    shown: { marked, confirm, coordinates: true, pace: 0 },
    actions: { play },
    text: say,
  });
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const press = async (id: number): Promise<void> => {
    await fireEvent.keyDown(find(`[data-flower="${id}"]`)!, { key: 'Enter' });
  };
  return { play, find, press };
}

describe('placing a pawn', () => {
  it('takes two flowers of a colour and a place between them', async () => {
    const { play, press } = shown();
    await press(0);
    await press(1);
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('5000');
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
    expect(play).toHaveBeenCalledWith('B0-1:1550');
  });
  it('slides and places by keys where the mouse left the focus, at an end of the line', async () => {
    for (const key of ['Enter', ' ']) {
      const { play, find, press } = shown();
      await press(0);
      await press(1);
      await fireEvent.keyDown(find('[data-flower="1"]')!, { key: 'Home' });
      await fireEvent.keyDown(find('[data-flower="1"]')!, { key });
      expect(play).toHaveBeenCalledWith('B0-1:1550');
      cleanup();
    }
  });
  it('marks the partners of the first flower', async () => {
    const { find, press } = shown();
    await press(0);
    expect(find('[data-flower="1"]')!.getAttribute('class')).toContain('partner');
    expect(find('[data-flower="0"]')!.getAttribute('aria-pressed')).toBe('true');
  });
  it('shows what stands in the way of a closed pair, and offers no place', async () => {
    const { find, press } = shown();
    await press(2);
    await press(3);
    expect(find('line.blocked')).not.toBeNull();
    expect(find('.culprit')).not.toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });
  it('can be given up', async () => {
    const { play, press } = shown();
    await press(0);
    await press(1);
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
  it('goes a millimetre at a press of an arrow, and a single step by key with Shift', async () => {
    const { find, press } = shown();
    await press(0);
    await press(1);
    const at = (): string | null => screen.getByRole('slider').getAttribute('aria-valuenow');
    await fireEvent(find('[data-act="slide-on"]')!, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
    await fireEvent.pointerUp(find('[data-act="slide-on"]')!);
    expect(at()).toBe('5100');
    await fireEvent.click(find('[data-act="slide-back"]')!, { detail: 0 });
    expect(at()).toBe('5000');
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', shiftKey: true });
    expect(at()).toBe('4999');
  });
  it('counts the pawn in the score while it is on its line, and no longer when it is given up', async () => {
    const { find, press } = shown();
    await press(0);
    await press(1);
    expect([find('[data-shows]')?.dataset.shows, document.querySelectorAll('[data-colour="B"] i.gold').length]).toEqual(['held', 2]);
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
    expect([find('[data-shows]')?.dataset.shows, document.querySelectorAll('[data-colour="B"] i.gold').length]).toEqual(['now', 0]);
  });
  it('draws the water of the pawn while it is on its line', async () => {
    const { find, press } = shown();
    await fireEvent.click(find('[data-act=territory]')!);
    expect(document.querySelectorAll('.territory polygon')).toHaveLength(1);
    await press(0);
    await press(1);
    expect(document.querySelectorAll('.territory polygon')).toHaveLength(2);
  });
  it('begins where a hint points', () => {
    shown({ marked: 'B0-1:2000' });
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('2000');
  });
  it('is not offered to who is not to move', async () => {
    const { press } = shown({ active: false });
    await press(0);
    await press(1);
    expect(screen.queryByRole('slider')).toBeNull();
  });
  it('keeps marked what happened since the last move: the pawn, and where flowers were taken', () => {
    shown({ since: [{ ply: 1, seat: 1, move: 'R5-6:1', events: [{ key: 'placed', facts: { seat: 1, number: 1, colour: 'R', x: 9000, y: 9000, ax: 1, ay: 1, bx: 2, by: 2 } }] }] });
    expect(document.querySelectorAll('.newest')).toHaveLength(1);
    expect(document.querySelectorAll('[data-taken]')).toHaveLength(2);
  });
  it('stays with the keys on the pond after a placement', async () => {
    const { play, press, find } = shown();
    await press(0);
    await press(1);
    screen.getByRole('slider').focus();
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
    expect(play).toHaveBeenCalled();
    expect(find('[data-flower]:focus')).not.toBeNull();
  });
  it('names what blocks a line', async () => {
    const { find, press } = shown();
    await press(2);
    await press(3);
    expect(find('[data-stage="prompt"]')!.textContent).toContain('On the line: a silver pawn.');
  });
});

describe('picking a flower', () => {
  const BLIND: View = { ...VIEW, phase: 'pick', hidden: true, flowers: [], pawns: [[], []] };
  const SEEN: View = { ...VIEW, phase: 'pick', pick: 'after', pawns: [[], []] };
  it('is a colour while the pond is unseen, played at once', async () => {
    const { play, find } = shown({ view: BLIND, choices: { kind: 'pick', moves: ['R', 'B'] } });
    expect(find('[data-pick="G"]')).toHaveProperty('disabled', true);
    await fireEvent.click(find('[data-pick="B"]')!);
    expect(play).toHaveBeenCalledWith('B');
  });
  it('waits for a second touch where the player confirms', async () => {
    const { play, find } = shown({ view: BLIND, choices: { kind: 'pick', moves: ['B'] }, confirm: true });
    await fireEvent.click(find('[data-pick="B"]')!);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(find('[data-act="take"]')!);
    expect(play).toHaveBeenCalledWith('B');
  });
  it('is a flower of the pond once it is seen', async () => {
    const { play, press } = shown({ view: SEEN, choices: { kind: 'pick', moves: ['#0', '#1', '#2', '#3'] } });
    await press(2);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector('[data-act="take"]')!);
    expect(play).toHaveBeenCalledWith('#2');
  });
});

describe('the end', () => {
  const OVER: View = { ...DONE, pawns: [[[0, 9000]], [[9000, 9000]]] };
  it('has drifted to the pawns, and is walked flower by flower with score and distances', async () => {
    const { find } = shown({ view: OVER, choices: null, active: false });
    expect(document.querySelectorAll('[data-gathered]')).toHaveLength(4);
    await fireEvent.click(find('[data-act="walk"]')!);
    expect(document.querySelectorAll('[data-gathered]')).toHaveLength(0);
    await fireEvent.click(find('[data-act="next-flower"]')!);
    await waitFor(() => expect(document.querySelectorAll('line.measure:not(.glow)')).toHaveLength(2));
    expect(find('[data-flower="2"]')!.getAttribute('class')).toContain('walked');
    expect(find('[data-gathered="1"]')).not.toBeNull();
    expect(find('[data-colour="R"]')!.textContent).toContain('1');
    await fireEvent.click(find('[data-act="close"]')!);
    expect(document.querySelectorAll('[data-gathered]')).toHaveLength(4);
  });
  it('has no walk before', () => expect(shown().find('[data-act="walk"]')).toBeNull());
});

describe('the score at a glance', () => {
  const won: ColourShown[] = COLOURS.map((each) => (each.colour === 'R' ? { ...each, held: [4, 1], leaning: [2, 0], winner: 0 } : each.colour === 'B' ? { ...each, held: [2, 1], leaning: [0, 4] } : each));
  it('says who leads each colour, and how many each leads in', () => {
    const { find } = shown({ view: { ...VIEW, colours: won } });
    expect([find('[data-colour=R]')?.dataset.leader, find('[data-colour=B]')?.dataset.leader, find('[data-colour=P]')?.dataset.leader]).toEqual(['0', '1', '']);
    expect([...document.querySelectorAll<HTMLElement>('[data-leads]')].map((each) => each.dataset.leads)).toEqual(['1', '1']);
    expect(find('[data-colour=R] .won')?.textContent).toBe('★');
  });
  it('fades flowers whose colour is decided, and says so', () => {
    const { find } = shown({ view: { ...VIEW, colours: won } });
    expect([find('[data-flower="2"]')?.dataset.settled, find('[data-flower="0"]')?.dataset.settled]).toEqual(['0', undefined]);
    expect(find('[data-flower="2"]')?.getAttribute('aria-label')).toContain('The poppies are won already: gold.');
    expect(find('[data-flower="0"]')?.getAttribute('aria-label')).not.toContain('won');
  });
  it('explains the water once it is coloured', async () => {
    const { find } = shown();
    await fireEvent.click(find('[data-act=territory]')!);
    expect(find('[data-stage=prompt]')?.textContent).toContain(say('lacuna-territory-more'));
  });
});

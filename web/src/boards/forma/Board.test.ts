import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import type { EventTold } from '../../wire/messages';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';
import type { Choices, Detail, Tray, View } from './wire';

const TRAY: Tray = { reserve: { I1: 2, I2: 1 }, out: [], placed: 0, squares: 0, obstacles: 0, tower: 0, bridges: null, built: [], left: 4, discarded: 0, total: -4 };
const VIEW: View = {
  size: [3, 3], rows: ['...', '.A.', '...'], phase: 'play', turn: 0, attempt: 1, hand: null, colours: 2, aid: false, take: false, elements: [], trays: [TRAY, TRAY],
};
const STRICT: Choices = { kind: 'play', tray: ['I1', 'I2'], pass: true };
const FRIENDLY: Choices = { ...STRICT, fits: { I1: [{ cells: '0,0', stride: 4, corners: '1' }], I2: [] } };

function shown(choices: Choices | null, view: Partial<View> = {}, events: EventTold[] = [], marked: string | null = null) {
  change({ language: 'en' });
  const play = vi.fn<(move: string) => void>();
  const props: BoardProps<View, Choices, Detail> = {
    position: { view: { ...VIEW, ...view }, choices, events, log: [], since: [], outcome: null },
    player: { seat: 0, active: choices !== null, ownChoice: null },
    seats: [],
    shown: { marked, confirm: false, coordinates: true, pace: 0 },
    actions: { play },
    text: say,
  };
  const { container } = render(Board, props);
  const one = (selector: string): Element => {
    const found = container.querySelector(selector);
    expect(found, selector).not.toBeNull();
    return found!;
  };
  return { container, play, tap: (selector: string) => fireEvent.click(one(selector)), press: (key: string) => fireEvent.keyDown(document.body, { key }) };
}

describe('by sight', () => {
  it('a piece, a ring and a second tap make an attempt, even a misfit', async () => {
    const { container, play, tap } = shown(STRICT);
    await tap('[data-shape="I1"]');
    await tap('[data-cell="1,1"]');
    expect(container.querySelector('.ring')).not.toBeNull();
    expect(play).not.toHaveBeenCalled();
    await tap('[data-cell="1,1"]');
    expect(play).toHaveBeenCalledExactlyOnceWith('I1 1,1');
  });
  it.each([STRICT, null])('the button that puts it down keeps its place while nothing is chosen', (choices) => {
    const { container } = shown(choices);
    expect(container.querySelector('[data-act="put"]:disabled')).not.toBeNull();
  });
  it('nothing shows whether the piece fits', async () => {
    const { container, tap } = shown(STRICT);
    await tap('[data-shape="I2"]');
    await tap('[data-cell="1,1"]');
    expect(container.querySelector('.ghost, .useless, .greyed')).toBeNull();
  });
  it('another cell moves the ring and commits nothing', async () => {
    const { play, tap, container } = shown(STRICT);
    await tap('[data-shape="I1"]');
    await tap('[data-cell="0,0"]');
    await tap('[data-cell="2,2"]');
    expect(play).not.toHaveBeenCalled();
    expect(container.querySelectorAll('.ring')).toHaveLength(1);
  });
  it('keys choose, turn and put back', async () => {
    const { play, press, tap } = shown(STRICT);
    await press('2');
    await press('e');
    await tap('[data-cell="1,0"]');
    await tap('[data-cell="1,0"]');
    expect(play.mock.calls[0]![0]).toMatch(/^I2 (0,0 1,0|1,0 2,0)$/);
    await press('Escape');
    await tap('[data-cell="0,0"]');
    await tap('[data-cell="0,0"]');
    expect(play).toHaveBeenCalledOnce();
  });
  it('a pass is asked once', async () => {
    const { container, play, tap } = shown(STRICT);
    await tap('[data-act="pass"]');
    expect(play).not.toHaveBeenCalled();
    await tap('[data-act="pass-no"]');
    expect(container.querySelector('[data-act="pass-yes"]')).toBeNull();
    await tap('[data-act="pass"]');
    await tap('[data-act="pass-yes"]');
    expect(play).toHaveBeenCalledExactlyOnceWith('pass');
  });
  it('there is no hint, and it says why', async () => {
    const { container, tap } = shown(STRICT);
    await tap('[data-act="hint"]');
    expect(container.querySelector('[data-stage="prompt"]')?.textContent).toContain(say('forma-no-hint'));
  });
  it('a key that goes to a field is no key of the board', async () => {
    const { container } = shown(STRICT);
    const field = document.createElement('input');
    container.append(field);
    await fireEvent.keyDown(field, { key: '2' });
    expect(container.querySelector('[data-hand]')).toBeNull();
  });
});

describe('among friends', () => {
  it('the ghost tells what fits, and pieces without a fit are grey', async () => {
    const { container, tap } = shown(FRIENDLY, { aid: true });
    expect(container.querySelector('.useless')?.getAttribute('data-shape')).toBe('I2');
    await tap('[data-shape="I1"]');
    await tap('[data-cell="0,0"]');
    expect(container.querySelector('.ghost:not(.bad)')).not.toBeNull();
    expect(container.querySelector('.ring.good')).not.toBeNull();
    await tap('[data-cell="1,1"]');
    expect(container.querySelector('.ghost.bad')).not.toBeNull();
    expect(container.querySelector('.ring.bad')).not.toBeNull();
  });
  it('where the piece in hand fits is shown before a square is pressed', async () => {
    const { container, tap } = shown(FRIENDLY, { aid: true });
    expect(container.querySelector('.open')).toBeNull();
    await tap('[data-shape="I1"]');
    await vi.waitFor(() => expect(container.querySelector('.open')).not.toBeNull());
    expect(container.querySelector('.open')?.getAttribute('d')).toBe('M5 5h0');
    expect(container.querySelector('[data-stage="prompt"]')?.textContent).toContain(say('forma-open'));
  });
  it('a hint rings the button only where the piece lies as it says, and the turn before', async () => {
    const fits: Choices = { ...STRICT, fits: { I2: [{ cells: '0,0 1,0', stride: 4, corners: '1' }] } };
    const { container, tap, press } = shown(fits, { aid: true }, [], 'I2 0,0 1,0');
    await tap('[data-shape="I2"]');
    await tap('[data-cell="0,0"]');
    expect(container.querySelector('[data-act="put"].hinted')).toBeNull();
    expect(container.querySelectorAll('.turns .hinted')).toHaveLength(1);
    await press('e');
    expect(container.querySelector('.turns .hinted')).toBeNull();
    expect(container.querySelector('[data-act="put"].hinted')).not.toBeNull();
  });
});

describe('the board', () => {
  it('changes none of its cells for a piece, and two for a ring', async () => {
    const { container, tap } = shown(STRICT);
    const seen: string[] = [];
    const watching = new MutationObserver((changes) => changes.forEach(({ target, attributeName }) => (target as Element).matches('.cell') && seen.push(attributeName ?? '')));
    watching.observe(container, { subtree: true, attributes: true });
    await tap('[data-shape="I1"]');
    await tap('[data-cell="0,0"]');
    await tap('[data-cell="2,2"]');
    watching.disconnect();
    expect(seen.filter((name) => name !== 'aria-selected' && name !== 'tabindex')).toEqual([]);
    expect(seen.filter((name) => name === 'aria-selected')).toHaveLength(3);
    expect([...container.querySelectorAll('.cell[aria-selected="true"]')].map((one) => one.getAttribute('data-cell'))).toEqual(['2,2']);
    expect(container.querySelectorAll('.cell[tabindex="0"]')).toHaveLength(1);
  });
  it('names the tower until I have laid three pieces, and tells what it is when pressed', async () => {
    const { container, tap } = shown(STRICT, { rows: ['...', '.T.', '...'] });
    expect(container.querySelector('[data-tower-name]')?.textContent).toBe(say('forma-tower-name'));
    await tap('[data-cell="1,1"]');
    expect(container.querySelector('[data-stage="prompt"]')?.textContent).toContain(say('forma-about-tower'));
    const piece = (column: number): View['elements'][number] => ({ seat: 0, shape: 'I1', colour: 0, cells: [[0, column]] });
    const laid = (count: number): Partial<View> => ({ rows: ['A'.repeat(count).padEnd(3, '.'), '.T.', '...'], elements: [0, 1, 2].slice(0, count).map(piece) });
    expect(shown(STRICT, laid(2)).container.querySelector('[data-tower-name]')).not.toBeNull();
    expect(shown(STRICT, laid(3)).container.querySelector('[data-tower-name]')).toBeNull();
    const name = (rows: string[]) => shown(STRICT, { rows }).container.querySelector('[data-tower-name]');
    expect(Number(name(['A..', '.T.', '...'])?.getAttribute('y'))).toBeGreaterThan(20);
    expect(name(['A..', '.T.', '..A'])).toBeNull();
  });
});

describe('laying the field', () => {
  const FIELD: Choices = { kind: 'field', most: 25, mutual: true, diagonal: false, presets: { none: [[1, 1]] } };
  const EMPTY: Partial<View> = { phase: 'field', rows: Array.from({ length: 5 }, () => '.....'), size: [5, 5] };

  it('offers no hint that would only be refused', () => {
    expect(shown(FIELD, EMPTY).container.querySelector('[data-act="hint"]')).toBeNull();
  });
  it('begins with the tower, which may not stand at the edge', async () => {
    const { play, tap, container } = shown(FIELD, EMPTY);
    await tap('[data-cell="0,0"]');
    expect(container.querySelector('[data-stage="prompt"]')?.textContent).toContain(say('forma-refused-field-tower-rim'));
    await tap('[data-cell="2,2"]');
    await tap('[data-cell="0,0"]');
    await tap('[data-act="field"]');
    expect(play).toHaveBeenCalledExactlyOnceWith('field 2,2 0,0');
  });
  it('may begin from a preset', async () => {
    const { play, tap } = shown(FIELD, EMPTY);
    await tap('[data-preset="none"]');
    await tap('[data-act="field"]');
    expect(play).toHaveBeenCalledWith('field 1,1');
  });
});

describe('what happened', () => {
  it('a misfit is drawn where it was tried, with what was in the way', () => {
    const misfit = { key: 'misfit', facts: { seat: 1, shape: 'I2', cells: ['1,0', '1,1'], hit: ['1,1'], attempt: 1 } };
    const { container } = shown(null, { turn: 1 }, [misfit]);
    expect(container.querySelectorAll('.misfit')).toHaveLength(2);
    expect(container.querySelectorAll('.hit')).toHaveLength(1);
  });
  it('what was won counts at its cell', () => {
    shown(null, {}, [{ key: 'square', facts: { seat: 0, cell: '0,0', points: 10 } }]);
    expect(screen.getByText('+10')).toBeTruthy();
  });
});

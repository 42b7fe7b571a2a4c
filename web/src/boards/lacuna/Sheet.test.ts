import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { LETTERS } from './model';
import Sheet from './Sheet.svelte';
import type { Detail } from './wire';

const DETAIL: Detail = {
  flowers: { R: [4, 3], P: [1, 6], V: [5, 2], B: [5, 2], G: [4, 3], Y: [4, 3], O: [3, 4] },
  taken: [[{ id: 16, colour: 'R', compared: [[3000 ** 2, 4000 ** 2]] }], []],
  nobody: [{ id: 2, colour: 'O', compared: [[25, 25]] }],
};

function shown(detail: Partial<Detail>): void {
  change({ language: 'en' });
  render(Sheet, { outcome: { reason: 'complete', scores: [5, 2], returns: [1, -1], winners: [0], seat: null, detail }, seats: [], text: say });
}

describe('the count', () => {
  it('gives every colour to whoever has four of it', () => {
    shown(DETAIL);
    const stars = LETTERS.map((colour) => [...document.querySelectorAll(`[data-colour="${colour}"] td`)].findIndex((cell) => cell.classList.contains('won')));
    expect(stars).toEqual([0, 1, 0, 0, 0, 0, 1]);
    expect(document.querySelector('[data-colour="R"] th')?.textContent).toBe('poppies');
    expect([...document.querySelectorAll('[data-total]')].map((cell) => cell.textContent)).toEqual(['5', '2']);
  });
  it('tells by colour who took the flowers that drifted', () => {
    shown(DETAIL);
    const lines = screen.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('poppies');
    expect(lines[1]).toContain('1 to nobody');
  });
  it('is empty where a match ended before it', () => {
    shown({});
    expect(screen.queryByRole('table')).toBeNull();
  });
});

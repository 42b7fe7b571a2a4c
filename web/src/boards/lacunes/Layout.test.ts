import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import Layout from './Layout.svelte';
import { SHIFTED, TWOS, viewOf } from './layout.fake';

function shown(changes: Record<string, unknown> = {}) {
  change({ language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.animate ??= vi.fn();
  const press = vi.fn();
  const drop = vi.fn();
  const given = { view: viewOf(SHIFTED), choices: TWOS, show: true, text: say, press, drop };
  render(Layout, { ...given, ...changes });
  const cell = (at: number): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-cell="${at}"]`);
    if (!found) throw new Error(`no cell ${at}`);
    return found;
  };
  return { press, drop, cell };
}

describe('the layout', () => {
  it('has 52 cells in reading order, each with words of its own', () => {
    shown();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.dataset.cell)).toEqual(Array.from({ length: 52 }, (_, cell) => String(cell)));
    expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(52);
  });
  it('marks what can move, what is dead, and what is hinted', () => {
    const { cell } = shown({ hint: TWOS.moves[3], newest: 5 });
    expect(cell(40).className).toMatch(/movable.*hinted/);
    expect(cell(39).querySelector('[data-ghost="2S"]')).not.toBeNull();
    expect(cell(12).className).toContain('dead');
    expect(cell(5).className).toContain('newest');
  });
  it('is one stop for the keyboard, and arrows lead on from there', async () => {
    const { cell } = shown();
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(cell(0), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell(13));
    await fireEvent.keyDown(cell(13), { key: 'n' });
    expect(document.activeElement).toBe(cell(26));
  });
  it('is pressed cell by cell', async () => {
    const { press, cell } = shown();
    await fireEvent.click(cell(40), { detail: 0 });
    expect(press).toHaveBeenCalledWith(40);
  });
});

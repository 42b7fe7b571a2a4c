import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import Graph from './Graph.svelte';
import Moves from './Moves.svelte';
import { reviewTold } from './reviews.fake';
import Summary from './Summary.svelte';

const names = ['Ada', 'Bea'];
const go = vi.fn();
beforeEach(() => {
  change({ language: 'en' });
  go.mockClear();
});

describe('the graph', () => {
  const keyed = async (key: string, at = 1) => {
    render(Graph, { told: reviewTold(), names, at, go });
    await fireEvent.keyDown(screen.getByRole('slider'), { key });
    cleanup();
    return go.mock.lastCall?.[0] as number | undefined;
  };
  it('is stepped by keys, and from turning point to turning point', async () => {
    expect([await keyed('ArrowRight'), await keyed('ArrowLeft'), await keyed('End'), await keyed('Home')]).toEqual([2, 0, 4, 0]);
    expect([await keyed('PageDown', 0), await keyed('PageDown', 2), await keyed('PageUp', 4), await keyed('PageUp', 2)]).toEqual([2, 4, 2, 0]);
    go.mockClear();
    expect(await keyed('x')).toBeUndefined();
  });
  it('goes to the moment of a mark that is pressed, wherever the mark stands', async () => {
    const { container } = render(Graph, { told: reviewTold({}, { moments: [{ ply: 3, kind: 'only' }] }), names, at: 0, go });
    await fireEvent.pointerDown(container.querySelector('.point')!, { clientX: 1, pointerId: 1 });
    expect(go).toHaveBeenLastCalledWith(4);
  });
  it('is drawn in the colours of the game’s own marks', () => {
    const fills = (colours?: string[]) => [...render(Graph, { told: reviewTold(), names, at: 0, go, colours }).container.querySelectorAll<SVGElement>('.band')].map((band) => band.style.fill);
    expect(fills(['gold', 'silver'])).toEqual(['gold', 'silver']);
    cleanup();
    expect(fills()).toEqual(['var(--seat-0)', 'var(--seat-1)']);
  });
  it('says where it stands, and what it shows as a whole', () => {
    render(Graph, { told: reviewTold(), names, at: 2, go });
    const slider = screen.getByRole('slider', { name: say('shell-review-graph') });
    expect(slider.getAttribute('aria-valuetext')).toContain('Blunder');
    expect(screen.getByText(/Turning points: Bea lets the lead go/)).toBeTruthy();
  });
});

describe('the lists', () => {
  it('begin with the reader’s own seat, and only its mistakes are tried again', () => {
    render(Summary, { told: reviewTold({ mine: [1] }), names, go, retry: go });
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual(['Bea', 'Ada']);
    expect(screen.getAllByRole('button', { name: say('shell-review-mistakes') })).toHaveLength(1);
  });
  it('tell every move with its symbol and word, and lead there', async () => {
    render(Moves, { told: reviewTold(), names, at: 2, go });
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[1]!.textContent).toContain('??');
    expect(rows[1]!.textContent).toContain('Blunder');
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('move 1');
    await fireEvent.click(screen.getByRole('button', { name: /move 3/ }));
    expect(go).toHaveBeenCalledWith(4);
  });
  it('tell a deal’s verdict at each move', () => {
    const { review } = reviewTold();
    render(Moves, { told: reviewTold({}, { fatal: 1, plies: review.plies.map((one, at) => ({ ...one, chances: [at < 1 ? 1 : 0], verdict: at < 1 ? ('winnable' as const) : ('lost' as const) })) }), names, at: 0, go });
    const rows = screen.getAllByRole('listitem');
    expect(rows[0]!.textContent).toContain('Can still be won');
    expect(rows[1]!.textContent).toMatch(/Fatal move.*Lost, that is proved/s);
  });
  it('sum up each seat, with its moments a press away and its mistakes to try again', async () => {
    const retry = vi.fn();
    render(Summary, { told: reviewTold(), names, go, retry });
    const bea = screen.getByRole('group', { name: 'Bea' });
    expect(bea.textContent).toMatch(/90.*1 blunder.*Middle.*60/s);
    await fireEvent.click(screen.getByRole('button', { name: /Bea lets the lead go/ }));
    expect(go).toHaveBeenCalledWith(2);
    await fireEvent.click(screen.getAllByRole('button', { name: say('shell-review-mistakes') })[1]!);
    expect(retry).toHaveBeenCalledWith(1);
  });
  it('say of what followed a hint that it did, and that it does not count', () => {
    const [first, second] = reviewTold().review.summary;
    const plies = reviewTold().review.plies.map((one, at) => ({ ...one, hinted: at === 0 }));
    const told = reviewTold({ assisted: true }, { plies, summary: [{ ...first!, hinted: 1 }, second!] });
    render(Summary, { told, names, go, retry: vi.fn() });
    expect(screen.getByRole('group', { name: 'Ada' }).textContent).toMatch(/90.*One move followed a hint and does not count here/s);
    render(Moves, { told, names, at: 0, go });
    expect(screen.getByRole('button', { name: /move 0/ }).textContent).toContain('as a hint said');
  });
  it('measure nobody by hints alone', () => {
    const [first, second] = reviewTold().review.summary;
    render(Summary, { told: reviewTold({}, { summary: [{ ...first!, hinted: 2 }, second!] }), names, go, retry: vi.fn() });
    expect(screen.getByRole('group', { name: 'Ada' }).textContent).toMatch(/Accuracy.*–/s);
  });
  it('say to a player why there is nothing to try again', () => {
    render(Summary, { told: reviewTold({ mine: [0] }, { plies: reviewTold().review.plies.map((one) => (one.seat === 0 ? { ...one, judgement: 'good' as const } : one)) }), names, go, retry: vi.fn() });
    expect(screen.getByRole('group', { name: 'Ada' }).textContent).toContain('There is nothing to try again');
    expect(screen.getByRole('group', { name: 'Bea' }).textContent).not.toContain('There is nothing to try again');
  });
});

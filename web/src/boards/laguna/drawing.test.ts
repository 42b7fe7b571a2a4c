/** What is drawn: rafts with their pearls, land with what lies on it, the sand, the score sheet and the rules. */
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import Hourglass from './Hourglass.svelte';
import Land from './Land.svelte';
import Mark from './Mark.svelte';
import Raft from './Raft.svelte';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Sea from './Sea.svelte';
import Sheet from './Sheet.svelte';
import { SEATS, text, VIEW } from './table.fake';

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('a raft', () => {
  it('has six holes and a pearl where one lies', () => {
    render(Raft, { orient: 'H', colour: 'r', holes: ['r', '-', 'g', '-', '-', 'y'] });
    expect(all('.bamboo')[0]!.getAttribute('d')!.match(/a\.43/g)).toHaveLength(12);
    expect(all('.body').map((pearl) => (pearl as SVGElement).style.fill)).toEqual(['var(--pearl-r)', 'var(--seat-2)', 'var(--seat-3)']);
  });
  it('bears its colour, shows the pearl that is chosen and those that are glassy', () => {
    render(Raft, { orient: 'V', colour: 'b', holes: ['r', 'g', '-', '-', '-', '-'], chosen: 1, peeked: [true], active: true });
    expect((all('.edge')[0] as SVGElement).style.stroke).toBe('var(--seat-0)');
    expect([all('.chosen').length, all('.glassy').length, all('.raft.active').length]).toEqual([1, 1, 1]);
  });
});

describe('the sea', () => {
  const show = (more: object = {}) => render(Sea, { view: VIEW, label: 'sea', ...more });
  it('shows reefs and currents, islands with their pearls and what the volcano holds', () => {
    show();
    expect([all('.reef').length, all('.current').length]).toEqual([1, 0]);
    expect(all('.island .name').map((name) => name.textContent)).toEqual(['A', 'B']);
    expect(all('.island .body')).toHaveLength(5);
    expect(all('.fire .count').map((count) => count.textContent)).toEqual(['1', '2']);
  });
  it('shows no symbol on the small overview', () => {
    show({ plain: true });
    expect([all('.reef').length, all('.grid').length]).toEqual([0, 0]);
  });
  it('lets land glow where something can be done, and counts rows and columns when asked', () => {
    show({ glowing: ['A', '@'], coordinates: true });
    expect(all('.glowing')).toHaveLength(2);
    expect(all('.number')).toHaveLength(20);
  });
  it('shows a part of itself under a camera, and what a puzzle wants of an island', () => {
    show({ frame: { left: 2, top: 1, wide: 6.6, high: 4.6 }, wanted: { A: 'rg', B: '' } });
    expect((all('.camera')[0] as SVGElement).style.transform).toBe('scale(2) translate(-2px, -1px)');
    expect([all('.wish').length, all('.wish .body').length, all('.wish .none').length]).toEqual([2, 2, 1]);
  });
  it('is dark where there is no sea', () => {
    render(Sea, { view: { ...VIEW, rows: ['.%', '%%'] }, label: 'sea' });
    expect(all('.void')).toHaveLength(3);
  });
});

it('a current points its way, and plain water shows nothing', () => {
  for (const symbol of ['^', '>', 'v', '<', '.']) render(Mark, { symbol, x: 0, y: 0 });
  expect(all('.current').map((mark) => mark.getAttribute('transform')!.split(' ').at(-1))).toEqual(['rotate(0)', 'rotate(90)', 'rotate(180)', 'rotate(270)']);
});

it('an island of the home card bears no name', () => {
  render(Land, { box: { part: 'A', row: 0, col: 0, rows: 2, cols: 2 }, names: false });
  expect(all('.name')).toHaveLength(0);
});

it('the home card shows a raft at sea', () => {
  render(Scene);
  expect([all('.raft').length, all('.fire').length]).toEqual([1, 1]);
});

describe('the hourglass', () => {
  const top = () => Number(all('clipPath rect')[0]!.getAttribute('y'));
  it('runs down, and is marked when little is left', async () => {
    const { rerender } = render(Hourglass, { sand: { sand: 30_000, full: 30_000, more: false, waits: false }, text });
    const full = top();
    await rerender({ sand: { sand: 4_200, full: 30_000, more: false, waits: false }, text });
    expect(top()).toBeGreaterThan(full);
    expect(screen.getByRole('timer').classList.contains('short')).toBe(true);
    expect(screen.getByText('glass-seconds 5')).toBeTruthy();
  });
  it('says inherited sand and the glass that follows it apart, and is not short then', () => {
    render(Hourglass, { sand: { sand: 4_200, full: 30_000, more: true, waits: false }, text });
    expect([screen.getByText('glass-seconds 5'), screen.getByText(/^glass-then/)]).toHaveLength(2);
    expect(screen.getByRole('timer').classList.contains('short')).toBe(false);
  });
  it('stands while it waits for the first move, and says so', () => {
    render(Hourglass, { sand: { sand: 4_000, full: 60_000, more: false, waits: true }, text });
    expect([screen.getByRole('timer').getAttribute('aria-label'), all('.stream').length]).toEqual(['glass-stands 4', 0]);
    expect(screen.getByRole('timer').classList.contains('short')).toBe(false);
    expect(screen.getByText('glass-waits')).toBeTruthy();
  });
  it('stands when it is empty', () => {
    render(Hourglass, { sand: { sand: 0, full: 30_000, more: false, waits: false }, text });
    expect(all('.stream')).toHaveLength(0);
  });
});

describe('the sheet', () => {
  const outcome = { reason: 'delivered', scores: [6, 4], returns: [1, -1], winners: [0], seat: null };
  it('tells who delivered how many, and marks the winner', () => {
    render(Sheet, { outcome: { ...outcome, detail: { lines: [{ seat: 0, delivered: 6, needed: 6 }, { seat: 1, delivered: 4, needed: 6 }] } }, seats: SEATS, text });
    expect(all('th').map((name) => name.textContent)).toEqual(['Ada ★', 'Bo']);
    expect(all('td').map((cell) => cell.textContent)).toEqual(['sheet-pearls 6', 'sheet-pearls 4']);
  });
  it('alone counts the moves', () => {
    render(Sheet, { outcome: { ...outcome, detail: { lines: [{ seat: 0, delivered: 2, moves: 19 }] } }, seats: SEATS, text });
    expect(all('td')[0]!.textContent).toBe('solo-moves 19');
  });
});

describe.each(['en', 'fr'] as const)('the rules in %s', (language) => {
  it('say who begins, when an idle turn ends and what is left open, in words that somebody has written', () => {
    change({ language });
    render(Rules, { text: say });
    const page = document.body.textContent;
    expect(page).not.toMatch(/laguna-(rules|option)-/);
    expect(page).toContain(say('laguna-rules-open-begin-reading'));
    for (const option of ['colours', 'premove', 'time_call', 'round_limit']) expect(page).toContain(say('laguna-rules-open-option', { option: say(`laguna-option-${option}`) }));
    expect(page).toMatch(language === 'en' ? /five minutes without an action/ : /cinq minutes sans action/);
  });
  it('have a place for every clause that a refusal may cite', () => {
    change({ language });
    render(Rules, { text: say });
    const cited = all('[data-clause]').flatMap((section) => section.getAttribute('data-clause')!.split(' '));
    for (const clause of ['LAG-12', 'LAG-15', 'LAG-16', 'LAG-29', 'LAG-A1', 'LAG-A6', 'LAG-A13', 'LAG-E5']) expect(cited).toContain(clause);
  });
});

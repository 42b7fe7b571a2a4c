import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Editor from './Editor.svelte';
import { text } from './table.fake';

const ROWS = ['....', '.A..', '..x.', '....'];
const boardOf = (rows: string[]) => `laguna-board 1\nname: small\nside: test\nsize: 4 4\ngrid:\n${rows.join('\n')}\nend\n`;
const GOOD = { problem: null, line: 0, findings: [{ clause: 'BRD-1', holds: true, told: '4 x 4' }] };
let answers: Record<string, unknown>;
const asked = vi.fn();
const open = vi.fn(() => Promise.resolve());

function ask(service: string, question: object) {
  asked(service, question);
  const answer = answers[service];
  return { answer: answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never), stop: () => undefined };
}
async function show(fragment = '') {
  render(Editor, { text, ask, open, analysis: ({ setup }) => `/analysis#${setup.slice(0, 6)}`, words: (error: unknown) => (error as Error).message, fragment });
  await vi.advanceTimersByTimeAsync(10);
}
const board = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const rows = () => board().split('\n').slice(5, 9);
const canvas = () => screen.getByRole('application');
const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.clearAllMocks();
  answers = { house: { text: boardOf(ROWS) }, check: GOOD, make: { text: boardOf(['x...', '....', '....', '....']) } };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: -6, top: -6, width: 52, height: 52 } as DOMRect);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('begins with a house board, or with the one in the address', async () => {
  await show();
  expect(asked).toHaveBeenCalledWith('house', { side: 'easy' });
  expect(rows()).toEqual(ROWS);
});

it('opens a board that was shared', async () => {
  await show(encodeURIComponent(boardOf(['^...', '....', '....', '....'])));
  expect(asked).not.toHaveBeenCalledWith('house', expect.anything());
  expect(rows()[0]).toBe('^...');
});

it('paints with a finger, the same in all four quarters unless that is switched off', async () => {
  await show();
  const point = (kind: string, x: number, y: number) => fireEvent(canvas(), new MouseEvent(`pointer${kind}`, { bubbles: true, clientX: x, clientY: y }));
  await point('down', 5, 5);
  await point('up', 5, 5);
  expect(rows()).toEqual(['x..x', '.A..', '..x.', 'x..x']);
  await fireEvent.click(screen.getByRole('checkbox'));
  await point('down', 15, 5);
  await point('move', 25, 5);
  expect(rows()[0]).toBe('xxxx');
  await point('up', 25, 5);
  await point('move', 15, 35);
  expect(rows()[3]).toBe('x..x');
});

it('paints with keys: arrows move, Enter paints, a symbol paints itself', async () => {
  await show();
  await fireEvent.click(screen.getByRole('checkbox'));
  await fireEvent.keyDown(canvas(), { key: 'ArrowRight' });
  await fireEvent.keyDown(canvas(), { key: '>' });
  await fireEvent.keyDown(canvas(), { key: 'ArrowDown' });
  await fireEvent.keyDown(canvas(), { key: 'Enter' });
  expect(rows()).toEqual(['.>..', '.>..', '..x.', '....']);
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('editor-cursor cell 2 2');
});

it('leads to the analysis board once it is sound', async () => {
  await show();
  expect(screen.queryByRole('link', { name: 'study-begin' })).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.getByRole('link', { name: 'study-begin' }).getAttribute('href')).toBe('/analysis#board:');
});

it('stays on the chart at its edges', async () => {
  await show();
  for (const key of ['ArrowUp', 'ArrowLeft']) await fireEvent.keyDown(canvas(), { key });
  expect(document.querySelector('[data-cursor]')!.getAttribute('data-cursor')).toBe('0 0');
  for (let step = 0; step < 9; step += 1) await fireEvent.keyDown(canvas(), { key: 'ArrowDown' });
  expect(document.querySelector('[data-cursor]')!.getAttribute('data-cursor')).toBe('3 0');
});

it('checks once nothing was changed for a moment, and plays only on a board that passes', async () => {
  await show();
  expect(named('editor-play').disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(asked).toHaveBeenLastCalledWith('check', { text: boardOf(ROWS) });
  expect(document.querySelector('[data-finding]')!.textContent).toContain('board-brd-1');
  await fireEvent.click(named('editor-play'));
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ options: { players: 2 }, setup: expect.stringContaining('board:laguna-board 1') }));
});

it('says what is wrong with a text and in which line', async () => {
  answers.check = { problem: 'ragged-row', line: 7, findings: [] };
  await show();
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'grid:\n..\n.\nend' } });
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.getByText(/editor-problem-ragged-row/).textContent).toContain('editor-line 7');
  expect(named('editor-play').disabled).toBe(true);
});

it('draws a board by lot on the side that was chosen', async () => {
  await show();
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'hard' } });
  await fireEvent.click(named('editor-make'));
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveBeenCalledWith('make', { side: 'hard', seed: expect.any(Number) });
  expect(rows()[0]).toBe('x...');
});

it('tells a refusal, but not that it stopped by itself', async () => {
  answers.house = Object.assign(new Error('no server'), { code: 'UNREACHABLE' });
  await show();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no server'));
});

it('says nothing of a question that was stopped', async () => {
  answers.house = Object.assign(new Error('stopped'), { code: 'STOPPED' });
  await show();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the board over a reload, and begins again when asked', async () => {
  await show();
  await fireEvent.click(screen.getByRole('checkbox'));
  await fireEvent.keyDown(canvas(), { key: '>' });
  cleanup();
  asked.mockClear();
  await show();
  expect(rows()[0]).toBe('>...');
  expect(asked).not.toHaveBeenCalledWith('house', expect.anything());
  await fireEvent.click(named('editor-house'));
  await vi.advanceTimersByTimeAsync(10);
  expect(rows()).toEqual(ROWS);
});

it('keeps what was made of a board that was shared, apart from one’s own', async () => {
  const sent = encodeURIComponent(boardOf(['^...', '....', '....', '....']));
  await show();
  cleanup();
  await show(sent);
  await fireEvent.click(screen.getByRole('checkbox'));
  await fireEvent.keyDown(canvas(), { key: '>' });
  cleanup();
  await show(sent);
  expect(rows()[0]).toBe('>...');
  cleanup();
  await show();
  expect(rows()).toEqual(ROWS);
});

it('begins with a house board where the address cannot be read', async () => {
  await show('%');
  expect(rows()).toEqual(ROWS);
});

it('forgets a refusal with the next answer', async () => {
  answers.house = Object.assign(new Error('no server'), { code: 'UNREACHABLE' });
  await show();
  expect(screen.getByRole('alert').textContent).toBe('no server');
  answers.house = { text: boardOf(ROWS) };
  await fireEvent.click(named('editor-house'));
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says in words what is under the cursor and what can be painted', async () => {
  await show();
  expect(screen.getAllByRole('radio')).toHaveLength(16);
  for (const radio of screen.getAllByRole('radio')) expect(radio.closest('label')!.textContent.trim()).toMatch(/^(cell|[A-H]\s*cell)$/);
});

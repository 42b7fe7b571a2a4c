import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Puzzles from './Puzzles.svelte';
import { text } from './table.fake';
import type { PuzzleTold } from './wire';

const PUZZLES: PuzzleTold[] = [
  { setup: 'easy A=rgb start=H,2,4,A target B=yyy', par: 8, grade: 'calm', side: 'easy' },
  { setup: 'hard A=rgb start=H,2,4,A target volcano=2', par: 30, grade: 'breezy', side: 'hard' },
];
const LINE = ['load A r 0', 'load A g 1', 'step E'];
const SAID = ['say-load A r', 'say-load A g', 'say-steps E'];
const open = vi.fn();
let answers: Record<string, unknown>;

const ask = (service: string, question: object) => {
  void question;
  const answer = answers[service];
  return { answer: answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never), stop: () => undefined };
};
async function show() {
  render(Puzzles, { text, ask, open, words: (error: unknown) => (error as Error).message, fragment: '' });
  await waitFor(() => expect(screen.queryAllByRole('listitem').length + screen.queryAllByRole('alert').length).toBeGreaterThan(0));
}
const item = (wanted: string) => within(screen.getAllByRole('listitem').find((one) => one.textContent.includes(wanted))!);

beforeEach(() => {
  localStorage.clear();
  open.mockReset().mockResolvedValue(undefined);
  answers = { puzzles: { puzzles: PUZZLES, today: 1 }, solve: { moves: 1, line: LINE, proven: true, states: 3, seconds: 0.1 } };
});

it('puzzles stand under their grade, and the one of the day above them', async () => {
  await show();
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['puzzle-day', 'puzzle-calm', 'puzzle-breezy']);
  expect(document.querySelector('.day')!.textContent).toContain('puzzle-volcano');
});

it('a day without a puzzle shows none', async () => {
  answers.puzzles = { puzzles: PUZZLES, today: null };
  await show();
  expect(document.querySelector('.day')).toBeNull();
});

it('a puzzle is opened alone, from its setup', async () => {
  await show();
  await fireEvent.click(item('island B').getByRole('button', { name: 'puzzle-play' }));
  expect(open).toHaveBeenCalledExactlyOnceWith({ options: { players: 1 }, seats: [{ kind: 'here' }], setup: PUZZLES[0]!.setup });
});

it('a solution is shown step by step, or all at once', async () => {
  await show();
  await fireEvent.click(item('island B').getByRole('button', { name: 'puzzle-solve' }));
  const moves = () => [...document.querySelectorAll('ol li')].map((one) => one.textContent);
  await waitFor(() => expect(moves()).toEqual(SAID.slice(0, 1)));
  await fireEvent.click(screen.getByRole('button', { name: 'puzzle-next' }));
  expect(moves()).toEqual(SAID.slice(0, 2));
  await fireEvent.click(screen.getByRole('button', { name: 'puzzle-all' }));
  expect(moves()).toEqual(SAID);
  expect(screen.queryByRole('button', { name: 'puzzle-next' })).toBeNull();
});

it('what is refused is said: the list, a table, a solution', async () => {
  answers.puzzles = new Error('no list');
  await show();
  expect(screen.getByRole('alert').textContent).toBe('no list');
});

it('a table that cannot be opened leaves the list as it is', async () => {
  open.mockRejectedValue(new Error('too many'));
  await show();
  await fireEvent.click(item('island B').getByRole('button', { name: 'puzzle-play' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('too many'));
  answers.solve = new Error('no solver');
  await fireEvent.click(item('island B').getByRole('button', { name: 'puzzle-solve' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no solver'));
});

it('a solution is still there after a reload, until it is closed', async () => {
  await show();
  await fireEvent.click(item('island B').getByRole('button', { name: 'puzzle-solve' }));
  await waitFor(() => expect(document.querySelectorAll('ol li')).toHaveLength(1));
  cleanup();
  await show();
  expect(document.querySelectorAll('ol li')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'puzzle-close' }));
  expect(document.querySelector('ol')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardModule } from '../boards/contract';
import { board } from '../boards/find';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { bestRun } from './kept.svelte';
import { judgedTold, puzzleTold } from './puzzles.fake';
import { RUN_MS } from './run.svelte';
import Running from './Running.svelte';

const SLOW = 30_000;
let module: BoardModule;
let number = 0;
let right = true;

/** Every puzzle is a new one. */
const fetched = (path: string, { method = 'GET' }: RequestInit = {}): Promise<Response> => {
  number += method === 'GET' ? 1 : 0;
  const body = method === 'POST' ? judgedTold(right ? 'right' : 'wrong') : puzzleTold({ id: `n-${number}` });
  return Promise.resolve(new Response(JSON.stringify(body), { status: path.includes('/puzzles/') ? 200 : 404 }));
};

beforeEach(async () => {
  change({ language: 'en', speed: 'once' });
  vi.stubGlobal('fetch', vi.fn(fetched));
  module = (await board('lacunes'))!;
}, SLOW);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begun() {
  const shown = render(Running, { game: 'lacunes', module, wish: { theme: null, grade: null } });
  await fireEvent.click(screen.getByRole('button', { name: say('shell-run-begin') }));
  await screen.findByText('lacunes-puzzle-unwritten');
  return shown;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a run', () => {
  it('says what it is before it begins', () => {
    render(Running, { game: 'lacunes', module, wish: { theme: null, grade: null } });
    expect(screen.getByText(say('shell-run-how'))).toBeTruthy();
  });
  it('goes on by itself after a right answer, and keeps the best', async () => {
    right = true;
    const { container } = await begun();
    const [first] = [number];
    await fireEvent.click(container.querySelector('[data-cell="1"]')!);
    await vi.waitFor(() => expect(number).toBeGreaterThan(first), { timeout: 5000 });
    await screen.findByText('lacunes-puzzle-unwritten');
    await press(say('shell-run-stop'));
    expect(screen.getByText(say('shell-run-over-stopped'))).toBeTruthy();
    expect(screen.getByText(say('shell-run-record'))).toBeTruthy();
    expect(bestRun('lacunes')).toBe(1);
  }, SLOW);
  it('lets a wrong answer be looked at, and ends with the third mistake', async () => {
    right = false;
    const { container } = await begun();
    await fireEvent.click(container.querySelector('[data-cell="1"]')!);
    await fireEvent.click(await screen.findByRole('button', { name: say('shell-puzzle-next') }));
    for (let more = 0; more < 2; more += 1) {
      await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: say('shell-run-skip') }).disabled).toBe(false));
      await press(say('shell-run-skip'));
    }
    expect(await screen.findByText(say('shell-run-over-mistakes'))).toBeTruthy();
    expect(container.querySelectorAll('[data-puzzle]').length).toBe(3);
  }, SLOW);
  it('ends when its time is over', async () => {
    await begun();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await press(say('shell-run-skip'));
    await vi.waitFor(() => expect(screen.getByText('lacunes-puzzle-unwritten')).toBeTruthy());
    await vi.advanceTimersByTimeAsync(RUN_MS + 1000);
    expect(await screen.findByText(say('shell-run-over-time'))).toBeTruthy();
  }, SLOW);
});

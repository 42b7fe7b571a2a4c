import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { catalog } from './games.svelte';
import { change } from './preferences.svelte';
import { go } from './router.svelte';
import { speak } from './shell/live.svelte';
import { answering } from './wire/answers.fake';
import { gameTold } from './wire/told.fake';

beforeEach(() => {
  change({ language: 'en' });
  Object.assign(catalog, { games: null, refused: null });
  vi.stubGlobal('scrollTo', () => undefined);
  answering({ 'GET /api/games': [gameTold({ key: 'chess' })] });
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

const main = () => screen.getByRole('main');

it('each address has its page, and an unknown one says so', async () => {
  render(App);
  expect(await screen.findByRole('heading', { name: 'chess-name' })).toBeTruthy();
  go('/about');
  expect(await screen.findByRole('heading', { level: 1, name: /About/ })).toBeTruthy();
  go('/nowhere/at/all');
  expect(await screen.findByText('There is nothing here')).toBeTruthy();
});

it('a new page puts the reader at its beginning', async () => {
  render(App);
  expect(document.activeElement).not.toBe(main());
  go('/about');
  await screen.findByRole('heading', { level: 1, name: /About/ });
  expect(document.activeElement).toBe(main());
});

it('a link of ours changes the page without leaving it', async () => {
  render(App);
  await fireEvent.click(await screen.findByRole('link', { name: 'About' }));
  expect(location.pathname).toBe('/about');
  await fireEvent.click(screen.getByRole('link', { name: 'Ludothèque, home' }));
  expect(location.pathname).toBe('/');
});

it('what is spoken reaches the live region', async () => {
  const { container } = render(App);
  speak('Bo to play');
  await vi.waitFor(() => expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('Bo to play'));
});

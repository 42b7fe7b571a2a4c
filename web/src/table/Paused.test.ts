import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import type { Json } from '../wire/messages';
import { viewTold } from '../wire/told.fake';
import Paused from './Paused.svelte';

const clock = (detail: Record<string, Json>) => ({ left: [18_000, null], running: [], detail });
const resume = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

it('says who asked for the pause, and ends it with one press', async () => {
  render(Paused, { view: viewTold(0, { clock: clock({ standing: 'pause', by: 1 }) }), names: ['Ada', 'Bo'], resume });
  expect(screen.getByText('Bo asked for a pause.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(resume).toHaveBeenCalledOnce();
});

it('has nothing to press for whoever only watches, nor while somebody is away', () => {
  render(Paused, { view: viewTold(0, { clock: clock({ standing: 'away', by: null }) }), names: ['Ada', 'Bo'], resume: null });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/The clock stands until everybody is here/)).toBeTruthy();
});

it('calls a glass a glass before any sand is drawn', () => {
  render(Paused, { view: viewTold(0, { clock: clock({ standing: 'away', settings: { kind: 'hourglass' } }) }), names: ['Ada', 'Bo'], resume: null });
  expect(screen.getByText(/The hourglass stands/)).toBeTruthy();
});

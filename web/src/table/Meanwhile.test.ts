import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import Meanwhile from './Meanwhile.svelte';
import { seated } from './sitting.fake';

const names = ['Ada', 'Bo'];

beforeEach(() => change({ language: 'en' }));

it('an offer is answered without closing what lies over the table', async () => {
  const { sitting, sent } = seated([0], { offers: [{ offer: 'pause', seat: 1, accepted: [], waiting: [0] }] });
  render(Meanwhile, { sitting, names });
  expect(screen.getByText('Bo would like to pause. All right?')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(sent()).toEqual([{ type: 'answer', seat: 0, offer: 'pause', yes: true }]);
});

it('says that the clock stands, and who asked for it', () => {
  const { sitting } = seated([0], { clock: { left: [18_000, null], running: [], detail: { standing: 'pause', by: 1 } } });
  render(Meanwhile, { sitting, names });
  expect(screen.getByRole('status').textContent).toContain('Bo asked for a pause.');
});

it('is silent while nothing happens', () => {
  const { sitting } = seated([0]);
  render(Meanwhile, { sitting, names });
  expect(screen.queryByRole('status')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { MyTable } from '../tables.svelte';
import { say } from '../text/say.svelte';
import { seatTold, tableTold } from '../wire/told.fake';
import { invitations, watchLink } from './invitations';
import Links from './Links.svelte';

const mine: MyTable = {
  table: 't', game: 'lacuna', token: 'k', invitations: { 1: 'guest' }, watch: 'eyes', address: 'https://play.example', local: false,
  names: [], over: false, mine: false, at: 0,
};
const table = tableTold([0], { seats: [seatTold(0), seatTold(1, { kind: 'link', taken: false })] });
const INVITE = 'https://play.example/table/t#invite=guest';
let copied: string[];

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

beforeEach(() => {
  change({ language: 'en' });
  copied = [];
  clipboard(async (text) => void copied.push(text));
});
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('links for others', () => {
  it('are copied by a press, which says so', async () => {
    render(Links, { mine, links: invitations(mine, table, ''), hint: '' });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy: Link for seat 2' }));
    expect(copied).toEqual([INVITE]);
    expect(await screen.findByText('Copied')).toBeTruthy();
  });
  it('can still be read where copying is forbidden', async () => {
    clipboard(() => Promise.reject(new Error('forbidden')));
    render(Links, { mine, links: invitations(mine, table, ''), hint: '' });
    await fireEvent.click(screen.getByRole('button', { name: 'Copy: Link for seat 2' }));
    expect(screen.queryByText('Copied')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Link for seat 2').value).toBe(INVITE);
  });
  it('lead to watching where that is asked for', () => {
    render(Links, { mine, links: watchLink(mine, table, ''), hint: '' });
    expect(screen.getByLabelText<HTMLInputElement>('Link for watching', { selector: 'input' }).value).toBe('https://play.example/table/t#watch=eyes');
    expect(screen.queryByLabelText('Link for seat 2')).toBeNull();
  });
  it('say so when only this machine can follow them', () => {
    const { unmount } = render(Links, { mine, links: invitations(mine, table, ''), hint: '' });
    expect(screen.queryByText(say('shell-only-here'))).toBeNull();
    unmount();
    render(Links, { mine: { ...mine, local: true }, links: invitations(mine, table, ''), hint: '' });
    expect(screen.getByText(say('shell-only-here'))).toBeTruthy();
  });
  it('are not there once everybody sits', () => {
    const { container } = render(Links, { mine, links: invitations(mine, tableTold([0]), ''), hint: 'send' });
    expect(container.textContent).toBe('');
  });
});

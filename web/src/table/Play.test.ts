import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { POSITIONS } from '../boards/positions.fake';
import { say } from '../text/say.svelte';
import type { FromServer, Json, TableTold, View } from '../wire/messages';
import { FakeSocket } from '../wire/outside.fake';
import { entryTold, outcomeTold, seatTold, tableTold, viewTold } from '../wire/told.fake';
import Play from './Play.svelte';

let socket: FakeSocket;
const sent = () => socket.sent.slice(1);

async function tell(...messages: FromServer[]) {
  for (const message of messages) socket.tell(message);
  await tick();
}

/** At a table of a game that this browser has no board for: all but the board is there. */
async function sit(mine: number[], view: Partial<View> = {}, table: Partial<TableTold> = {}) {
  render(Play, { table: 't', token: 'key' });
  socket.open();
  const views = (mine.length > 0 ? mine : [null]).map((seat) => viewTold(seat, view));
  await tell(tableTold(mine, { game: 'chess', ...table }), ...views);
}

beforeEach(() => {
  change({ language: 'en' });
  vi.stubGlobal('WebSocket', function made(url: string) {
    socket = new FakeSocket(url);
    return socket;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a table', () => {
  it('waits for the server, and says so when the line is lost before anything came', async () => {
    render(Play, { table: 't', token: 'key' });
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    socket.drop();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(say('shell-lost')));
  });
  it('shows itself without the board of a game that this browser does not have', async () => {
    await sit([0]);
    expect(await screen.findByText(say('shell-no-board'))).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your turn' })).toBeTruthy();
  });
  it('marks each seat with the colour that it has in this match', async () => {
    const { view, choices } = POSITIONS.laguna;
    await sit([0], { view: { ...view, colours: ['y', 'r'] } as unknown as Json, choices: choices as unknown as Json }, { game: 'laguna' });
    const marks = () => [...document.querySelectorAll<SVGElement>('li > svg path')].map((mark) => mark.style.fill);
    await waitFor(() => expect(marks().slice(0, 2)).toEqual(['var(--seat-3)', 'var(--seat-1)']));
  });
  it('says that it was deleted', async () => {
    await sit([0]);
    await tell({ type: 'removed' });
    expect(screen.getByText(say('shell-removed'))).toBeTruthy();
  });
  it('says that the key opens nothing', async () => {
    render(Play, { table: 't', token: 'key' });
    socket.open();
    await tell({ type: 'refused', code: 'NO_TABLE', clause: null, facts: {} });
    expect(screen.getByText('You have no key to this table')).toBeTruthy();
    expect(socket.closed).toBe(true);
  });
  it('is left when its page goes', async () => {
    const { unmount } = render(Play, { table: 't', token: 'key' });
    socket.open();
    unmount();
    expect(socket.closed).toBe(true);
  });
});

describe('one screen for two', () => {
  it('is covered before each secret choice until that person lifts the curtain', async () => {
    await sit([0, 1], { together: [0, 1], chosen: [] });
    expect(screen.getByRole('region', { name: 'Changing players' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ada' }));
    expect(screen.queryByRole('region', { name: 'Changing players' })).toBeNull();
  });
});

describe('a replay at the table', () => {
  const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, 0)];
  const slider = () => screen.getByRole<HTMLInputElement>('slider');

  it('opens by its button and steps by arrow keys', async () => {
    await sit([0], { ply: 3, log });
    await fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    expect(slider().value).toBe('3');
    await fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' });
    expect(sent()).toEqual([{ type: 'look', seat: 0, ply: 2 }]);
    expect(slider().value).toBe('2');
    await fireEvent.keyDown(window.document.body, { key: 'ArrowRight' });
    expect(slider().value).toBe('3');
  });
  it('returns to the present when it is closed', async () => {
    await sit([0], { ply: 3, log });
    const button = screen.getByRole('button', { name: 'Replay' });
    await fireEvent.click(button);
    await fireEvent.click(screen.getByRole('button', { name: 'To the beginning' }));
    await fireEvent.click(button);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'The moves so far' })).getByRole('button', { current: 'step' }).textContent).toBe('m2');
  });
  it('is there by itself once the match is over', async () => {
    await sit([0], { ply: 3, log, outcome: outcomeTold() });
    expect(slider()).toBeTruthy();
  });
  it('does nothing on keys while it is closed', async () => {
    await sit([0], { ply: 3, log });
    await fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' });
    expect(sent()).toEqual([]);
  });
});

describe('the rules beside a table', () => {
  it('open at the clause of a refusal and close again', async () => {
    await sit([0]);
    await tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: {} });
    await fireEvent.click(screen.getByRole('button', { name: 'See the rule (IXN-10)' }));
    const drawer = screen.getByRole('dialog');
    await fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('names are shown in the reader’s language', async () => {
  await sit([0], {}, { seats: [seatTold(0, { name: '' }), seatTold(1, { kind: 'bot', level: 1 })] });
  expect(screen.getByText('Pebble')).toBeTruthy();
  change({ language: 'fr' });
  expect(await screen.findByText('Galet')).toBeTruthy();
  expect(screen.queryByText('Pebble')).toBeNull();
});

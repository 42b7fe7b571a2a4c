import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, preferences } from '../preferences.svelte';
import { forget, rememberMade } from '../tables.svelte';
import { POSITIONS } from '../boards/positions.fake';
import { say } from '../text/say.svelte';
import type { FromServer, Json, TableTold, View } from '../wire/messages';
import { FakeSocket } from '../wire/outside.fake';
import { MAY, entryTold, outcomeTold, seatTold, tableTold, viewTold } from '../wire/told.fake';
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
  change({ language: 'en', confirms: {} });
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
    expect(document.querySelector('[data-stage="prompt"]')?.textContent).toContain('Your turn');
  });
  it('marks each seat with the colour that it has in this match', async () => {
    const { view, choices } = POSITIONS.laguna;
    await sit([0], { view: { ...view, colours: ['y', 'r'] } as unknown as Json, choices: choices as unknown as Json }, { game: 'laguna' });
    const marks = () => [...document.querySelectorAll<SVGElement>('.who > svg path')].map((mark) => mark.style.fill).filter(Boolean);
    await waitFor(() => expect(marks().slice(0, 2)).toEqual(['var(--seat-3)', 'var(--pearl-r)']), { timeout: 20_000 });
  }, 30_000);
  it('says that it was deleted', async () => {
    await sit([0]);
    await tell({ type: 'removed' });
    expect(screen.getByText(say('shell-removed'))).toBeTruthy();
  });
  it('says that the key opens nothing', async () => {
    render(Play, { table: 't', token: 'key' });
    socket.open();
    await tell({ type: 'refused', code: 'NO_TABLE', clause: null, facts: {} });
    expect(screen.getByText(say('shell-no-key'))).toBeTruthy();
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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const log = [entryTold(0, 0), entryTold(1, 1), entryTold(2, 0)];

describe('the menu of a table', () => {
  it('holds the moves so far, and closes when one of them is shown', async () => {
    await sit([0], { ply: 3, log });
    await press('Menu');
    await fireEvent.click(within(screen.getByRole('dialog')).getByText('m0'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toEqual([{ type: 'look', seat: 0, ply: 1 }]);
  });
  it('resigns only after one question', async () => {
    await sit([0]);
    await press('Menu');
    await press('Resign');
    await press('Play on');
    expect(sent()).toEqual([]);
    await press('Menu');
    await press('Resign');
    await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Resign' }));
    expect(sent()).toEqual([{ type: 'resign', seat: 0 }]);
  });
  it('remembers for this game alone that moves are confirmed', async () => {
    await sit([0]);
    await press('Menu');
    await fireEvent.click(screen.getByRole('switch', { name: /Confirm moves/ }));
    expect(preferences.confirms).toEqual({ chess: true });
  });
});

describe('the bar of a table', () => {
  it('asks the server for what it says', async () => {
    await sit([0], { to_move: 0, ply: 2, log: log.slice(0, 2), can: { ...MAY, pause: true }, clock: { left: [60_000, 60_000], running: [0], detail: {} } });
    await press('Hint');
    await press('Take back');
    await press(say('shell-pause'));
    expect(sent()).toEqual([
      { type: 'hint', seat: 0 },
      { type: 'offer', seat: 0, offer: 'takeback' },
      { type: 'offer', seat: 0, offer: 'pause' },
    ]);
  });
});

describe('somebody who is still to come', () => {
  it('is sent a link that is shown as the table opens, and by a press on the open seat', async () => {
    rememberMade({ table: 't', token: 'key', invitations: { 1: 'guest-token' }, watch: 'w', address: '', local: true }, 'chess');
    await sit([0], { to_move: 1 }, { seats: [seatTold(0), seatTold(1, { kind: 'link', taken: false })] });
    expect(screen.getByLabelText<HTMLInputElement>('Link for seat 2').value).toMatch(/#invite=guest-token$/);
    expect(screen.getByText(say('shell-only-here'))).toBeTruthy();
    await press('To the table');
    expect(screen.queryByLabelText('Link for seat 2')).toBeNull();
    await press('Invite');
    expect(screen.getByLabelText('Link for seat 2')).toBeTruthy();
    forget('t');
  });
});

describe('a replay at the table', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider');
  async function open() {
    await press('Menu');
    await press('Replay the moves');
  }

  it('opens from the menu and steps by arrow keys', async () => {
    await sit([0], { ply: 3, log });
    await open();
    expect(slider().value).toBe('3');
    await fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' });
    expect(sent()).toEqual([{ type: 'look', seat: 0, ply: 2 }]);
    expect(slider().value).toBe('2');
    await fireEvent.keyDown(window.document.body, { key: 'ArrowRight' });
    expect(slider().value).toBe('3');
  });
  it('returns to the present when it is closed', async () => {
    await sit([0], { ply: 3, log });
    await open();
    await press('To the beginning');
    await press('Close');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.querySelector('.looking')).toBeNull();
  });
  it('is in the menu once the match is over', async () => {
    await sit([0], { ply: 3, log, outcome: outcomeTold() });
    await press('Menu');
    await press('Replay the moves');
    expect(slider()).toBeTruthy();
  });
  it('is open at the position that a link leads to', async () => {
    render(Play, { table: 't', token: 'key', ply: 1 });
    socket.open();
    await tell(tableTold([], { game: 'chess' }), viewTold(null, { ply: 3, log }));
    await waitFor(() => expect(slider().value).toBe('1'));
  });
  it('does nothing on keys while it is closed', async () => {
    await sit([0], { ply: 3, log });
    await fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' });
    expect(sent()).toEqual([]);
  });
});

describe('the moves of others', () => {
  it('are shown after mine, and a press shows them at once', async () => {
    change({ speed: 'normal' });
    await sit([0], { ply: 0 });
    await tell(viewTold(0, { ply: 1, turn: 2, to_move: 1, log: log.slice(0, 1) }), viewTold(0, { ply: 2, turn: 3, since: 1, log: log.slice(1, 2) }));
    const stage = () => document.querySelector('.stage')!;
    const line = () => document.querySelector('[data-stage="prompt"]')?.textContent ?? '';
    expect([stage().hasAttribute('data-busy'), line()]).toEqual([true, expect.stringContaining('m0')]);
    await fireEvent.pointerDown(stage());
    expect([stage().hasAttribute('data-busy'), line()]).toEqual([false, expect.stringContaining('m1')]);
  });
});

describe('the rules beside a table', () => {
  it('open at the clause of a refusal and close again', async () => {
    await sit([0]);
    await tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: {} });
    await press('Which rule?');
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

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import type { Job, SeatTold } from '../wire/messages';
import { seatTold, tableTold } from '../wire/told.fake';
import { satDown } from './arriving';
import Notices from './Notices.svelte';
import { seated, type Seated } from './sitting.fake';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const job = (more: Partial<Job>): Job => ({ type: 'job', job: 'j', kind: 'hint', state: 'running', progress: {}, result: null, ...more });
const rules = vi.fn();

function shown({ sitting }: Seated, seats: SeatTold[] = [seatTold(0), seatTold(1)]) {
  render(Notices, { sitting, game: 'interactions', seats, names: ['Ada', 'Bo'], wording: (move) => `Words for ${move}.`, rules });
}

beforeEach(() => {
  vi.clearAllMocks();
  change({ language: 'en' });
});

describe('what needs an eye', () => {
  it('lets the others choose what to do about somebody who is gone', async () => {
    const at = seated([0]);
    shown(at, [seatTold(0), seatTold(1, { gone: true, present: false })]);
    await press('Let a bot play on');
    await press('End without result');
    expect(at.sent()).toEqual([
      { type: 'gone', seat: 1, what: 'bot' },
      { type: 'gone', seat: 1, what: 'end' },
    ]);
    await press('Wait');
    expect(screen.queryByText(/has been away/)).toBeNull();
  });
  it('asks only those whose word is missing', async () => {
    const at = seated([0], { offers: [{ offer: 'takeback', seat: 1, accepted: [], waiting: [0] }] });
    shown(at);
    expect(screen.getByText('Bo would like to take back a move. All right?')).toBeTruthy();
    await press('No');
    expect(at.sent()).toEqual([{ type: 'answer', seat: 0, offer: 'takeback', yes: false }]);
  });
  it('lets an offer be withdrawn by whoever made it', async () => {
    const at = seated([0], { offers: [{ offer: 'draw', seat: 0, accepted: [], waiting: [1] }] });
    shown(at);
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await press('Withdraw');
    expect(at.sent()).toEqual([{ type: 'answer', seat: 0, offer: 'draw', yes: false }]);
  });
  it('says who has come by the invitation, until a press', async () => {
    const free = seatTold(1, { kind: 'link', name: '', taken: false });
    const at = seated([0], {}, { seats: [seatTold(0), free] });
    shown(at);
    expect(screen.queryByText(/has come/)).toBeNull();
    at.outside.last.tell(tableTold([0], { seats: [seatTold(0), seatTold(1, { kind: 'link' })] }));
    expect(await screen.findByText('Bo has come and sits at the table.')).toBeTruthy();
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByText(/has come/)).toBeNull();
  });
  it('greets whoever has just sat down', () => {
    satDown('t');
    shown(seated([1]));
    expect(screen.getByText('You sit at the table. Ada is here too.')).toBeTruthy();
  });
  it('tells by name who took a hint, and nothing of my own', async () => {
    const at = seated([0]);
    shown(at);
    at.outside.last.tell({ type: 'hinted', seat: 0 });
    expect(screen.queryByText(/took a hint/)).toBeNull();
    at.outside.last.tell({ type: 'hinted', seat: 1 });
    expect(await screen.findByText('Bo took a hint.')).toBeTruthy();
    await press('Close');
    expect(screen.queryByText(/took a hint/)).toBeNull();
  });
  it('shows a refusal in words, leads to its clause, and goes when it is closed', async () => {
    const at = seated([0]);
    at.outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } });
    shown(at);
    expect(screen.getByRole('alert').textContent).toContain('A tile lies there already.');
    await press('Which rule?');
    expect(rules).toHaveBeenCalledWith('IXN-10');
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('says that the line is lost and tries at once when asked', async () => {
    const at = seated([0]);
    at.outside.last.drop();
    shown(at);
    await press('Try again');
    expect(at.outside.sockets).toHaveLength(2);
  });
  it('shows that a hint is being looked for, how far it is, and stops it', async () => {
    const at = seated([0]);
    at.outside.last.tell(job({ progress: { share: 0.5 } }));
    shown(at);
    expect(screen.getByText('Looking for a good move…')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.5);
    await press('Stop');
    expect(at.sent()).toEqual([{ type: 'stop', job: 'j' }]);
    expect(screen.queryByText('Looking for a good move…')).toBeNull();
  });
  it('shows the move of a hint until it is closed', async () => {
    const at = seated([0]);
    at.outside.last.tell(job({ state: 'done', result: { move: 'Sf6+P', value: 0.84, proven: false, reason: null } }));
    shown(at);
    expect(screen.getByRole('status').textContent).toContain('Words for Sf6+P.');
    await press('Close');
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('has read a hint with the next press anywhere, and shows a newer one', async () => {
    const at = seated([0]);
    const result = { move: 'Sf6+P', value: null, proven: false, reason: null };
    at.outside.last.tell(job({ state: 'done', result }));
    shown(at);
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('status')).toBeNull();
    expect(at.sitting.job).not.toBeNull();
    at.outside.last.tell(job({ job: 'k', state: 'done', result }));
    expect((await screen.findByRole('status')).textContent).toContain('Words for Sf6+P.');
  });
  it('shows a refusal in place of a hint', () => {
    const at = seated([0]);
    at.outside.last.tell(job({ state: 'done', result: { move: 'Sf6+P', value: null, proven: false, reason: null } }));
    at.outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } });
    shown(at);
    expect([screen.queryByRole('status'), screen.getByRole('alert').className.includes('coral')]).toEqual([null, true]);
  });
  it('goes with the next press anywhere when it was a refusal', async () => {
    const at = seated([0]);
    at.outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } });
    shown(at);
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('says who did not want what was offered', async () => {
    const at = seated([0]);
    shown(at);
    at.outside.last.tell({ type: 'declined', offer: 'draw', seat: 1 });
    expect(await screen.findByText('Bo does not want a draw.')).toBeTruthy();
  });
  it('says that a move waits for the line, and gives it back when asked', async () => {
    const at = seated([0]);
    at.outside.last.drop();
    at.sitting.play('x');
    shown(at);
    await press('Take it back');
    expect(screen.queryByText(/Your move is kept/)).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../wire/messages';
import { FakeOutside } from '../wire/outside.fake';
import { MAY, entryTold, outcomeTold, tableTold, viewTold } from '../wire/told.fake';
import { Sitting } from './sitting.svelte';

const table = tableTold;
const view = viewTold;
const entry = entryTold;

let outside: FakeOutside;
let sitting: Sitting;
const sent = () => outside.last.sent.slice(1);

beforeEach(() => {
  outside = new FakeOutside();
  sitting = new Sitting('t', 'key', outside);
  outside.last.open();
});

describe('one seat', () => {
  beforeEach(() => outside.last.tell(table([1])));

  it('may play when the match waits for it', () => {
    outside.last.tell(view(1, { to_move: 0 }));
    expect(sitting.active).toBe(false);
    outside.last.tell(view(1, { to_move: 1, turn: 2, ply: 1 }));
    expect(sitting.active).toBe(true);
    sitting.play('Af7');
    expect(sent()).toEqual([{ type: 'move', seat: 1, turn: 2, ply: 1, move: 'Af7' }]);
  });
  it('says so when a move has had no answer for a while, until one comes', () => {
    outside.last.tell(view(1, { to_move: 1 }));
    sitting.play('Af7');
    outside.pass(999);
    expect(sitting.slow).toBe(false);
    outside.pass(1);
    expect(sitting.slow).toBe(true);
    outside.last.tell(view(1, { to_move: 0, turn: 2, ply: 1 }));
    expect(sitting.slow).toBe(false);
  });
  it.each([
    ['an answer', () => outside.last.tell(view(1, { to_move: 0, turn: 2, ply: 1 }))],
    ['a secret choice that is kept', () => outside.last.tell(view(1, { together: [0, 1], chosen: [1] }))],
    ['a refusal', () => outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: null, facts: {} })],
    ['a lost line', () => outside.last.drop()],
  ])('waits no longer after %s', (_, happens) => {
    outside.last.tell(view(1, { to_move: 1 }));
    sitting.play('Af7');
    outside.pass(500);
    happens();
    outside.pass(200);
    outside.pass(5000);
    expect(sitting.slow).toBe(false);
  });
  it('does not play while looking back', () => {
    outside.last.tell(view(1, { to_move: 1, ply: 3 }));
    sitting.look(1);
    sitting.play('x');
    expect(sent()).toEqual([{ type: 'look', seat: 1, ply: 1 }]);
  });
  it('may say that another seat’s time is up, and nothing else, while that seat is to move', () => {
    outside.last.tell(view(1, { to_move: 0, turn: 2, ply: 4 }));
    sitting.play('step N');
    sitting.call('time 1', 1);
    sitting.call('time 0', 0);
    expect(sent()).toEqual([{ type: 'move', seat: 1, turn: 2, ply: 4, move: 'time 1' }]);
  });
  it('joins the log where the server goes on, and cuts it after a take-back', () => {
    outside.last.tell(view(1, { ply: 2, log: [entry(0, 0), entry(1, 1)] }));
    outside.last.tell(view(1, { ply: 3, turn: 2, since: 2, log: [entry(2, 0)] }));
    expect(sitting.log.map((one) => one.move)).toEqual(['m0', 'm1', 'm2']);
    outside.last.tell(view(1, { ply: 1, turn: 3, since: 1, log: [] }));
    expect(sitting.log.map((one) => one.move)).toEqual(['m0']);
  });
  it('joins a long log from the parts that come before their view', () => {
    outside.last.tell({ type: 'log', seat: 1, number: 1, since: 0, log: [entry(0, 0), entry(1, 1)] });
    outside.last.tell(view(1, { ply: 3, turn: 3, since: 2, log: [entry(2, 0)] }));
    expect(sitting.log.map((one) => one.move)).toEqual(['m0', 'm1', 'm2']);
  });
  it('shows a past position when it comes, and the present at its own ply', () => {
    outside.last.tell(view(1, { ply: 3 }));
    sitting.look(2);
    expect(sitting.past).toBeNull();
    outside.last.tell({ type: 'past', seat: 1, ply: 2, view: 'then' });
    expect(sitting.past?.view).toBe('then');
    sitting.look(3);
    expect(sitting.looked).toBeNull();
  });
  it('forgets a refusal when the position changes', () => {
    outside.last.tell(view(1));
    outside.last.tell({ type: 'refused', code: 'OCCUPIED', clause: 'IXN-10', facts: {} });
    expect([sitting.refused?.code, sitting.refusals]).toEqual(['OCCUPIED', 1]);
    outside.last.tell(view(1, { turn: 2, ply: 1 }));
    expect(sitting.refused).toBeNull();
  });
  it('keeps a hint while the position stands and drops it after a move', () => {
    outside.last.tell(view(1, { to_move: 1 }));
    outside.last.tell({ type: 'job', job: 'j', kind: 'hint', state: 'done', progress: {}, result: { move: 'Af7' } });
    outside.last.tell(view(1, { to_move: 1, turn: 2, assisted: true }));
    expect(sitting.job?.result?.move).toBe('Af7');
    outside.last.tell(view(1, { to_move: 0, turn: 3, ply: 1 }));
    expect(sitting.job).toBeNull();
  });
  it('drops a hint when the match ends without a move', () => {
    outside.last.tell(view(1, { to_move: 1 }));
    outside.last.tell({ type: 'job', job: 'j', kind: 'hint', state: 'done', progress: {}, result: { move: 'Af7' } });
    outside.last.tell(view(1, { to_move: null, turn: 2, outcome: outcomeTold({ reason: 'resigned', seat: 0 }) }));
    expect(sitting.job).toBeNull();
  });
});

describe('a line that comes back', () => {
  const hello = () => {
    outside.last.drop();
    outside.pass(300);
    outside.last.open();
    return outside.last.sent[0];
  };

  it('says at first that nothing is known', () => {
    expect(outside.last.sent[0]).toEqual({ type: 'hello', token: 'key', since: 0 });
  });
  it('asks only for what is missing', () => {
    outside.last.tell(table([1]));
    outside.last.tell(view(1, { ply: 2, turn: 5, log: [entry(0, 0), entry(1, 1)] }));
    expect(hello()).toEqual({ type: 'hello', token: 'key', since: 2, number: 1, turn: 5 });
    outside.last.tell(view(1, { ply: 3, turn: 6, since: 2, log: [entry(2, 0)] }));
    expect(sitting.log.map((one) => one.move)).toEqual(['m0', 'm1', 'm2']);
  });
  it('knows as much as a watcher has seen', () => {
    outside.last.tell(table([]));
    outside.last.tell(view(null, { ply: 7, turn: 7 }));
    expect(hello()).toMatchObject({ since: 7, turn: 7 });
  });
  it('knows of a screen only what all its seats know', () => {
    outside.last.tell(table([0, 1]));
    outside.last.tell(view(0, { ply: 4, turn: 4 }));
    expect(hello()).toEqual({ type: 'hello', token: 'key', since: 0 });
    outside.last.tell(view(1, { ply: 3, turn: 3 }));
    expect(hello()).toMatchObject({ since: 3, turn: 3 });
  });
  it('knows nothing of a match that has just begun', () => {
    outside.last.tell(table([0]));
    outside.last.tell(view(0, { ply: 4, turn: 4 }));
    outside.last.tell(table([1], { number: 2 }));
    expect(hello()).toEqual({ type: 'hello', token: 'key', since: 0 });
  });
});

describe('a move made while the line is down', () => {
  beforeEach(() => {
    outside.last.tell(table([0]));
    outside.last.tell(view(0, { turn: 4, ply: 2, log: [entry(0, 0), entry(1, 1)] }));
    outside.last.drop();
    sitting.play('Af6');
  });
  const back = (more: Partial<View> = {}) => {
    outside.pass(300);
    outside.last.open();
    outside.last.tell(view(0, { turn: 4, ply: 2, since: 2, ...more }));
  };
  const moves = () => outside.last.sent.filter((message) => message.type === 'move');

  it('waits, and nothing else can be played meanwhile', () => {
    expect([sitting.unsent, sitting.active, sitting.pending?.move]).toEqual([true, false, 'Af6']);
  });
  it('leaves when the line is back and the position is the same', () => {
    back();
    expect(moves()).toEqual([{ type: 'move', seat: 0, turn: 4, ply: 2, move: 'Af6' }]);
    expect([sitting.unsent, sitting.givenBack]).toEqual([false, false]);
  });
  it('comes back where the position has changed', () => {
    back({ turn: 5, ply: 1, since: 1 });
    expect(moves()).toEqual([]);
    expect([sitting.pending, sitting.givenBack]).toEqual([null, true]);
  });
  it('is not sent twice where it had arrived before the line went', () => {
    back({ turn: 5, ply: 3, since: 2, log: [entry(2, 0, { move: 'Af6' })], to_move: 1 });
    expect(moves()).toEqual([]);
    expect([sitting.pending, sitting.givenBack]).toEqual([null, false]);
  });
  it('can be thought over', () => {
    sitting.recallMove();
    expect([sitting.unsent, sitting.active]).toEqual([false, true]);
  });
});

describe('several people on one screen', () => {
  beforeEach(() => outside.last.tell(table([0, 1])));

  it('show the seat whose turn it is', () => {
    outside.last.tell(view(0, { to_move: 1 }));
    outside.last.tell(view(1, { to_move: 1 }));
    expect(sitting.seat).toBe(1);
    expect(sitting.curtain).toBe(false);
  });
  it('have a curtain before each secret choice', () => {
    for (const one of [0, 1]) outside.last.tell(view(one, { together: [0, 1] }));
    expect([sitting.seat, sitting.curtain, sitting.active]).toEqual([0, true, false]);
    sitting.lift();
    expect([sitting.seat, sitting.curtain, sitting.active]).toEqual([0, false, true]);
    for (const one of [0, 1]) outside.last.tell(view(one, { together: [0, 1], chosen: [0], turn: 2 }));
    expect([sitting.seat, sitting.curtain]).toEqual([1, true]);
  });
  it('take back for whoever moved last', () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 0)];
    for (const one of [0, 1]) outside.last.tell(view(one, { to_move: 1, ply: 3, log, can: { ...MAY, takeback: one === 0 } }));
    expect(sitting.mayTakeBack).toBe(true);
    sitting.takeBack();
    expect(sent()).toEqual([{ type: 'offer', seat: 0, offer: 'takeback' }]);
  });
});

describe('a table', () => {
  it('starts afresh with a rematch, seats changed round', () => {
    outside.last.tell(table([0]));
    outside.last.tell(view(0, { ply: 9 }));
    sitting.look(3);
    outside.last.tell(table([1], { number: 2 }));
    expect(sitting.view).toBeNull();
    outside.last.tell(view(1, { number: 2, ply: 0 }));
    expect([sitting.seat, sitting.looked, sitting.view?.ply]).toEqual([1, null, 0]);
  });
  it('shows watchers what watchers may see', () => {
    outside.last.tell(table([], { host: false }));
    outside.last.tell(view(null));
    expect([sitting.seat, sitting.active, sitting.view?.view]).toEqual([null, false, { seen: null }]);
  });
  it('that refuses the key is unknown and is not asked again', () => {
    outside.last.tell({ type: 'refused', code: 'UNKNOWN_TOKEN', clause: null, facts: {} });
    outside.last.drop();
    outside.pass(60000);
    expect(sitting.unknown).toBe(true);
    expect(outside.sockets).toHaveLength(1);
  });
  it('that was deleted says so', () => {
    outside.last.tell(table([0]));
    outside.last.tell({ type: 'removed' });
    expect([sitting.removed, sitting.line]).toEqual([true, 'closed']);
  });
  it('goes on after the line was lost', () => {
    outside.last.tell(table([0]));
    outside.last.tell(view(0));
    outside.last.drop();
    expect(sitting.line).toBe('lost');
    outside.pass(300);
    outside.last.open();
    outside.last.tell(view(0, { turn: 4, ply: 2, log: [entry(0, 0), entry(1, 1)] }));
    expect([sitting.line, sitting.log.length, sitting.active]).toEqual(['open', 2, true]);
  });
});

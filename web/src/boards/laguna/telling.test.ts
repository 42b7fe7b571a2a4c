import { expect, it } from 'vitest';
import { RED, SAILING, text, VIEW } from './table.fake';
import { caller, prompt, type Asked } from './telling';
import type { View } from './wire';

const BARE = { ...RED, holes: ['r', '-', '-', '-', 'b', '-'] };
const OPEN = { ...SAILING, docks: [], partners: [], unload: [] };

function say({ view = {}, ...more }: Partial<Omit<Asked, 'view'>> & { view?: Partial<View> } = {}) {
  return prompt({ view: { ...VIEW, ...view }, offer: OPEN, mine: RED, held: null, lack: null, waits: false, news: '', robbed: '', ...more }, text);
}

it('each phase of a turn asks for something else', () => {
  expect([say({ view: { phase: 'premove' } })?.say, say({ view: { phase: 'sail' } })?.say]).toEqual(['do-premove', 'do-sail']);
  expect(say({ view: { phase: 'launch' }, mine: { ...RED, holes: ['r', '-', '-', '-', '-', '-'] } })?.say).toBe('do-launch 1');
  expect(say({ view: { phase: 'launch' }, offer: SAILING })?.say).toBe('do-launched');
});

it('what lies beside the raft is said, and a pearl in the hand goes first', () => {
  expect(say({ offer: { ...OPEN, docks: ['A'] } })?.say).toBe('do-docked A');
  expect(say({ offer: { ...OPEN, partners: [1] } })?.say).toBe('do-beside');
  expect(say({ offer: SAILING })?.say).toBe('do-deliver');
  expect(say({ held: { colour: 'y', island: 'A', at: 0 } })?.say).toBe('do-hole');
  expect(say({ offer: SAILING, held: { colour: 'r', hole: 0 } })).toEqual({ say: 'do-carry', more: 'do-carry-volcano' });
  expect(say({ lack: 'give' })).toEqual({ say: 'trade-give', more: 'trade-give-more' });
});

it('a reef that shows warns, and a current says where it carries the raft', () => {
  const rows = VIEW.rows.map((row, at) => (at === 2 ? '...?x?......' : row));
  expect(say({ view: { rows }, mine: BARE })).toMatchObject({ say: 'do-cover', tone: 'warn' });
  expect(say({ offer: { ...OPEN, steps: ['E', 'N'], currents: ['E', 'W'] } })?.say).toBe('do-current way E');
});

it('an exchange that somebody else made is said before all else', () => {
  expect(say({ robbed: 'Bo exchanged', waits: true, news: 'Reef!' })?.more).toBe('Bo exchanged');
  expect(say({ robbed: 'Bo exchanged', offer: { ...OPEN, steps: ['E'], currents: ['E'] } })?.more).toBe('Bo exchanged');
});

it('sand that waits is said before what happened', () => {
  expect(say({ waits: true, news: 'Reef!' })?.more).toBe('sand-waits');
  expect(say({ news: 'Reef!' })?.more).toBe('Reef!');
});

it('before play a raft or a pearl is placed, and who waits is asked for nothing', () => {
  expect(say({ offer: { stage: 'place', moves: [] } })?.say).toBe('do-place');
  expect(say({ offer: { stage: 'pearl', moves: [] } })?.say).toBe('do-pearl');
  expect(say({ offer: { stage: 'pearl', moves: [] }, held: { colour: 'b', pool: true } })?.say).toBe('do-pearl-onto');
  expect([say({ offer: null }), say({ offer: null, robbed: 'Bo exchanged' })]).toEqual([null, null]);
});

it('a turn that begins with sand of the one before says so until the first action', () => {
  expect(say({ inherits: true })?.more).toBe('sand-inherited');
  expect(say({ inherits: true, offer: { ...OPEN, steps: ['E'], currents: ['E'] } })?.more).toBe('sand-inherited');
});

it('who was exchanged with is still told how to exchange back', () => {
  expect(say({ robbed: 'Bo exchanged', offer: { ...OPEN, partners: [1] } })).toEqual({ say: 'Bo exchanged', more: 'do-beside-more' });
});

it('time is called by whoever waits, and on one screen by somebody beside whoever sails', () => {
  const called = { ...VIEW, call: true };
  expect([caller(called, 1, ['here', 'link']), caller(called, 0, ['here', 'here'])]).toEqual([1, 1]);
  expect([caller(called, 0, ['here', 'link']), caller(called, 0, ['here', 'bot']), caller(called, null, ['here', 'here'])]).toEqual([null, null, null]);
  expect([caller({ ...called, over: true }, 1, ['here', 'link']), caller(VIEW, 1, ['here', 'link'])]).toEqual([null, null]);
});

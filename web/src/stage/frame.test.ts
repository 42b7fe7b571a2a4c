import { describe, expect, it } from 'vitest';
import { barOf, lineOf, pressable, type Frame, type Press } from './frame';

const press = (key: string, after?: string): Press => ({ key, label: key, press: () => undefined, ...(after ? { after } : {}) });
const keys = (bar: Press[]): string[] => bar.map((one) => one.key);

describe('the bar', () => {
  it("has the game's own first", () => {
    expect(keys(barOf([press('turn')], [press('takeback'), press('hint')]))).toEqual(['turn', 'takeback', 'hint']);
  });
  it('keeps beside each other what belongs together', () => {
    const tools = [press('redo', 'takeback'), press('redeal', 'hint'), press('more', 'redeal')];
    expect(keys(barOf(tools, [press('takeback'), press('hint')]))).toEqual(['takeback', 'redo', 'hint', 'redeal', 'more']);
  });
  it("has a game's own action in place of the table's of the same name", () => {
    const own = press('hint');
    expect(barOf([press('pass'), own], [press('takeback'), press('hint')])).toEqual([press('pass'), press('takeback'), own].map((one) => expect.objectContaining({ key: one.key }) as Press));
    expect(barOf([own], [press('hint')])[0]).toBe(own);
  });
  it('ends with what follows something that is not there', () => {
    expect(keys(barOf([press('redo', 'takeback'), press('turn')], [press('hint')]))).toEqual(['turn', 'hint', 'redo']);
  });
  it("has the game's own last in a lesson, where they come and go", () => {
    expect(keys(barOf([press('end')], [press('back'), press('skip')], true))).toEqual(['back', 'skip', 'end']);
  });
  it('keeps what is grey in its place while a match runs, and has nothing grey left when it is over', () => {
    const bar = [press('territory'), { ...press('pass'), disabled: true }];
    expect([undefined, {}, { finished: true }].map((frame) => keys(pressable(bar, frame as Frame | undefined)))).toEqual([['territory', 'pass'], ['territory', 'pass'], ['territory']]);
  });
});

describe('the line', () => {
  const frame = (more: Partial<Frame> = {}) => ({ busy: false, status: { say: 'Bo thinks.' }, told: 'Bo lays the fox.', ...more }) as Frame;
  const asked = { say: 'Choose a tile.', fresh: true };

  it('tells what the other did until something is chosen', () => {
    expect(lineOf(frame(), asked)).toMatchObject({ say: 'Choose a tile.', told: 'Bo lays the fox.' });
    expect(lineOf(frame(), { say: 'Choose a place.' })).toEqual({ say: 'Choose a place.' });
    expect(lineOf(frame({ told: '' }), asked)).toEqual(asked);
  });
  it('says first whom it asks', () => {
    expect(lineOf(frame({ turn: 'Your turn', told: '' }), asked)).toEqual({ ...asked, turn: 'Your turn' });
    expect(lineOf(frame({ turn: 'Your turn', busy: true }), asked)).toEqual({ say: 'Bo thinks.' });
  });
  it('is the table’s while moves are shown and where the board asks for nothing', () => {
    expect([lineOf(frame({ busy: true }), asked), lineOf(frame(), null)]).toEqual([{ say: 'Bo thinks.' }, { say: 'Bo thinks.' }]);
  });
  it('is the teacher’s alone in a lesson, but for a warning', () => {
    const warning = { say: 'Not there.', tone: 'warn' as const };
    expect([lineOf(frame({ quiet: true }), asked), lineOf(frame({ quiet: true }), warning)]).toEqual([null, warning]);
  });
});

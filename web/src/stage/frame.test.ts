import { describe, expect, it } from 'vitest';
import { barOf, type Press } from './frame';

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
});

import { describe, expect, it } from 'vitest';
import { PACK } from './cards';
import { SHIFTED, viewOf } from './layout.fake';
import { arrowed, cellsOf, fragmentOf, gapsOf, laid, missing, mistyped, nextOpen, question, readFragment, rowsOf, typed, unread } from './deals';

const ID = '23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK';

describe('a deal as text', () => {
  it('goes through a link and comes back', () => {
    const named = { setup: 'deal:28', options: { start: 'montana', redeals: 3 } };
    expect(fragmentOf(named)).toBe('deal:28;start=montana;redeals=3');
    expect(readFragment(fragmentOf(named))).toEqual(named);
    const layout = { setup: `layout:${rowsOf([...PACK, '--', '--', '--', '--'])}`, options: {} };
    expect(fragmentOf(layout)).not.toContain(' ');
    expect(readFragment(fragmentOf(layout))).toEqual(layout);
    expect(readFragment('nonsense')).toBeNull();
    expect(readFragment('%')).toBeNull();
  });
  it('is typed as a number, as an exact id, or whole', () => {
    expect(typed(' 028 ')).toBe('deal:28');
    expect(typed('18446744073709551615')).toBe('deal:18446744073709551615');
    expect(typed(ID.toLowerCase())).toBe(`id:${ID}`);
    expect(typed('deal:5')).toBe('deal:5');
    expect(typed('five')).toBeNull();
    expect(typed('18446744073709551616')).toBeNull();
    expect([mistyped('18446744073709551616'), mistyped('five')]).toEqual(['too-high', 'nonsense']);
  });
});

describe('a layout by hand', () => {
  it('reads what is there and leaves the rest open', () => {
    const cells = cellsOf('2c 10h -- AS\n2C xx');
    expect(cells.slice(0, 6)).toEqual(['2C', 'TH', '--', '--', '', '']);
    expect(cells).toHaveLength(52);
    expect(missing(cells)).toHaveLength(46);
    expect(gapsOf(cells)).toBe(2);
  });
  it('never holds a card twice', () => {
    const cells = laid(laid(cellsOf(''), 0, '2C'), 5, '2C');
    expect(cells[0]).toBe('');
    expect(cells[5]).toBe('2C');
    expect(gapsOf(laid(laid(cells, 7, '--'), 8, '--'))).toBe(2);
  });
});

it('says which words of a text lay nothing', () => {
  expect(unread('2C 2c 10H ?? xx -- AC')).toEqual(['2c', 'xx']);
  expect(unread(`${'-- '.repeat(52)}KS`)).toEqual(['KS']);
});

describe('the layout by hand', () => {
  it('goes on to the next open cell, around the end, and stays where all are laid', () => {
    const cells = ['2C', '', '3C', ''];
    expect([nextOpen(cells, 0), nextOpen(cells, 1), nextOpen(cells, 3)]).toEqual([1, 3, 1]);
    expect(nextOpen(['2C', '3C'], 1)).toBe(1);
  });
  it('is walked by arrows, row after row, and never left', () => {
    expect([arrowed(12, 'ArrowRight'), arrowed(13, 'ArrowLeft'), arrowed(5, 'ArrowDown'), arrowed(44, 'ArrowUp')]).toEqual([13, 12, 18, 31]);
    expect([arrowed(0, 'ArrowLeft'), arrowed(51, 'ArrowDown')]).toEqual([0, 51]);
    expect(arrowed(5, 'x')).toBeNull();
  });
});

it('a position is asked about by its cells and by the rules of its round', () => {
  const view = viewOf(SHIFTED, { redeals: { used: 2, left: null } });
  const asked = question(view);
  expect(cellsOf(asked.setup ?? '')).toEqual(view.cells);
  expect(asked.options).toEqual({ twos: 'free', redeal: 'aces', when: 'blocked', redeals: 'unlimited' });
  expect(question(viewOf(SHIFTED)).options?.redeals).toBe(2);
});

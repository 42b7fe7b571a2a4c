import { describe, expect, it } from 'vitest';
import { PACK, cellsOf, fragmentOf, gapsOf, laid, missing, mistyped, readFragment, rowsOf, typed, unread } from './deals';

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

import { describe, expect, it } from 'vitest';
import { joined, openCells, pileOf, problemOf, readied, readyOf, setupOf, swapped, toMove, type Put } from './setting';
import { LETTERS, type Letter } from './tiles';

const put = (cell: string, owner: number, tile: Letter, front = true): Put => ({ cell, owner, tile, front });
const PAIR = [put('f6', 0, 'S'), put('f7', 1, 'A')];

describe('where a tile may be put', () => {
  it('is the middle first, then beside what lies there', () => {
    expect(openCells([], 2)).toEqual(['f6']);
    expect(openCells([put('f6', 0, 'S')], 2)).toEqual(['f5', 'e6', 'g6', 'f7']);
  });
  it('is no farther than the format goes', () => {
    const row = ['e6', 'f6', 'g6', 'h6'].map((cell, at) => put(cell, at % 2, 'PHMC'[at] as Letter));
    expect(openCells(row, 2)).toHaveLength(8);
    expect(openCells(row, 2)).not.toContain('i6');
    expect(openCells(row, 3)).toContain('i6');
  });
});

describe('a position laid out by hand', () => {
  it('tells whose turn it is by what lies there', () => {
    expect(toMove(PAIR, 2)).toBe(0);
    expect(toMove(PAIR, 3)).toBe(2);
    expect(toMove([put('f6', 1, 'S')], 2)).toBeNull();
  });
  it('says what is missing', () => {
    expect(problemOf([], 2)).toBe('nothing');
    expect(problemOf([put('f6', 0, 'S'), put('g7', 1, 'A')], 2)).toBe('apart');
    expect(problemOf([put('f6', 0, 'S'), put('f7', 0, 'A')], 2)).toBe('turns');
    expect(problemOf(PAIR, 2)).toBeNull();
  });
  it('hangs together by sides, not by corners', () => {
    expect(joined(PAIR)).toBe(true);
    expect(joined([...PAIR, put('g8', 0, 'P')])).toBe(false);
  });
  it('is the position string of the rules, with backs in small letters', () => {
    expect(setupOf([put('f6', 0, 'S', false), put('f7', 1, 'A')], [['K', 'P'], ['P', 'C']], 2)).toBe('pos:2 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK');
  });
  it('is moved so that its first tile lies on f6', () => {
    expect(setupOf([put('d9', 0, 'S'), put('c10', 1, 'A'), put('d10', 0, 'P')], [], 2)).toBe('pos:2 e6 .bS/rAbP 3 b:HM.CKA r:PH.MCSK');
    expect(setupOf([], [], 2)).toBeNull();
  });
});

describe('the tiles to choose from', () => {
  it('are two, the first ones unless others are chosen', () => {
    expect(readyOf(PAIR, [], 0)).toEqual(['P', 'H']);
    const ready = readied(PAIR, [], 0, 'K');
    expect(readyOf(PAIR, ready, 0)).toEqual(['H', 'K']);
    expect(readyOf(PAIR, ready, 1)).toEqual(['P', 'H']);
  });
  it('are made up where one of them is laid', () => {
    expect(readyOf([put('f6', 0, 'K')], [['H', 'K']], 0)).toEqual(['H', 'P']);
  });
  it('are one after the last turn', () => {
    const six = [...'PHMCSK'].map((tile, at) => put(`${'abcdef'[at]}6`, 0, tile as Letter));
    expect(readyOf(six, [], 0)).toEqual(['A']);
    expect(readied(six, [], 0, 'A')).toEqual([['A']]);
  });
});

describe('the wild player’s pile', () => {
  it('is the setup of a game alone, the tile set aside first', () => {
    expect(pileOf(LETTERS)).toBe('wild:PHMCSKA');
  });
  it('has two tiles change places, or none where it is the same twice', () => {
    expect(pileOf(swapped(LETTERS, 0, 6))).toBe('wild:AHMCSKP');
    expect(swapped(LETTERS, 3, 3)).toEqual([...LETTERS]);
  });
});

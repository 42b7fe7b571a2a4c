import { describe, expect, it } from 'vitest';
import { aside, fault, fromLink, linkTo, read, record, verdict, verdicts, wish, written, type Piece } from './realtable';

const red: Piece = { kind: 'R', x: 0, y: 0 };
const pawn = (kind: 'gold' | 'silver', x: number, y: number): Piece => ({ kind, x, y });

describe('counting a real table', () => {
  it('gives a flower to the nearest pawn and says by how much', () => {
    const found = verdict(red, [red, pawn('gold', 3000, 0), pawn('silver', 0, 4000)]);
    expect(found.seat).toBe(0);
    expect(found.margin).toBe(1000);
  });
  it('breaks a tie by the second pawns (LCN-V15)', () => {
    const found = verdict(red, [pawn('gold', 3000, 4000), pawn('gold', 6000, 0), pawn('silver', 5000, 0), pawn('silver', 0, 7000)]);
    expect(found.seat).toBe(0);
    expect(found.decided).toEqual([36_000_000, 49_000_000]);
  });
  it('gives an even tie to nobody (LCN-V16), and to the longer list otherwise (LCN-V17)', () => {
    const even = [pawn('gold', 3000, 4000), pawn('silver', 5000, 0)];
    expect(verdict(red, even).seat).toBeNull();
    expect(verdict(red, [...even, pawn('silver', 9000, 9000)]).seat).toBe(1);
  });
  it('judges flowers only', () => expect(verdicts([red, pawn('gold', 1, 1)])).toHaveLength(1));
});

describe('as text', () => {
  it('reads what it writes', () => {
    const pieces = [red, pawn('gold', -5, 7), pawn('silver', 1, 2)];
    expect(written(pieces)).toBe('R0,0 g-5,7 s1,2');
    expect(read(written(pieces))).toEqual({ pieces, wrong: null });
    expect(read('xy:R0,0').pieces).toEqual([red]);
  });
  it('goes into a link and comes back from it', () => {
    const pieces = [red, pawn('gold', -5, 7)];
    const link = linkTo(pieces, 'https://pond.example/tools/lacuna/table#old');
    expect(link).toBe('https://pond.example/tools/lacuna/table#R0,0_g-5,7');
    expect(fromLink(link.split('#')[1]!)).toEqual(pieces);
    expect([fromLink(''), fromLink('seat=1')]).toEqual([null, null]);
  });
  it('says which token cannot be read', () => expect(read('R0,0 X1,2').wrong).toEqual({ line: 2, value: 'X1,2' }));
});

describe('a pond to play on', () => {
  const grid: Piece[] = [...'RPVBGYO'].flatMap((kind, row) => Array.from({ length: 7 }, (_, n) => ({ kind: kind as Piece['kind'], x: (n - 3) * 4200, y: (row - 3) * 4200 })));
  it('needs seven of each colour, inside and apart', () => {
    expect(fault(grid)).toBeNull();
    expect(fault(grid.slice(2))).toEqual({ key: 'missing', missing: 2 });
    expect(fault([{ kind: 'R', x: 23201, y: 0 }])).toMatchObject({ key: 'outside' });
    expect(fault([red, { kind: 'P', x: 1599, y: 0 }])).toMatchObject({ key: 'overlap', id: 1 });
  });
  it('may lack the flower that was taken before pouring', () => {
    expect(fault(grid.slice(1))).toBeNull();
    expect(aside(grid.slice(1))).toBe('R');
    const told = JSON.parse(record(grid.slice(1)));
    expect(told.setup.endsWith(' R')).toBe(true);
    expect([told.options, told.moves]).toEqual([{}, ['R']]);
  });
  it('comes back from its record', () => {
    expect(read(record(grid))).toEqual({ pieces: grid, wrong: null });
    expect(read(record(grid.slice(1))).pieces).toEqual(grid.slice(1));
  });
  it('opens with the flower still to pick where none was taken', () => {
    expect(wish(grid).options).toEqual({ pick: 'after' });
    expect(wish(grid.slice(1)).options).toEqual({});
  });
  it('becomes a record', () => expect(JSON.parse(record(grid)).setup.split(' ')).toHaveLength(49));
});

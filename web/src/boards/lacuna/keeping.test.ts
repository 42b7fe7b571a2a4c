import { beforeEach, expect, it } from 'vitest';
import { Keeping, UNFITTED } from './keeping';

const POPPY = { kind: 'R', x: 100, y: 200 } as const;
const PAWN = { kind: 'gold', x: 0, y: 0 } as const;

beforeEach(() => localStorage.clear());

it('what lay here is there again, with who holds the pairs', () => {
  const laid = { pieces: [POPPY, PAWN], fit: { ...UNFITTED, size: 120 }, held: { R: 1 } };
  new Keeping('').keepLaid(laid);
  expect(new Keeping('').laid).toEqual(laid);
});

it('a pond that came by a link is as it was changed, and takes the place of nobody’s own', () => {
  new Keeping('').keepLaid({ pieces: [PAWN], fit: UNFITTED, held: {} });
  const sent = new Keeping('R100,200');
  expect(sent.laid.pieces).toEqual([POPPY]);
  sent.keepLaid({ pieces: [POPPY, PAWN], fit: UNFITTED, held: {} });
  expect(new Keeping('R100,200').laid.pieces).toEqual([POPPY, PAWN]);
  expect(new Keeping('').laid.pieces).toEqual([PAWN]);
});

it('a link that cannot be read shows what lay here', () => {
  new Keeping('').keepLaid({ pieces: [PAWN], fit: UNFITTED, held: {} });
  expect(new Keeping('R1,2_nonsense').laid.pieces).toEqual([PAWN]);
});

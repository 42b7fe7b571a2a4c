/** Small positions for tests of the board. */
import type { FlowerShown, View } from './wire';

export const flower = (id: number, colour: FlowerShown['colour'], x: number, y: number, seat: number | null = null): FlowerShown => ({ id, colour, x, y, where: 'middle', seat, compared: [] });

/** A view with these flowers and what else is given; nothing is placed yet. */
export function viewOf(flowers: FlowerShown[], given: Partial<View> = {}): View {
  return {
    phase: 'place', turn: 0, pick: 'before', ends: 'closed', tol: 0,
    sizes: { pond: 24000, flower: 800, pawn: 750, apart: 4000 },
    hidden: false, flowers, pawns: [[], []], left: [6, 6], colours: [], decided: null,
    ...given,
  };
}

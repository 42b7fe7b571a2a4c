/** Whom a match waits for. */
import type { View } from '../wire/messages';

/** The match waits for this seat: its turn, or its secret choice is missing. */
export function waitsFor(view: View, seat: number): boolean {
  if (view.outcome) return false;
  if (view.together.length > 0) return view.together.includes(seat) && !view.chosen.includes(seat);
  return view.to_move === seat;
}

/** The score by colour as it is drawn: seven places a colour, gold from the left and silver from the right. */
import type { Both } from './model';
import type { ColourShown } from './wire';

/** As the pawns stand, with the pawn that is being placed, or when all is counted. */
export type Told = 'now' | 'held' | 'final';

export type Slot = 'gold' | 'gold-near' | 'none' | 'silver-near' | 'silver';

export function slots({ held, leaning }: ColourShown): Slot[] {
  const free = Math.max(7 - held[0] - held[1] - leaning[0] - leaning[1], 0);
  const row: [Slot, number][] = [['gold', held[0]], ['gold-near', leaning[0]], ['none', free], ['silver-near', leaning[1]], ['silver', held[1]]];
  return row.flatMap(([kind, number]) => Array<Slot>(number).fill(kind));
}

/** The seat beyond the middle place, for good or as the pawns stand now. */
export function leader({ held, leaning, winner }: ColourShown): number | null {
  const now = [0, 1].find((seat) => held[seat]! + leaning[seat]! >= 4) ?? null;
  return winner ?? now;
}

/** How many colours each seat leads in. */
export function leads(colours: readonly ColourShown[]): Both {
  return [0, 1].map((seat) => colours.filter((each) => leader(each) === seat).length) as Both;
}

/** The seat that lost a colour by a single flower. */
export function missed({ held, winner }: ColourShown): number | null {
  return winner !== null && held[1 - winner] === 3 ? 1 - winner : null;
}

/** How many colours nobody can take from a seat any more. */
export function won(colours: readonly ColourShown[], seat: number): number {
  return colours.filter((each) => each.winner === seat).length;
}

/** The count of a finished game, from what the outcome tells. */
import { byColour, LETTERS, type Both, type Letter } from './model';
import type { AllocationTold, Detail } from './wire';

export interface Allocated extends AllocationTold {
  /** Null for nobody. */
  seat: number | null;
}

/** The flowers of the last phase, colour by colour, whoever took them. */
export function allocated({ taken = [[], []], nobody = [] }: Partial<Detail>): Allocated[] {
  const seated = taken.flatMap((side, seat) => side.map((line): Allocated => ({ ...line, seat })));
  return byColour([...seated, ...nobody.map((line): Allocated => ({ ...line, seat: null }))]);
}

/** Who has four of a colour. */
export function winner([gold, silver]: Both): number | null {
  return gold >= 4 ? 0 : silver >= 4 ? 1 : null;
}

/** How many of each colour drifted to gold, to silver and to nobody. */
export function drifted(lines: readonly Allocated[]): { colour: Letter; gold: number; silver: number; nobody: number }[] {
  const number = (colour: Letter, seat: number | null): number => lines.filter((line) => line.colour === colour && line.seat === seat).length;
  return LETTERS.filter((colour) => lines.some((line) => line.colour === colour)).map((colour) => ({ colour, gold: number(colour, 0), silver: number(colour, 1), nobody: number(colour, null) }));
}

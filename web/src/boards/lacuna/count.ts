/** The count of a finished game, from what the outcome tells. */
import { compared } from './geometry';
import { byColour, type Both } from './model';
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

/** The distances that decided, in millimetres. */
export function distances(line: AllocationTold): { gold: string; silver: string } {
  const last = line.compared.at(-1);
  const [gold, silver] = last ? compared(last[0], last[1]) : ['–', '–'];
  return { gold, silver };
}

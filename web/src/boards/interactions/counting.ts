/** The score sheet: which lines it has, and why a seventh tile counts what it counts. */
import { valueOf } from './tiles';
import type { Score } from './wire';

/** Which side of the seventh tile counts: the one that more of the six show, none where there are three of each. */
export function bonusSide(line: Score): 'front' | 'back' | 'even' {
  return line.fronts > 3 ? 'front' : line.fronts < 3 ? 'back' : 'even';
}

/** Without the bonus option the seventh tile is kept but counts nothing: then its line is left out. */
export function bonusCounts(lines: readonly Score[]): boolean {
  return lines.every((line) => line.bonus === expected(line));
}

export function zonesCount(lines: readonly Score[]): boolean {
  return lines.some((line) => line.zone !== null);
}

function expected(line: Score): number {
  const side = bonusSide(line);
  return side === 'even' || !line.spare ? 0 : valueOf(line.spare, side === 'front');
}

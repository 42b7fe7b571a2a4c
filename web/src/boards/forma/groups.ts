/** Counts of matches by how they were played: `strict-2`, `friendly-4` (faces/statistics.py). */
import type { Counted } from '../contract';

export interface Group {
  name: string;
  summary: Counted;
  mode: string;
  players: number;
}

/** By sight first, then by the number of players. */
export function groupsOf(presets: Record<string, Counted>): Group[] {
  return Object.entries(presets)
    .map(([name, summary]) => ({ name, summary, mode: name.split('-')[0]!, players: Number(name.split('-')[1]) }))
    .sort((a, b) => b.mode.localeCompare(a.mode) || a.players - b.players);
}

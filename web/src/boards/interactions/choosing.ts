/** A choice being made: a tile, a cell and a tile to bring up, in any order; what it would change; its move text. */
import { LETTERS, valueOf } from './tiles';
import type { Choices, LaidTile, PlaceChoices } from './wire';

export interface Choosing {
  tile: string | null;
  cell: string | null;
  raise: string | null;
  /** The starting tiles picked so far. */
  two: string[];
}

export const NOTHING: Choosing = { tile: null, cell: null, raise: null, two: [] };

/** Pick or put back a starting tile; a third pushes out the first. */
export function pickStart(choosing: Choosing, tile: string): Choosing {
  const two = choosing.two.includes(tile) ? choosing.two.filter((other) => other !== tile) : [...choosing.two, tile];
  return { ...choosing, two: two.slice(-2) };
}

/** The tile that comes up: the one picked, or the only one there is. */
export function raised(choosing: Choosing, choices: PlaceChoices): string | null {
  if (choosing.raise && choices.raise.includes(choosing.raise)) return choosing.raise;
  return choices.raise.length === 1 ? choices.raise[0]! : null;
}

/** The move as text once everything is chosen, else null. */
export function moveText(choosing: Choosing, choices: Choices | null): string | null {
  if (!choices) return null;
  if (choices.kind === 'select') {
    if (choosing.two.length !== 2) return null;
    return `sel ${LETTERS.filter((letter) => choosing.two.includes(letter)).join('')}`;
  }
  const { tile, cell } = choosing;
  if (!tile || !cell) return null;
  if (!choices.raise.length) return `${tile}${cell}`;
  const up = raised(choosing, choices);
  return up ? `${tile}${cell}+${up}` : null;
}

export type Step = 'select' | 'tile' | 'cell' | 'raise' | 'confirm';

/** What the player does next. */
export function step(choosing: Choosing, choices: Choices): Step {
  if (choices.kind === 'select') return choosing.two.length === 2 ? 'confirm' : 'select';
  if (!choosing.tile) return 'tile';
  if (!choosing.cell) return 'cell';
  return moveText(choosing, choices) ? 'confirm' : 'raise';
}

/** A suggested move taken apart. */
export function suggestion(marked: string | null): Choosing {
  const start = marked?.match(/^sel ([A-Z])([A-Z])/);
  if (start) return { ...NOTHING, two: [start[1]!, start[2]!] };
  const play = marked?.match(/^([A-Z])([a-k]\d+)(?:\+([A-Z]))?/);
  return play ? { tile: play[1]!, cell: play[2]!, raise: play[3] ?? null, two: [] } : NOTHING;
}

/** What a placement would add to or take from each owner's visible points. */
export function gains(laid: readonly LaidTile[], mover: number, tile: string, turned: readonly string[]): Map<number, number> {
  const change = new Map([[mover, valueOf(tile, true)]]);
  for (const other of laid) {
    if (!turned.includes(other.cell)) continue;
    const by = valueOf(other.tile, !other.front) - other.value;
    change.set(other.owner, (change.get(other.owner) ?? 0) + by);
  }
  return change;
}

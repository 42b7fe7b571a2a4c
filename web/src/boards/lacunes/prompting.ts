/** The one line that says what to do now. */
import type { Prompt } from '../../stage/frame';
import type { Text } from '../contract';
import { COLUMNS, ROWS, named, suitOf } from './cards';
import { wording } from './wording';
import type { Choices, Step, View } from './wire';

export interface Now {
  view: View;
  offer: Choices | null;
  ways: readonly Step[] | null;
  pending: Step | null;
  /** Moves that the board still makes by itself. */
  walking: number | null;
  line: readonly string[];
  /** What this game counts as: said before the first move. */
  told: string;
  /** The end is being shown: so many suits are home, or the game is lost. */
  ending: { home: number; faded: boolean } | null;
  solver: { brief: (text: Text) => string };
}

export function promptOf(now: Now, text: Text): Prompt | null {
  const { view, offer, walking, ending } = now;
  if (ending) return { say: ended(view, ending, text) };
  if (view.due) return { say: text('lacunes-dealing') };
  if (walking !== null) return { say: text('lacunes-walking'), more: text('lacunes-walking-left', { moves: Math.max(0, walking) }) };
  return offer && choosing(now, offer, text);
}

/** What the player may choose from now. */
function choosing({ view, ways, pending, line, told, solver }: Now, offer: Choices, text: Text): Prompt {
  if (ways) return asked(ways, text);
  if (pending) return { say: wording(pending.move, view, text) };
  if (view.blocked && offer.redeal) {
    const left = view.redeals.left ?? 'unlimited';
    return { say: text('lacunes-blocked'), more: text('lacunes-blocked-redeal', { placed: view.placed, left }), tone: 'warn' };
  }
  const brief = solver.brief(text);
  if (offer.finish?.length) return { say: text('lacunes-choose-finish'), more: brief || text('lacunes-choose-finish-how') };
  return { say: text('lacunes-choose'), more: brief || (line.length === 0 ? told : '') };
}

/** A two asks for its row, or a gap for its two. */
function asked(ways: readonly Step[], text: Text): Prompt {
  const [first] = ways;
  const one = new Set(ways.map((step) => step.from)).size === 1;
  if (first && one) return { say: text('lacunes-choose-row', named(first.card)), more: text('lacunes-choose-row-how') };
  return { say: text('lacunes-choose-two', { row: first?.row ?? 1 }), more: text('lacunes-choose-two-how') };
}

/** The suit that is coming home, row by row; of a lost game what was reached. */
function ended(view: View, { home, faded }: { home: number; faded: boolean }, text: Text): string {
  if (faded) return text('lacunes-reached', { placed: view.placed });
  const last = view.cells[Math.max(0, home - 1) * COLUMNS] ?? '';
  return home < ROWS ? text('lacunes-home-suit', { suit: suitOf(last) }) : text('lacunes-home-all');
}

/** The one line that says what to do now. */
import type { Prompt } from '../../stage/frame';
import type { Text } from '../contract';
import { named } from './cards';
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
  solver: { told: (line: readonly string[], text: Text) => string };
}

export function promptOf(now: Now, text: Text): Prompt | null {
  const { view, offer, ways, pending, walking } = now;
  if (view.due) return { say: text('lacunes-dealing') };
  if (walking !== null) return { say: text('lacunes-walking'), more: text('lacunes-walking-left', { moves: Math.max(0, walking) }) };
  if (!offer) return null;
  if (ways) return asked(ways, text);
  if (pending) return { say: wording(pending.move, view, text) };
  if (view.blocked && offer.redeal) {
    const left = view.redeals.left ?? 'unlimited';
    return { say: text('lacunes-blocked'), more: text('lacunes-blocked-redeal', { placed: view.placed, left }), tone: 'warn' };
  }
  const more = now.solver.told(now.line, text) || (now.line.length === 0 ? now.told : '');
  return { say: text(offer.finish?.length ? 'lacunes-choose-finish' : 'lacunes-choose'), more };
}

/** A two asks for its row, or a gap for its two. */
function asked(ways: readonly Step[], text: Text): Prompt {
  const [first] = ways;
  const one = new Set(ways.map((step) => step.from)).size === 1;
  if (first && one) return { say: text('lacunes-choose-row', named(first.card)), more: text('lacunes-choose-row-how') };
  return { say: text('lacunes-choose-two', { row: first?.row ?? 1 }), more: text('lacunes-choose-two-how') };
}

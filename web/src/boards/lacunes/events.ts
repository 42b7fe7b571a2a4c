/** The events that the board marks, with the facts that games/lacunes/rules/events.py gives them. */
import type { EventTold } from '../../wire/messages';
import { cellAt, type Suit } from './cards';

export interface MovedFacts {
  card: string;
  rank: string;
  suit: Suit;
  row: number;
  column: number;
  'from-row': number;
  'from-column': number;
}

function isMove(event: EventTold): event is EventTold & { facts: MovedFacts & EventTold['facts'] } {
  return event.key === 'moved' || event.key === 'hopped';
}

/** The cell that the newest card came to; null after a redeal or before the first move. */
export function newestCell(events: readonly EventTold[]): number | null {
  const moved = events.find(isMove);
  return moved ? cellAt(moved.facts) : null;
}

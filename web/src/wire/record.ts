/** A match as text, as docs/formats describes it. */
import type { Json } from './messages';

export interface MatchRecord {
  format: number;
  game: string;
  rules: number;
  options: Record<string, Json>;
  setup: string;
  seats: string[];
  moves: string[];
  result: Record<string, Json> | null;
  /** Milliseconds a move. */
  times?: number[];
  date?: string;
  assisted?: boolean;
}

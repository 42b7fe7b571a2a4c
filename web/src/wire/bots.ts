/** Made from bot_bodies.py by `python -m ludotheque.server.schema`: change it there. */

import type { Answer, Json, Move, Offer, Resign, Resume } from './messages';

/** A decision that a seat has to make, as text for programs: what the seat knows, and nothing else. */
export interface QuestionTold {
  type: 'question';
  seat: number;
  number: number;
  turn: number;
  ply: number;
  game: string;
  rules: number;
  options: Record<string, Json>;
  setup: string;
  moves: string[];
  view: string | null;
  choices: string[];
  left: number | null;
}

/** Whether it was done; what was said of a position that is gone is not. */
export interface Done {
  done: boolean;
}

export type Said = Move | Offer | Answer | Resume | Resign;

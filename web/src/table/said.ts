/** What a coach has said, as it came over the wire. */
import type { Facts } from '../boards/contract';
import type { Job, Json, LogEntry, View } from '../wire/messages';
import { waitsFor } from './waiting';

export interface Said {
  key: string;
  facts: Facts;
  /** What it is about, on the board. */
  marks: string[];
  seat: number;
  ply: number;
}

/** Null while it thinks, where it has nothing to say, and where it failed: a coach is missed by nobody. */
export function saidOf(job: Job): Said | null {
  const told = job.state === 'done' ? job.result : null;
  if (typeof told?.key !== 'string' || typeof told.seat !== 'number' || typeof told.ply !== 'number') return null;
  const marks: Json[] = Array.isArray(told.marks) ? told.marks : [];
  return { key: told.key, facts: told.facts as Facts, marks: marks.map(String), seat: told.seat, ply: told.ply };
}

/** Whether it is still about this turn: in a patience each move is one, elsewhere a turn may have several. */
export function holds(said: Said, view: View, log: readonly LogEntry[], alone: boolean): boolean {
  if (view.seat !== said.seat) return true;
  const since = log.slice(said.ply, view.ply);
  return waitsFor(view, said.seat) && view.ply >= said.ply && since.every(({ seat }) => !alone && seat === said.seat);
}

/** A record that somebody brings: read, sent, and what is wrong with it in words. */
import { rememberMade } from '../tables.svelte';
import { refusal, say } from '../text/say.svelte';
import { importRecord, Refusal } from '../wire/http';

/** A JSON object that may be a record; the server judges the rest. */
export function parsed(source: string): { game?: unknown } {
  try {
    const value: unknown = JSON.parse(source);
    if (value && typeof value === 'object') return value;
  } catch {
    // Told below, in words.
  }
  throw new Refusal('INVALID_RECORD', null, { field: '', problem: 'not-json' });
}

export function gameOf(record: { game?: unknown }): string | null {
  return typeof record.game === 'string' ? record.game : null;
}

/** The record on a table of its own; gives the table to go to. */
export async function opened(record: { game?: unknown }): Promise<string> {
  const made = await importRecord(record);
  rememberMade(made, gameOf(record) ?? '');
  return made.table;
}

/** Why it was refused: which move, the reason, the clause. */
export function wrong(game: string | null, { code, clause, facts }: Refusal): string {
  const { field, ply, move } = facts;
  const where = field === 'moves' && ply !== undefined ? say('shell-import-move', { number: Number(ply) + 1, move }) : '';
  return [where, refusal(game, code, facts), clause && `(${clause})`].filter(Boolean).join(' ');
}

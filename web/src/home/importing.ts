/** A record that somebody brings: read, sent, and what is wrong with it in words. */
import { rememberMade } from '../tables.svelte';
import { refusal, say } from '../text/say.svelte';
import { importRecord, Refusal } from '../wire/http';

/** A JSON object that names its game may be a record; the server judges the rest. */
export function parsed(source: string): { game?: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new Refusal('INVALID_RECORD', null, { field: '', problem: 'not-json' });
  }
  if (value && typeof value === 'object' && 'game' in value && typeof value.game === 'string') return value;
  throw new Refusal('INVALID_RECORD', null, { field: '', problem: 'not-a-record' });
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

/** Why it was refused: which move, and the reason. */
export function wrong(game: string | null, { code, facts }: Refusal): string {
  const { field, ply } = facts;
  const where = field === 'moves' && ply !== undefined ? say('shell-import-move', { number: Number(ply) + 1 }) : '';
  return [where, refusal(game, code, facts)].filter(Boolean).join(' ');
}

/** Where an analysis begins: what stands in the address, or a file. */
import { find } from '../tables.svelte';
import { beginAnalysis } from '../wire/analysis';
import { Refusal } from '../wire/http';
import type { Json } from '../wire/messages';
import { draft } from './draft';
import { studyOf, type Study } from './tree';

export type Source =
  | { kind: 'table'; table: string; number: number | null; ply: number | null; token: string | null }
  | { kind: 'puzzle'; game: string; id: string }
  | { kind: 'game'; game: string; options: Record<string, Json>; setup: string | null }
  | { kind: 'draft' };

/** The address of an analysis of a match that is over, from one of its positions on; `token`: where this browser has none. */
export function analysisOf(table: string, number: number | null, ply: number, token: string | null = null): string {
  return `/analysis#table=${table}${number === null ? '' : `&number=${number}`}&ply=${ply}${token === null ? '' : `&watch=${token}`}`;
}

export const analysisOfPuzzle = (game: string, id: string): string => `/analysis#puzzle=${game}&id=${encodeURIComponent(id)}`;

/** With a setup that was laid out somewhere else. */
export const analysisOfSetup = (game: string, options: Record<string, Json>, setup: string): string =>
  `/analysis#game=${game}&options=${encodeURIComponent(JSON.stringify(options))}&setup=${encodeURIComponent(setup)}`;

export function sourceOf(fragment: string): Source | null {
  const given = new URLSearchParams(fragment);
  const [table, puzzle, game] = [given.get('table'), given.get('puzzle'), given.get('game')];
  const number = (key: string): number | null => (/^\d{1,6}$/.test(given.get(key) ?? '') ? Number(given.get(key)) : null);
  if (table) return { kind: 'table', table, number: number('number'), ply: number('ply'), token: given.get('watch') };
  if (puzzle) return { kind: 'puzzle', game: puzzle, id: given.get('id') ?? '' };
  if (game) return { kind: 'game', game, options: optionsOf(given.get('options')), setup: given.get('setup') };
  return fragment === 'draft' ? { kind: 'draft' } : null;
}

function optionsOf(text: string | null): Record<string, Json> {
  return (text ? fileFrom(text) : null) ?? {};
}

/** A JSON object; null for any other text. */
export function fileFrom(text: string): Record<string, Json> | null {
  try {
    const found = JSON.parse(text) as Json;
    return found && typeof found === 'object' && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** The study that a source begins with; rejects with a refusal. */
export async function begun(source: Source): Promise<Study> {
  if (source.kind === 'draft') {
    const kept = draft();
    if (!kept) throw new Refusal('NOT_FOUND');
    return kept;
  }
  if (source.kind === 'puzzle') return studyOf(await beginAnalysis({ puzzle: { game: source.game, id: source.id } }));
  if (source.kind === 'game') return studyOf(await beginAnalysis({ game: { game: source.game, options: source.options, setup: source.setup } }));
  const token = source.token ?? find(source.table)?.token ?? '';
  return studyOf(await beginAnalysis({ table: { table: source.table, number: source.number } }, token));
}


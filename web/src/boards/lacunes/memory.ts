/** What this browser remembers: of each of the newest matches its own things, and which deals the solver was asked about. */
import { drop, keep, kept } from '../../storage';

export interface Bookmark {
  line: string[];
  placed: number;
  moves: number;
}

export interface Remembered {
  seconds: number;
  marks: Bookmark[];
  /** Moves to redo hold for the line that they were taken back from, and for no other. */
  redo: { line: string[]; moves: string[] };
  /** The exact id of the first layout. */
  start: string;
  /** The seal as it was first shown: what is told at the end must fit it. */
  seal: string;
}

const NOTHING: Remembered = { seconds: 0, marks: [], redo: { line: [], moves: [] }, start: '', seal: '' };
const MATCHES = 'lacunes-matches';
const JUDGED = 'lacunes-judged';
const of = (match: string): string => `lacunes-match:${match}`;
const MOST_MATCHES = 40;
const MOST_JUDGED = 300;

export function recalled(match: string): Remembered {
  return { ...NOTHING, ...kept<Partial<Remembered>>(of(match), {}) };
}

export function remember(match: string, news: Partial<Remembered>): void {
  keep(of(match), { ...recalled(match), ...news });
  const known = kept<string[]>(MATCHES, []);
  if (known[0] === match) return;
  const all = [match, ...known.filter((other) => other !== match)];
  all.slice(MOST_MATCHES).forEach((old) => drop(of(old)));
  keep(MATCHES, all.slice(0, MOST_MATCHES));
}

/** The solver was asked about this layout, by its exact id: whoever plays it from now on is helped. */
export function judge(id: string): void {
  if (id && !wasJudged(id)) keep(JUDGED, [id, ...kept<string[]>(JUDGED, [])].slice(0, MOST_JUDGED));
}

export function wasJudged(id: string): boolean {
  return kept<string[]>(JUDGED, []).includes(id);
}

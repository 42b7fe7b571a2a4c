/** What just happened: which end of a turn to show, and which sound belongs to it. */
import type { SoundName } from '../../sound';
import type { EventTold, LogEntry } from '../../wire/messages';

export interface News {
  kind: 'reef' | 'time' | 'end' | 'won';
  key: string;
  /** Whose turn or game it was that ended. */
  seat: number;
  facts: EventTold['facts'];
}

const KINDS: Record<string, News['kind']> = {
  reef: 'reef', wrecked: 'reef', time: 'time', called: 'time', end: 'end', tired: 'end', won: 'won', solved: 'won', rounds: 'won',
};
const TUNES: Record<string, SoundName> = {
  reef: 'lost', wrecked: 'lost', time: 'sand', called: 'sand', end: 'paper', step: 'water', load: 'pearl', swap: 'pearl', trade: 'pearl',
  shift: 'pearl', unload: 'pearl', drop: 'pearl', pearl: 'pearl', place: 'wood', current: 'water',
};

/** The end of a turn or of the game among the events of the newest move. */
export function news(events: EventTold[]): News | null {
  const found = events.find((event) => event.key in KINDS);
  return found ? { kind: KINDS[found.key]!, key: found.key, seat: Number(found.facts.seat ?? 0), facts: found.facts } : null;
}

export interface Exchange {
  by: number;
  /** What came aboard, and what left. */
  given: readonly string[];
  taken: readonly string[];
}

/** Where my sand last ran out before I did anything; −1 where it did not. */
export function ranOut(since: readonly LogEntry[], me: number | null): number {
  return since.findLastIndex(({ events }) => events.some(({ key, facts }) => KINDS[key] === 'time' && facts.seat === me));
}

/** The newest exchange that somebody else made with me since my last move or turn. */
export function exchangedWith(since: readonly LogEntry[], me: number | null): Exchange | null {
  const newest = since.slice(ranOut(since, me) + 1).flatMap((entry) => entry.events);
  const found = newest.findLast((event) => event.key === 'trade' && me !== null && event.facts.other === me);
  if (!found) return null;
  const list = (fact: unknown): string[] => (Array.isArray(fact) ? fact.map(String) : []);
  return { by: Number(found.facts.seat), given: list(found.facts.given), taken: list(found.facts.taken) };
}

/** The weightiest sound: a reef is heard before the step that found it. */
export function tune(events: EventTold[]): SoundName | null {
  const found = events.find((event) => event.key in KINDS && event.key in TUNES) ?? events.find((event) => event.key in TUNES);
  return found ? TUNES[found.key]! : null;
}

/** What the table says: whose turn it is, what a move did, how it ended. */
import { known, say, sayFirst, seatNames } from '../text/say.svelte';
import type { EventTold, LogEntry, OutcomeTold, SeatTold, TableTold, View } from '../wire/messages';
import type { Moment } from './following.svelte';
import { waitsFor } from './waiting';

/** The only seat of this screen, which is spoken to as “you”; null on a shared screen and for a watcher. */
export function reader(mine: readonly number[]): number | null {
  return mine.length === 1 ? mine[0]! : null;
}

export function eventText(game: string, event: EventTold, names: readonly string[], you: number | null = null): string {
  const facts = you === null ? event.facts : { ...event.facts, you: event.facts.seat === you };
  return say(`${game}-event-${event.key}`, facts, names);
}

/** A move in words: its events that have a text, or the move as it is written. */
export function entryText(game: string, entry: LogEntry, names: readonly string[], you: number | null = null): string {
  return entrySentences(game, entry, names, you).join(' ');
}

export function entrySentences(game: string, entry: LogEntry, names: readonly string[], you: number | null = null): string[] {
  const told = together(game, entry.events.filter((event) => known(`${game}-event-${event.key}`)));
  return told.length > 0 ? told.map((event) => eventText(game, event, names, you)) : [entry.move];
}

/** What one move does several times is said once with its count and the sum, where the game has words for that. */
function together(game: string, events: readonly EventTold[]): EventTold[] {
  const alike = (key: string): EventTold[] => events.filter((event) => event.key === key);
  const first = events.filter((event, index) => index === events.findIndex(({ key }) => key === event.key) || !known(`${game}-event-${event.key}-many`));
  return first.map((event) => {
    const all = alike(event.key);
    if (all.length === 1 || !known(`${game}-event-${event.key}-many`)) return event;
    const points = all.reduce((sum, { facts }) => sum + Number(facts.points ?? 0), 0);
    return { ...event, key: `${event.key}-many`, facts: { ...event.facts, count: all.length, points } };
  });
}

/** A move in few words, for a line that has little room: where a game has shorter ones they are taken, and some may be empty. */
export function briefly(game: string, entry: LogEntry, names: readonly string[], you: number | null = null): string {
  const brief = entry.events.filter(({ key }) => known(`${game}-brief-${key}`));
  if (brief.length === 0) return entryText(game, entry, names, you);
  const told = entry.events.map(({ key, facts }) => sayFirst([`${game}-brief-${key}`, `${game}-event-${key}`], { ...facts, you: you !== null && facts.seat === you }, names));
  return told.filter((words) => words !== '').join(' ');
}

/** What the newest shown move did, in words. */
export function lastMove(game: string, { log, ply }: Moment, names: readonly string[], you: number | null = null): string {
  const entry = log[ply - 1];
  return entry ? briefly(game, entry, names, you) : '';
}

/** What somebody else just did: it is still to be read when this seat is asked for its move. */
export function othersMove(game: string, moment: Moment, names: readonly string[], you: number | null = null): string {
  return moment.log[moment.ply - 1]?.seat === moment.seat ? '' : lastMove(game, moment, names, you);
}

/** The seats that still wait for their person. */
export function openSeats(table: TableTold): SeatTold[] {
  return table.seats.filter((seat) => seat.kind === 'link' && !seat.taken);
}

/** `last`: who made the newest move; whoever goes on with a turn is not said to think. */
export function status(table: TableTold, view: View, names: readonly string[], last: number | null = null): string {
  if (view.outcome) return result(view.outcome, table.mine, names);
  const open = openSeats(table).length;
  const called = table.mine.some((seat) => waitsFor(view, seat));
  if (open > 0 && !called) return say('shell-waiting-seats', { count: open });
  if (view.together.length > 0) return choosing(table, view, names);
  if (typeof view.to_move !== 'number') return say('shell-chance');
  const seat = view.to_move;
  if (view.preparing.includes(seat)) return say('shell-preparing', { seat }, names);
  if (view.thinking.includes(seat) && last !== seat) return say('shell-thinking', { seat }, names);
  if (table.mine.length === 1 && table.mine[0] === seat) return say('shell-your-turn');
  return say('shell-turn-of', { seat }, names);
}

function choosing(table: TableTold, view: View, names: readonly string[]): string {
  const mine = table.mine.filter((seat) => waitsFor(view, seat));
  if (mine.length > 0 && table.mine.length === 1) return say('shell-choose-secretly');
  if (mine.length > 0) return say('shell-choose-secretly-named', { seat: mine[0] }, names);
  const missing = view.together.filter((seat) => !view.chosen.includes(seat)).map((seat) => names[seat] ?? '');
  return say('shell-waiting-choices', { names: missing });
}

/** How it ended, said to the person who reads it: who won, or before that who gave up. */
export function result(outcome: OutcomeTold, mine: readonly number[], names: readonly string[]): string {
  const { winners } = outcome;
  if (outcome.reason === 'abandoned') return say('shell-ended');
  if (conceded(outcome, mine, names)) return say('shell-resigned', { seat: outcome.seat }, names);
  return victory(winners, mine, names);
}

/** Why it ended so; of a match that was given up who has it then. */
export function because(game: string, outcome: OutcomeTold, mine: readonly number[], names: readonly string[]): string {
  return conceded(outcome, mine, names) ? `${victory(outcome.winners, mine, names)}.` : reason(game, outcome, names);
}

/** Somebody gave up, and whoever reads did not win by it. */
function conceded(outcome: OutcomeTold, mine: readonly number[], names: readonly string[]): boolean {
  return names.length > 1 && feeling(outcome, mine) === 'resigned';
}

function victory(winners: readonly number[], mine: readonly number[], names: readonly string[]): string {
  if (names.length === 1) return say(winners.length > 0 ? 'shell-solo-won' : 'shell-solo-lost');
  if (winners.length === 0 || winners.length === names.length) return say('shell-all-win');
  if (mine.length === 1 && winners.includes(mine[0]!)) {
    return winners.length === 1 ? say('shell-you-win') : say('shell-you-win-with', { names: others(winners, mine[0]!, names) });
  }
  return say('shell-wins', { names: winners.map((seat) => names[seat] ?? '') });
}

export type Feeling = 'won' | 'lost' | 'drawn' | 'resigned' | 'ended';

/**
 * How the end feels to whoever reads it: people who share a screen, and watchers, are glad with whoever won. Nobody is
 * but who won where a match was given up, and nothing is to be felt where it has no result.
 */
export function feeling({ reason, winners, scores }: OutcomeTold, mine: readonly number[]): Feeling {
  if (reason === 'abandoned') return 'ended';
  if (reason === 'resigned' && !(mine.length === 1 && winners.includes(mine[0]!))) return 'resigned';
  const alone = scores.length === 1;
  if (!alone && (winners.length === 0 || winners.length === scores.length)) return 'drawn';
  if (winners.length === 0) return 'lost';
  return mine.length !== 1 || winners.includes(mine[0]!) ? 'won' : 'lost';
}

function others(winners: readonly number[], me: number, names: readonly string[]): string[] {
  return winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
}

export function reason(game: string, outcome: OutcomeTold, names: readonly string[]): string {
  const keys = [`${game}-reason-${outcome.reason}`, `shell-reason-${outcome.reason}`, 'shell-reason'];
  // What the sheet counts, and how high it ended, may be part of it.
  const counted = Object.entries(outcome.detail).filter(([, value]) => typeof value === 'number');
  const [high = 0, low = 0] = [...outcome.scores].sort((one, other) => other - one);
  return sayFirst(keys, { high, low, ...Object.fromEntries(counted), ...(outcome.seat === null ? {} : { seat: outcome.seat }) }, names);
}

/** Seats as boards show them, with their names in the reader's language; whoever reads and gave none is “you”. */
export function named(seats: readonly SeatTold[], number = 1, you: number | null = null): SeatTold[] {
  const names = seatNames(seats, number);
  return seats.map((seat, index) => ({ ...seat, name: index === you && seat.name === '' ? say('shell-learner') : names[index]! }));
}

/** Milliseconds as minutes and seconds, or from two hours on as hours too. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (part: number): string => String(part).padStart(2, '0');
  if (seconds < 7200) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

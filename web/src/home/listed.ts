/** My tables as the home page lists them: those that wait for me first, then those in play, then what is over or gone. */
import { result } from '../table/words';
import { forget, type MyTable } from '../tables.svelte';
import { joined, type Language } from '../text/fluent';
import { say, seatNames } from '../text/say.svelte';
import { deleteTable } from '../wire/http';
import type { TableState } from '../wire/bodies';
import type { Json, SeatTold } from '../wire/messages';
import { calls, type Standing } from './standing.svelte';
import { ago } from './ago';

/** So many are shown before somebody asks for all: on a phone the games should not be far. */
export const few = (width: number): number => (width < 720 ? 1 : width < 1500 ? 3 : 4);

export type Rank = 'waits' | 'runs' | 'over' | 'gone';
const RANKS: Rank[] = ['waits', 'runs', 'over', 'gone'];

export interface Listed {
  mine: MyTable;
  rank: Rank;
  game: string;
  /** The key of the game, and the position where it is known. */
  drawn: { game: string; view: Json };
  who: string;
  state: string;
  when: string;
  at: number;
}

export function inOrder(list: readonly Listed[]): Listed[] {
  return [...list].sort((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank) || other.at - one.at);
}

export function listed(mine: MyTable, told: Standing | undefined, language: Language, now: number): Listed {
  if (told && !told.gone) return live(mine, told, language, now);
  const rank = told ? 'gone' : mine.over ? 'over' : mine.mine && mine.names.length !== 1 ? 'waits' : 'runs';
  return {
    mine,
    rank,
    ...shown(mine.game, null, mine.at, language, now),
    who: joined(language, mine.names),
    state: told ? goneText(told.code) : say(REMEMBERED[rank]),
  };
}

const REMEMBERED: Record<Rank, string> = { waits: 'shell-your-turn', runs: 'shell-table-running', over: 'shell-table-over', gone: 'shell-table-gone' };

function live(mine: MyTable, told: TableState, language: Language, now: number): Listed {
  const names = seatNames(told.seats, told.number);
  const alone = told.mine.length === 1;
  const others = names.filter((_, seat) => !(alone && told.mine.includes(seat)) && !isOpen(told.seats[seat]!));
  return {
    mine,
    rank: told.over ? 'over' : calls(told) ? 'waits' : 'runs',
    ...shown(told.game, told.view, told.active, language, now),
    who: whoText(others, alone, names.length),
    state: stateText(told, names),
  };
}

function whoText(others: readonly string[], alone: boolean, count: number): string {
  if (others.length > 0) return say(alone ? 'shell-table-with' : 'shell-table-between', { names: others });
  return count === 1 ? say('shell-table-alone') : '';
}

const isOpen = (seat: SeatTold): boolean => seat.kind === 'link' && !seat.taken;

function shown(game: string, view: Json, at: number, language: Language, now: number): Pick<Listed, 'game' | 'drawn' | 'when' | 'at'> {
  return { game: game ? say(`${game}-name`) : say('shell-table'), drawn: { game, view }, when: ago(at, now, language), at };
}

function stateText(told: TableState, names: readonly string[]): string {
  if (told.over) return told.outcome ? result(told.outcome, told.mine, names) : say('shell-table-over');
  if (calls(told)) return say('shell-your-turn');
  if (told.seats.length === 1) return say('shell-table-running');
  const open = told.seats.filter(isOpen).length;
  if (open > 0) return say('shell-waiting-seats', { count: open });
  return told.mine.length > 0 ? say('shell-table-theirs') : say('shell-table-running');
}

/** A table under rules that are no longer here is kept; any other is gone for good. */
function goneText(code: string): string {
  return say(code === 'UNKNOWN_TOKEN' ? 'shell-table-gone' : 'shell-table-unshown');
}

/** Only the host's token deletes the table itself; the link is forgotten here in any case. */
export async function remove(mine: MyTable): Promise<void> {
  if (mine.watch) await deleteTable(mine.table, mine.token).catch(() => undefined);
  forget(mine.table);
}

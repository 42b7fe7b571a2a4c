/** What the board says: what to do next, what a cell holds, what a tile is. */
import type { Prompt } from '../../stage/frame';
import type { Text } from '../contract';
import { WILD } from './around';
import { gains, step, type Choosing, type Thought } from './choosing';
import type { Mark } from './happened';
import { faceOf, isLetter, TILES } from './tiles';
import type { Choices, Hand, LaidTile, PlaceChoices, View } from './wire';

/** What the player should do now, and what the choice made so far would bring; null where the board asks for nothing. */
export function promptOf(view: View, choosing: Choosing, offer: Choices | null, thought: Thought | null, named: (owner: number) => string, text: Text): Prompt | null {
  if (!offer) return null;
  if (offer.kind === 'select') {
    const newest = choosing.two.at(-1);
    return {
      say: text('interactions-do-select-more', { left: 2 - choosing.two.length }),
      more: newest && choosing.two.length < 2 ? text('interactions-effect', { tile: newest }) : view.solo ? text('interactions-solo-goal') : '',
    };
  }
  const { tile } = choosing;
  if (!tile) {
    const last = offer.raise.length ? 'tile' : 'last';
    return { say: text(`interactions-do-${last}`), more: text(`interactions-do-${last}-more`), fresh: true };
  }
  if (step(choosing, offer) === 'raise') return { say: text('interactions-do-raise'), more: thought ? bringsWords(view, offer, thought, named, text) : text('interactions-do-raise-more') };
  const brings = thought ? bringsWords(view, offer, thought, named, text) : text('interactions-effect', { tile });
  return { say: text(`interactions-do-${step(choosing, offer)}`, { tile }), more: brings };
}

/** What a placement adds to or takes from everybody, and on the last turn what the tile that is kept would add. */
function bringsWords(view: View, offer: PlaceChoices, thought: Thought, named: (owner: number) => string, text: Text): string {
  const gained = [...gains(view.cells, thought, WILD)].map(([owner, gain]) => `${named(owner)} ${signed(gain)}`);
  const kept = offer.keeps?.[thought.tile]?.[thought.cell];
  return [...gained, ...(kept === undefined ? [] : [text('interactions-seventh-adds', { points: signed(kept) })])].join(' · ');
}

/** With so few tiles in hand the seventh is near. */
const SOON = 4;

/** That one tile stays and counts: said before it does, near the tiles that it may be; nothing where it is far or does not count. */
export function seventhNote(view: View, owner: number, text: Text): string {
  const { available, reserve, hidden } = view.hands[owner]!;
  if (!view.bonus || hidden || view.phase !== 'place' || available.length + reserve.length > SOON) return '';
  return reserve.length ? text('interactions-seventh-soon') : text('interactions-seventh', { fronts: view.scores[owner]!.fronts });
}

/** A tile that lies: its owner and face, who laid or turned it since one's last move, what it would show. */
export function tileWords(tile: LaidTile, where: string, mark: Mark | undefined, would: readonly number[] | undefined, named: (owner: number) => string, text: Text): string {
  const { front, value, owner } = tile;
  const words = [...(where ? [where] : []), text('interactions-cell-tile', { tile: tile.tile, front, face: faceOf(tile.tile, front), value, 'owner-name': named(owner) })];
  if (mark?.laid) words.push(text('interactions-cell-last', { by: named(mark.by) }));
  if (mark?.values.length) words.push(text('interactions-cell-turned', { by: named(mark.by), was: mark.values[0] }));
  if (would) words.push(text('interactions-cell-would-turn', { value: would.at(-1) }));
  return words.join(', ');
}

/** An empty cell: whether it may be played, what the tile in hand would turn from there. */
export function emptyWords(cell: string, where: string, choosing: Choosing, place: PlaceChoices | null, hinted: string | undefined, text: Text): string {
  const words = [
    choosing.cell === cell && choosing.tile
      ? text('interactions-cell-preview', { where, tile: choosing.tile })
      : text(place?.cells.includes(cell) ? 'interactions-cell-open' : 'interactions-cell-empty', { where }),
  ];
  const turns = choosing.tile ? place?.turns[choosing.tile]?.[cell] : undefined;
  if (turns) words.push(text('interactions-cell-turns', { turns: turns.length }));
  if (hinted === cell) words.push(text('interactions-cell-hinted'));
  return words.join(', ');
}

/** A tile in a hand: its name and both values. */
export function tileLabel(tile: string, text: Text): string {
  if (!isLetter(tile)) return text('interactions-unknown-tile');
  const values = text('interactions-tile-values', { front: TILES[tile].front, back: TILES[tile].back });
  return `${text('interactions-species', { face: tile })}, ${text('interactions-tile', { tile })}, ${values}`;
}

export interface Group {
  from: 'available' | 'reserve';
  tiles: string[];
  title: string;
}

/** A hand's tiles by where they lie. */
export function groupsOf(hand: Hand, text: Text): Group[] {
  return (['available', 'reserve'] as const).map((from) => ({ from, tiles: hand[from], title: titleOf(hand, from, text) })).filter((group) => group.tiles.length);
}

/** What a part of a hand is called; the only tile left is the seventh. */
export function titleOf(hand: Hand, from: 'available' | 'reserve', text: Text): string {
  return text(hand.spare && hand[from].length ? 'interactions-spare' : `interactions-${from}`);
}

/** `+3`, `−2` with a real minus, `±0`. */
export function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0';
}

/** What the board says: what to do next, what a cell holds, what a tile is. */
import type { Text } from '../contract';
import { step, type Choosing } from './choosing';
import { faceOf, isLetter, TILES, valueOf } from './tiles';
import type { Choices, Hand, LaidTile, PlaceChoices, View } from './wire';

/** What the player, or whoever watches, should do or wait for. */
export function nextStep(view: View, seat: number | null, choosing: Choosing, offer: Choices | null, nameOf: (owner: number) => string, text: Text): string {
  if (view.phase === 'over') return text('interactions-do-over');
  if (offer?.kind === 'select') return text('interactions-do-select-more', { left: 2 - choosing.two.length });
  if (offer) {
    const what = step(choosing, offer);
    if (what === 'tile' && !offer.raise.length) return text('interactions-do-last');
    return text(`interactions-do-${what}`, { tile: choosing.tile ?? '' });
  }
  if (view.phase === 'select') return text(seat === null ? 'interactions-do-select-watch' : 'interactions-do-select-wait');
  return view.turn === null ? '' : text('interactions-do-wait', { seat: view.turn, name: nameOf(view.turn) });
}

/** A tile that lies: its owner and face, and what just happened or would happen to it. */
export interface Around {
  laid: readonly string[];
  turned: readonly string[];
  wouldTurn: readonly string[];
}

export function tileWords(tile: LaidTile, owner: string, { laid, turned, wouldTurn }: Around, text: Text): string {
  const { cell, front, value } = tile;
  const words = [text('interactions-cell-tile', { cell, tile: tile.tile, front, face: faceOf(tile.tile, front), value, 'owner-name': owner })];
  if (laid.includes(cell)) words.push(text('interactions-cell-last'));
  if (turned.includes(cell)) words.push(text('interactions-cell-turned'));
  if (wouldTurn.includes(cell)) words.push(text('interactions-cell-would-turn', { value: valueOf(tile.tile, !front) }));
  return words.join(', ');
}

/** An empty cell: whether it may be played, what the tile in hand would turn from there. */
export function emptyWords(cell: string, choosing: Choosing, place: PlaceChoices | null, hinted: string | null, text: Text): string {
  const words = [
    choosing.cell === cell && choosing.tile
      ? text('interactions-cell-preview', { cell, tile: choosing.tile })
      : text(place?.cells.includes(cell) ? 'interactions-cell-open' : 'interactions-cell-empty', { cell }),
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
  return `${text('interactions-tile', { tile })}, ${values}`;
}

export interface Group {
  from: 'available' | 'reserve';
  tiles: string[];
  title: string;
}

/** A hand's tiles by where they lie; the only one left is the seventh. */
export function groupsOf(hand: Hand, text: Text): Group[] {
  return (['available', 'reserve'] as const)
    .map((from) => ({ from, tiles: hand[from], title: text(hand.spare ? 'interactions-spare' : `interactions-${from}`) }))
    .filter((group) => group.tiles.length);
}

/** `+3`, `−2` with a real minus, `±0`. */
export function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0';
}

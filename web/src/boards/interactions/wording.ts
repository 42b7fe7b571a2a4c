/** Places and moves as a person says them: “Lay the bee to the right of the fox, and bring up the snail.” */
import type { Text } from '../contract';
import { placeOf } from './cells';
import { suggestion } from './choosing';
import { faceOf } from './tiles';
import type { LaidTile, View } from './wire';

const WAYS = [
  { way: 'right', row: 0, column: -1 },
  { way: 'left', row: 0, column: 1 },
  { way: 'below', row: -1, column: 0 },
  { way: 'above', row: 1, column: 0 },
] as const;

/** On which side of which face a cell is, rather of one that lies there only once; `first` where nothing lies yet. */
export function nearOf(cell: string, cells: readonly LaidTile[]): { way: string; near: string } {
  const { row, column } = placeOf(cell);
  const faces = cells.map((tile) => faceOf(tile.tile, tile.front));
  const found = WAYS.flatMap(({ way, row: down, column: right }) => {
    const index = cells.findIndex((tile) => {
      const place = placeOf(tile.cell);
      return place.row === row + down && place.column === column + right;
    });
    return index < 0 ? [] : [{ way, near: faces[index]! }];
  });
  return found.find(({ near }) => faces.filter((face) => face === near).length === 1) ?? found[0] ?? { way: 'first', near: '' };
}

/** A cell in words: where it is, or its name for those who want coordinates. */
export function whereWords(cell: string, cells: readonly LaidTile[], text: Text): string {
  return text('interactions-where', nearOf(cell, cells));
}

export function wording(move: string, view: View, text: Text): string {
  const { two, tile, cell, raise } = suggestion(move);
  if (two.length) return text('interactions-wording-select', { tiles: two.join('') });
  if (!tile || !cell) return '';
  const facts = { tile, ...nearOf(cell, view.cells) };
  return raise ? text('interactions-wording-raise', { ...facts, raise }) : text('interactions-wording', facts);
}

/** Cards and cells as the board names them: a card is `6H`, a gap `--`, an unknown cell `??`; cells count in reading order. */
import type { DetailRow } from './wire';

export const [ROWS, COLUMNS, CELLS] = [4, 13, 52] as const;
export type Suit = NonNullable<DetailRow['suit']>;
export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const PACK: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export const rankOf = (card: string): string => card[0] ?? '';
export const suitOf = (card: string): Suit => SUITS.find((suit) => suit === card[1]) ?? 'S';
export const isCard = (token: string | undefined): token is string => !!token && token !== '--' && token !== '??';

/** A card as texts name it. */
export const named = (card: string): { rank: string; suit: Suit } => ({ rank: rankOf(card), suit: suitOf(card) });

/** Row and column, counted from 1 as the texts count them. */
export const placeOf = (cell: number): { row: number; column: number } => ({ row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });
export const cellAt = ({ row, column }: { row: number; column: number }): number => (row - 1) * COLUMNS + column - 1;

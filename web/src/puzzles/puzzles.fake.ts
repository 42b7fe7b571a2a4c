/** Puzzles as a server would tell them, for tests: a test names only what it is about. */
import { POSITIONS } from '../boards/positions.fake';
import type { Json } from '../wire/messages';
import type { MoveShown, PuzzleCard, PuzzleJudged, PuzzleTold, ShelfTold } from '../wire/puzzles';

const { view, choices } = POSITIONS.lacunes as unknown as { view: Json; choices: Json };

export const cardTold = (more: Partial<PuzzleCard> = {}): PuzzleCard => ({
  game: 'lacunes', id: '1-1', goal: 'unwritten', par: null, grade: 2, themes: ['unnamed'], seats: 1, seat: 0, view, ...more,
});

export const puzzleTold = (more: Partial<PuzzleTold> = {}): PuzzleTold => ({ ...cardTold(), moves: 1, choices, events: [], peeked: null, ...more });

export const moveShown = (seat: number | null, more: Partial<MoveShown> = {}): MoveShown => ({ seat, move: 'm', view, events: [], ...more });

export const judgedTold = (standing: PuzzleJudged['standing'], more: Partial<PuzzleJudged> = {}): PuzzleJudged => ({
  standing, shown: [moveShown(0)], choices: null, peeked: null, left: null, comes_to: null, rating: null, ...more,
});

export const shelfTold = (more: Partial<ShelfTold> = {}): ShelfTold => ({
  game: 'lacunes', count: 1, themes: [], grades: [], puzzles: [cardTold()], next: null, rating: null, ...more,
});

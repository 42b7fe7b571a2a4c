/** Chapters and positions for tests. */
import type { ChapterTold, PositionTold } from '../wire/studies';

/** Nodes as number, parent and move. */
export function chapterTold(nodes: [number, number, string][] = [], more: Partial<ChapterTold> = {}): ChapterTold {
  const node = (number: number, parent: number | null, move: string) => ({ node: number, parent, seat: parent === null ? null : 0, move, events: [], comment: '', marks: [], judgement: '' });
  return {
    chapter: 1,
    title: '',
    start: { game: 'lacunes', setup: 'deal:1', seats: [] },
    game: 'lacunes',
    options: {},
    seats: 1,
    engine: true,
    nodes: [node(0, null, ''), ...nodes.map((one) => node(...one))],
    ...more,
  };
}

export const positionTold = (more: Partial<PositionTold> = {}): PositionTold => ({ seat: 0, to_move: 0, view: { at: 'start' }, choices: { moves: [] }, peeked: null, outcome: null, threat: false, ...more });

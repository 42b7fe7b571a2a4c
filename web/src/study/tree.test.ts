import { describe, expect, it } from 'vitest';
import { added, beginning, below, chapterOf, child, deleted, fresh, isMain, last, logOf, movesTo, noted, promoted, ROOT, rows, wishOf, type Chapter } from './tree';
import { chapterTold } from './study.fake';

/** a b c, with x y beside b, and z beside a. */
const branched = (): Chapter => chapterOf(chapterTold([[1, 0, 'a'], [2, 1, 'b'], [3, 2, 'c'], [4, 1, 'x'], [5, 4, 'y'], [6, 0, 'z']]));
const main = (chapter: Chapter) => movesTo(chapter, last(chapter));

describe('a tree of moves', () => {
  it('finds its lines by the first continuation', () => {
    expect([main(branched()), movesTo(branched(), 5), last(branched(), 4)]).toEqual([['a', 'b', 'c'], ['a', 'x', 'y'], 5]);
    expect(logOf(branched(), 2).map(({ ply, move }) => `${ply}${move}`)).toEqual(['0a', '1b']);
  });
  it('grows by a move that comes after its siblings', () => {
    const grown = added(branched(), 1, fresh(branched()), { seat: 1, move: 'q', events: [] });
    expect([child(grown, 1, 'q'), grown.nodes[1]?.children, main(grown)]).toEqual([7, [2, 4, 7], ['a', 'b', 'c']]);
    expect(added(branched(), 99, 7, { seat: 0, move: 'q', events: [] })).toEqual(branched());
  });
  it('loses a move with all that follows it', () => {
    const cut = deleted(branched(), 2);
    expect([main(cut), Object.keys(cut.nodes)]).toEqual([['a', 'x', 'y'], ['0', '1', '4', '5', '6']]);
    expect(deleted(branched(), ROOT)).toEqual(branched());
  });
  it('prefers a variation where it branches off', () => {
    expect(main(promoted(branched(), 5))).toEqual(['a', 'x', 'y']);
    expect(promoted(branched(), 3)).toEqual(branched());
    expect([isMain(branched(), 3), isMain(branched(), 5), isMain(branched(), ROOT)]).toEqual([true, false, true]);
  });
  it('keeps what is said about a move', () => {
    const said = noted(branched(), 4, { comment: 'why', judgement: 'good' });
    expect(said.nodes[4]).toMatchObject({ comment: 'why', judgement: 'good', move: 'x' });
    expect(noted(branched(), 99, { comment: 'why' })).toEqual(branched());
  });
  it('is read as a list in which alternatives follow the move that they replace', () => {
    const told = rows(branched()).map(({ node, depth, ply, begins }) => `${'-'.repeat(depth)}${begins ? '(' : ''}${ply}${node.move}`);
    expect(told).toEqual(['1a', '-(1z', '2b', '-(2x', '-3y', '3c']);
  });
  it('goes to the server with parents first and siblings in their order', () => {
    const wish = wishOf({ title: 'T', chapters: [promoted(branched(), 5)] });
    expect(wish.chapters[0]?.nodes.map(({ node }) => node)).toEqual([0, 1, 4, 5, 2, 3, 6]);
    expect(below(branched(), 4).map(({ node }) => node)).toEqual([4, 5]);
  });
  it('begins another chapter without the end of the game that it came from', () => {
    const start = { game: 'lacunes', setup: 'deal:1', seats: ['Ada'], result: { reason: 'won' } };
    expect(beginning({ ...branched(), start })).toEqual({ game: 'lacunes', setup: 'deal:1', seats: ['Ada'] });
  });
  it('of a thousand moves is no deeper than another', () => {
    const long = chapterOf(chapterTold(Array.from({ length: 1000 }, (_, at) => [at + 1, at, String(at)])));
    expect([rows(long).length, last(long)]).toEqual([1000, 1000]);
  });
});

/** An analysis that only this browser holds: the rules are asked, and the tree is changed here. */
import { beginAnalysis, makeMove } from '../wire/analysis';
import type { EditTold, EditWish } from '../wire/study_messages';
import type { Analysing, Keeper } from './analysing.svelte';
import { keepDraft } from './draft';
import { child, fresh, movesTo } from './tree';

export function alone(analysing: Analysing): Keeper {
  const take = (edits: EditTold[]): void => {
    analysing.take(edits, true);
    keepDraft(analysing.study);
  };

  async function add({ chapter: number, parent, move }: Extract<EditWish, { type: 'add' }>): Promise<void> {
    const chapter = analysing.study.chapters.find((one) => one.chapter === number);
    if (!chapter) return;
    const made = await makeMove({ start: chapter.start, moves: movesTo(chapter, parent), move });
    const edits: EditTold[] = [];
    let [at, free] = [parent, fresh(chapter)];
    for (const step of made.steps) {
      const there = child(chapter, at, step.move);
      const node = there ?? free++;
      if (there === null) edits.push({ type: 'add', chapter: number, parent: at, node, ...step });
      at = node;
    }
    analysing.learn(number, at, made.position);
    take(edits);
    if (edits.length === 0) analysing.go(at);
  }

  async function begin(file: Extract<EditWish, { type: 'begin' }>['file']): Promise<void> {
    const { chapters } = await beginAnalysis({ file });
    let chapter = Math.max(0, ...analysing.study.chapters.map((one) => one.chapter));
    take(chapters.map((told) => ({ type: 'begin', told: { ...told, chapter: ++chapter } })));
  }

  return {
    edit: async (wish) => {
      if (wish.type === 'add') await add(wish);
      else if (wish.type === 'begin') await begin(wish.file);
      else take([wish]);
    },
  };
}

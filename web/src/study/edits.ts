/** What can be changed in a study, as it is applied here and told to others. */
import type { EditTold } from '../wire/study_messages';
import { added, chapterOf, deleted, noted, promoted, type Chapter, type Study } from './tree';

export type { EditTold };

export function applied(study: Study, edit: EditTold): Study {
  if (edit.type === 'begin') return { ...study, chapters: [...study.chapters, chapterOf(edit.told)] };
  if (edit.type === 'drop') return { ...study, chapters: study.chapters.filter(({ chapter }) => chapter !== edit.chapter) };
  if (edit.type === 'title' && edit.chapter === null) return { ...study, title: edit.title };
  return { ...study, chapters: study.chapters.map((one) => (one.chapter === edit.chapter ? changed(one, edit) : one)) };
}

function changed(chapter: Chapter, edit: Exclude<EditTold, { type: 'begin' | 'drop' }>): Chapter {
  switch (edit.type) {
    case 'add':
      return added(chapter, edit.parent, edit.node, { seat: edit.seat, move: edit.move, events: edit.events });
    case 'delete':
      return deleted(chapter, edit.node);
    case 'promote':
      return promoted(chapter, edit.node);
    case 'comment':
      return noted(chapter, edit.node, { comment: edit.comment });
    case 'mark':
      return noted(chapter, edit.node, { marks: edit.marks });
    case 'judge':
      return noted(chapter, edit.node, { judgement: edit.judgement });
    case 'title':
      return { ...chapter, title: edit.title };
  }
}

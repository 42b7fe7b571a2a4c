/** Made from study_messages.py by `python -m ludotheque.server.schema`: change it there. */

import type { EventTold, Hello, Json, Ping, Pong, Refused, Removed } from './messages';
import type { ChapterTold } from './studies';

/** A move of whoever is to move there; null asks chance, where it is due. */
export interface AddWish {
  type: 'add';
  chapter: number;
  parent: number;
  move: string | null;
}

/** A move and all that follows it. */
export interface DeleteEdit {
  type: 'delete';
  chapter: number;
  node: number;
}

/** The variation of this move comes first where it branches off. */
export interface PromoteEdit {
  type: 'promote';
  chapter: number;
  node: number;
}

export interface CommentEdit {
  type: 'comment';
  chapter: number;
  node: number;
  comment: string;
}

/** All marks of a position. */
export interface MarkEdit {
  type: 'mark';
  chapter: number;
  node: number;
  marks: string[];
}

/** An empty judgement takes one away. */
export interface JudgeEdit {
  type: 'judge';
  chapter: number;
  node: number;
  judgement: string;
}

/** Of a chapter, or with null of the study. */
export interface TitleEdit {
  type: 'title';
  chapter: number | null;
  title: string;
}

/** Another chapter at the end, as a file has it; without `setup` in it chance lays the game out. */
export interface BeginWish {
  type: 'begin';
  file: Record<string, Json>;
}

/** A chapter goes. */
export interface DropEdit {
  type: 'drop';
  chapter: number;
}

/** The move as the rules write it, its number, and what it did. */
export interface AddTold {
  type: 'add';
  chapter: number;
  parent: number;
  node: number;
  seat: number | null;
  move: string;
  events: EventTold[];
}

export interface BeginTold {
  type: 'begin';
  told: ChapterTold;
}

/** `version` is that of the study it answers; a stale one gets the newest study and nothing else. */
export interface EditMessage {
  type: 'edit';
  version: number;
  edit: AddWish | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginWish | DropEdit;
}

/** The reader looks at this position: the others are told. */
export interface At {
  type: 'at';
  chapter: number;
  node: number;
}

/** The whole study: first of all, and whenever the reader is behind. */
export interface StudyState {
  type: 'study';
  study: string;
  title: string;
  chapters: ChapterTold[];
  version: number;
  editing: boolean;
  you: number;
}

/** What somebody changed, in its order; `version` is that after it. */
export interface Edited {
  type: 'edited';
  version: number;
  by: number;
  edits: (AddTold | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginTold | DropEdit)[];
}

/** Somebody looks at another position. */
export interface Went {
  type: 'went';
  by: number;
  chapter: number;
  node: number;
}

/** How many are here. */
export interface People {
  type: 'people';
  count: number;
}

export type EditWish = AddWish | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginWish | DropEdit;

export type EditTold = AddTold | DeleteEdit | PromoteEdit | CommentEdit | MarkEdit | JudgeEdit | TitleEdit | BeginTold | DropEdit;

export type FromReader = Hello | EditMessage | At | Ping;

export type ToReader = StudyState | Edited | Went | People | Refused | Pong | Removed;

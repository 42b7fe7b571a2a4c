/** My studies: the links this browser holds. The tokens are kept here and nowhere else. */
import { keep, kept } from '../storage';
import type { StudyMade } from '../wire/studies';

export interface MyStudy {
  study: string;
  title: string;
  game: string;
  /** To change it; null where only reading is allowed. */
  edit: string | null;
  /** To pass on to readers; null where nobody told it. */
  read: string | null;
  /** Where its links begin, and whether only this machine can follow them. */
  address: string;
  local: boolean;
  /** Kept from this browser. */
  made: boolean;
  at: number;
}

/** Where somebody stood who has just kept a study: the chapter by its place, the moves, and whether the engine was on. */
export const left: { at: { chapter: number; moves: string[]; engine: boolean } | null } = { at: null };

const KEY = 'ludotheque.studies';
const MOST = 60;
const BLANK = { title: '', game: '', edit: null, read: null, address: '', local: false, made: false };

export const studies: { list: MyStudy[] } = $state({ list: kept<MyStudy[]>(KEY, []) });

export const findStudy = (study: string): MyStudy | null => studies.list.find((mine) => mine.study === study) ?? null;

/** On top of the list, with what is new about it. */
export function rememberStudy(news: Partial<MyStudy> & { study: string }): void {
  const now: MyStudy = { ...BLANK, ...findStudy(news.study), ...news, at: Date.now() };
  studies.list = [now, ...studies.list.filter((mine) => mine.study !== news.study)].slice(0, MOST);
  keep(KEY, studies.list);
}

export function rememberMade({ study, edit, read, address, local }: StudyMade, title: string, game: string): void {
  rememberStudy({ study, title, game, edit, read, address, local, made: true });
}

export function forgetStudy(study: string): void {
  studies.list = studies.list.filter((mine) => mine.study !== study);
  keep(KEY, studies.list);
}

/** The token is in the fragment, which no server sees. */
export const studyLink = (kind: 'edit' | 'read', study: string, token: string, origin: string): string => `${origin}/study/${study}#${kind}=${token}`;

/** What a fragment holds: `edit=…` or `read=…`. */
export function openedBy(fragment: string): { edit: string } | { read: string } | null {
  const found = /^(edit|read)=([\w-]{8,64})$/.exec(fragment);
  if (!found) return null;
  return found[1] === 'edit' ? { edit: found[2]! } : { read: found[2]! };
}

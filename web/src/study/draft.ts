/** The analysis made last in this browser, so that a closed window loses nothing. */
import { drop, keep, kept } from '../storage';
import type { Study } from './tree';

const KEY = 'ludotheque.analysis';
/** So many letters; what is longer is left to files and studies. */
const MOST = 600_000;

/** The newest one in full, however long it is, for as long as the page lives. */
let newest: Study | null = null;

export function keepDraft(study: Study): void {
  newest = study;
  if (JSON.stringify(study).length <= MOST) keep(KEY, study);
}

/** It is a study now. */
export function dropDraft(): void {
  newest = null;
  drop(KEY);
}

export const draft = (): Study | null => newest ?? kept<Study | null>(KEY, null);

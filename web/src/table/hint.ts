/** A hint and the work on it, in words. */
import { known, say, sayFirst } from '../text/say.svelte';
import type { Job, Json } from '../wire/messages';

/** What a finished hint tells: a move, what it is worth to the seat, and why. */
export interface HintTold {
  move: string;
  value: number | null;
  proven: boolean;
  reason: { key: string; facts: Record<string, Json> } | null;
}

/** The hint that a job has found; null while it looks for one or where it failed. */
export function hintOf(job: Job | null): HintTold | null {
  const told = job?.state === 'done' ? job.result : null;
  if (typeof told?.move !== 'string') return null;
  return {
    move: told.move,
    value: typeof told.value === 'number' ? told.value : null,
    proven: told.proven === true,
    reason: reasonOf(told.reason),
  };
}

function reasonOf(told: Json | undefined): HintTold['reason'] {
  if (!isObject(told) || typeof told.key !== 'string') return null;
  return { key: told.key, facts: isObject(told.facts) ? told.facts : {} };
}

function isObject(told: Json | undefined): told is Record<string, Json> {
  return typeof told === 'object' && told !== null && !Array.isArray(told);
}

/** Why: the reason where the game has words for it, else what the move is worth. */
export function whyText(game: string, hint: HintTold, seat: number | null, names: readonly string[]): string {
  const reason = hint.reason && `${game}-hint-${hint.reason.key}`;
  if (reason && known(reason)) return say(reason, hint.reason?.facts, names);
  if (hint.value === null) return '';
  const ending = hint.proven ? 'value-proven' : 'value';
  const facts = { value: Math.round(hint.value * 10) / 10, seat };
  return sayFirst([`${game}-${ending}`, `shell-${ending}`], facts, names);
}

/** How far the work on a hint is. */
export function workText(job: Job): string {
  if (job.state === 'failed') return say('shell-hint-failed');
  if (job.progress.compiling === true) return say('shell-hint-preparing');
  return say(job.state === 'queued' ? 'shell-hint-queued' : 'shell-hint-running');
}

/** The share that is done, from 0 to 1, where it is known. */
export function workShare(job: Job): number | null {
  const { share } = job.progress;
  return typeof share === 'number' ? share : null;
}

export function isWorking(job: Job | null): boolean {
  return job !== null && (job.state === 'queued' || job.state === 'running');
}

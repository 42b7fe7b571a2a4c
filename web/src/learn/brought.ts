/** A lesson or a puzzle that somebody brings as a file: each step's position and each try are asked of the rules. */
import { catalog, load } from '../games.svelte';
import { seatCount } from '../setup/options';
import { keep, kept } from '../storage';
import { makeMove, positionAt } from '../wire/analysis';
import type { LessonTold, StepTold } from '../wire/bodies';
import { Refusal } from '../wire/http';
import type { Json } from '../wire/messages';
import type { PositionTold } from '../wire/studies';
import type { Attempt } from './study.svelte';

export type File = Record<string, Json>;

export interface Brought {
  told: LessonTold;
  /** By the keys of the steps. */
  texts: Record<string, string>;
  /** What a puzzle asks for. */
  goal: string | null;
  attempt: Attempt;
}

interface Step {
  record: Record<string, Json>;
  text: string;
  marks: string[];
  answers: string[];
  mistakes: Record<string, string>;
}

const KEY = 'ludotheque.brought';
export const keepBrought = (file: File): void => keep(KEY, file);
export const broughtLast = (): File | null => kept<File | null>(KEY, null);

/** What a file teaches; null for any other file. */
export function kindOf(file: File): 'lesson' | 'puzzle' | null {
  if ('lesson' in file && Array.isArray(file.steps)) return 'lesson';
  return 'goal' in file && 'record' in file && Array.isArray(file.answers) ? 'puzzle' : null;
}

/** Whether a move is one of these; in them `*` stands for anything. */
export function fits(move: string, patterns: readonly string[]): boolean {
  const read = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
  return patterns.some((pattern) => move === pattern || read(pattern).test(move));
}

const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const words = (value: Json | undefined): Record<string, string> =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string')) : {};
const recordOf = (value: Json | undefined): Record<string, Json> => (value && typeof value === 'object' && !Array.isArray(value) ? value : {});

function stepsOf(file: File): Step[] {
  const steps = Array.isArray(file.steps) ? file.steps : [];
  return steps.map((one) => {
    const { record, text, marks, answers, mistakes } = recordOf(one);
    return { record: recordOf(record), text: typeof text === 'string' ? text : '', marks: texts(marks), answers: texts(answers), mistakes: words(mistakes) };
  });
}

/** How the board changes between two steps, by their records: others' moves between them are what comes next. */
function passageOf(before: Step | undefined, { record }: Step): StepTold['passage'] {
  if (!before) return null;
  const begun = ({ options, setup }: Record<string, Json>) => JSON.stringify([options ?? {}, setup ?? '']);
  const [earlier, all] = [texts(before.record.moves), texts(record.moves)];
  const since = all.slice(earlier.length);
  const goesOn = begun(before.record) === begun(record) && earlier.every((move, ply) => all[ply] === move);
  if (!goesOn || (before.answers.length > 0 && !fits(since.shift() ?? '', before.answers))) return 'elsewhere';
  return since.length > 0 ? 'next' : null;
}

/** The answer, then each later move of the line that the same seat makes. */
async function stepsOfPuzzle(file: File, at: (step: Step) => Promise<PositionTold>): Promise<Step[]> {
  const record = recordOf(file.record);
  const [line, first] = [texts(file.line), { record, text: 'goal', marks: [], answers: texts(file.answers), mistakes: {} }];
  const steps: Step[] = [first];
  const { seat } = await at(first);
  for (let number = 1; number < line.length; number++) {
    const step = { ...first, record: { ...record, moves: [...texts(record.moves), ...line.slice(0, number)] }, answers: [line[number]!] };
    if ((await at(step)).to_move === seat) steps.push(step);
  }
  return steps;
}

/** Rejects with a refusal for what cannot be taught. */
export async function brought(file: File): Promise<Brought> {
  const [kind, game] = [kindOf(file), typeof file.game === 'string' ? file.game : ''];
  await load();
  const told = catalog.games?.find(({ key }) => key === game);
  if (!kind || !told) throw new Refusal('INVALID_RECORD', null, { field: 'lesson', problem: 'not-a-lesson' });
  const asked = ({ record }: Step) => {
    const { moves, ...start } = record;
    return { start: { game, ...start }, moves: texts(moves) };
  };
  const at = (step: Step): Promise<PositionTold> => positionAt(asked(step));
  const steps = kind === 'lesson' ? stepsOf(file) : await stepsOfPuzzle(file, at);
  if (steps.length === 0) throw new Refusal('INVALID_RECORD', null, { field: 'lesson', problem: 'not-a-lesson' });
  const shown = await Promise.all(
    steps.map(async (step, number): Promise<StepTold> => {
      const { seat, view, choices, peeked, outcome } = await at(step);
      const [asks, seats] = [step.answers.length > 0, seatCount(told, recordOf(step.record.options))];
      return { text: step.text, marks: step.marks, asks, answer: step.answers.find((answer) => !answer.includes('*')) ?? null, seats, seat, view, choices: asks ? choices : null, events: [], peeked, outcome, passage: passageOf(steps[number - 1], step) };
    }),
  );
  const attempt: Attempt = async (number, move) => {
    const step = steps[number]!;
    const { steps: made, position } = await makeMove({ ...asked(step), move });
    const written = made[0]?.move ?? move;
    const right = fits(written, step.answers);
    const foreseen = Object.keys(step.mistakes).find((pattern) => fits(written, [pattern]));
    return { right, text: right ? `${step.text}-right` : foreseen ? step.mistakes[foreseen]! : null, view: position.view, events: made.flatMap(({ events }) => events), outcome: position.outcome };
  };
  return {
    told: { game, key: typeof file.key === 'string' ? file.key : 'brought', steps: shown },
    texts: words(file.texts),
    goal: kind === 'puzzle' && typeof file.goal === 'string' ? file.goal : null,
    attempt,
  };
}

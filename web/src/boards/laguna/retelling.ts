/** A solution in words: what each move takes and where it puts it, steps in a row told at once. */
import type { Text } from '../contract';
import type { Orient } from './sea';

interface Told {
  orient: Orient;
  holes: string[];
}

const spot = (raft: Told, hole: string, text: Text): string => text('laguna-spot', { spot: `${raft.orient}${hole}` });

function put(raft: Told, hole: string, pearl: string): string {
  const before = raft.holes[Number(hole)]!;
  raft.holes[Number(hole)] = pearl;
  return before;
}

const WORDS: Record<string, (words: string[], raft: Told, text: Text) => string> = {
  load: ([island, colour, hole], raft, text) => {
    put(raft, hole!, colour!);
    return text('laguna-say-load', { island, colour, onto: spot(raft, hole!, text) });
  },
  shift: ([source, target], raft, text) => {
    const colour = put(raft, source!, '-');
    put(raft, target!, colour);
    return text('laguna-say-shift', { colour, from: spot(raft, source!, text), onto: spot(raft, target!, text) });
  },
  unload: ([hole], raft, text) => text('laguna-say-unload', { from: spot(raft, hole!, text), colour: put(raft, hole!, '-') }),
  drop: ([island, hole], raft, text) => text('laguna-say-drop', { island, colour: put(raft, hole!, '-') }),
  swap: ([island, give, take], raft, text) => {
    const pearl = (colour: string): string => text('laguna-pearl', { colour });
    const given = give!.split(',').map((hole) => pearl(put(raft, hole, '-')));
    const taken = take!.split(',').map((one) => pearl(one[0]!));
    take!.split(',').forEach((one) => put(raft, one[1]!, one[0]!));
    return text('laguna-say-swap', { island, given: given.join(', '), taken: taken.join(', ') });
  },
  end: (_words, _raft, text) => text('laguna-say-end'),
};

/** The moves of a solution of the puzzle with that setup, as a person would say them. */
export function retold(setup: string, line: readonly string[], text: Text): string[] {
  const raft: Told = { orient: /start=V/.test(setup) ? 'V' : 'H', holes: [...'------'] };
  const said: string[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const [kind, ...words] = line[at]!.split(' ');
    if (kind === 'step') {
      let steps = 1;
      while (line[at + 1] === line[at]) [at, steps] = [at + 1, steps + 1];
      said.push(text('laguna-say-steps', { way: words[0], steps }));
    } else said.push(WORDS[kind!]?.(words, raft, text) ?? '');
  }
  return said;
}

/** What a puzzle wants: islands with their pearls, and a number in the volcano. */
export function wantedOf(setup: string): { islands: [string, string][]; volcano: number | null } {
  const words = (setup.split(' target ')[1] ?? '').split(' ').map((word) => word.split('='));
  return {
    islands: words.filter(([part]) => /^[A-H]$/.test(part!)).map(([part, pearls]) => [part!, pearls === '-' ? '' : pearls!]),
    volcano: Number(words.find(([part]) => part === 'volcano')?.[1] ?? NaN) || null,
  };
}

/** A move as a person would say it, and as it is pointed at on the board. */
import type { Text } from '../contract';
import { holeAt, land, pearlOn, WAYS, type Spot } from './sea';
import type { RaftTold, View } from './wire';

type Seen = Pick<View, 'rows' | 'islands' | 'rafts' | 'colours' | 'turn'>;
type Wording = (words: string[], raft: RaftTold, view: Seen, text: Text) => string;

const spot = (raft: RaftTold, hole: string, text: Text): string => text('laguna-spot', { spot: `${raft.orient}${hole}` });
/** Pearls as they are counted: each colour once, with how many there are of it. */
export const pearls = (colours: readonly string[], text: Text): string[] =>
  [...new Set(colours)].map((colour) => text('laguna-some-pearls', { colour, count: colours.filter((one) => one === colour).length }));
const from = (list: string): number[] => list.split(',').map((pair) => Number(pair[0]));

const WORDS: Record<string, Wording> = {
  step: ([, way], _raft, _view, text) => text('laguna-say-step', { way }),
  shift: ([, source, target], raft, _view, text) => text('laguna-say-shift', { colour: raft.holes[Number(source)], from: spot(raft, source!, text), onto: spot(raft, target!, text) }),
  load: ([, island, colour, hole], raft, _view, text) => text('laguna-say-load', { island, colour, onto: spot(raft, hole!, text) }),
  unload: ([, hole], raft, _view, text) => text('laguna-say-unload', { colour: raft.holes[Number(hole)], from: spot(raft, hole!, text) }),
  drop: ([, island, hole], raft, _view, text) => text('laguna-say-drop', { island, colour: raft.holes[Number(hole)] }),
  swap: ([, island, give, take], raft, _view, text) =>
    text('laguna-say-swap', { island, given: pearls(give!.split(',').map((hole) => raft.holes[Number(hole)]!), text), taken: pearls(take!.split(',').map((one) => one[0]!), text) }),
  trade: ([, seat, give, take], raft, view, text) =>
    text('laguna-say-trade', {
      raft: view.colours[Number(seat)],
      given: pearls(from(give!).map((hole) => raft.holes[hole]!), text),
      taken: pearls(from(take!).map((hole) => view.rafts[Number(seat)]!.holes[hole]!), text),
    }),
  end: (_words, _raft, _view, text) => text('laguna-say-end'),
};

export function wording(move: string, view: Seen, text: Text): string {
  const words = move.split(' ');
  if (words[0] === 'place') return text('laguna-say-place', { island: words[4], orient: words[1] });
  if (words[0] === 'pearl') return text('laguna-say-pearl', { colour: words[1], island: words[2] });
  const raft = view.rafts[view.turn];
  return raft ? (WORDS[words[0]!]?.(words, raft, view, text) ?? '') : '';
}

/** Where a hint points: what to take, where it goes, a way to sail. */
export interface Pointed {
  take: Spot[];
  onto: Spot[];
  way: string | null;
}

const NOWHERE: Pointed = { take: [], onto: [], way: null };

/** The middles of the pearls and holes that each kind of move names. */
const POINTS: Record<string, (words: string[], raft: RaftTold, view: Seen) => Partial<Pointed>> = {
  step: ([way = '']) => ({ way: way in WAYS ? way : null }),
  shift: ([source, target], raft) => ({ take: [middleOf(raft, source!)], onto: [middleOf(raft, target!)] }),
  load: ([island, colour, hole], raft, view) => ({ take: pearlAt(view, island!, colour!), onto: [middleOf(raft, hole!)] }),
  unload: ([hole], raft, view) => ({ take: [middleOf(raft, hole!)], onto: centre(view, '@') }),
  drop: ([island, hole], raft, view) => ({ take: [middleOf(raft, hole!)], onto: centre(view, island!) }),
  swap: ([island, give, take], raft, view) => ({
    take: [...give!.split(',').map((hole) => middleOf(raft, hole)), ...take!.split(',').flatMap((taken) => pearlAt(view, island!, taken[0]!))],
  }),
  trade: ([seat, give, take], raft, view) => ({
    take: [...from(give!).map((hole) => middleOf(raft, hole)), ...from(take!).map((hole) => middleOf(view.rafts[Number(seat)]!, hole))],
  }),
};

export function pointed(move: string | null, view: Seen): Pointed {
  const raft = view.rafts[view.turn];
  const [kind, ...words] = (move ?? '').split(' ');
  return { ...NOWHERE, ...(raft ? POINTS[kind!]?.(words, raft, view) : {}) };
}

/** What a hint points at in the hand: the colour of a pearl ashore, and own holes. */
export function handled(move: string | null): { ashore: string | null; holes: number[] } {
  const [kind, one, two, three] = (move ?? '').split(' ');
  if (kind === 'load') return { ashore: two!, holes: [Number(three)] };
  if (kind === 'shift') return { ashore: null, holes: [Number(one), Number(two)] };
  if (kind === 'swap') return { ashore: three![0]!, holes: two!.split(',').map(Number) };
  if (kind === 'trade') return { ashore: null, holes: from(two!) };
  return { ashore: null, holes: kind === 'unload' ? [Number(one)] : [] };
}

function middleOf(raft: RaftTold, hole: number | string): Spot {
  const { row, col } = holeAt(raft.orient, Number(hole));
  return { row: raft.row + row + 0.5, col: raft.col + col + 0.5 };
}

function pearlAt(view: Seen, island: string, colour: string): Spot[] {
  const box = land(view.rows).find((one) => one.part === island);
  const at = (view.islands[island] ?? '').indexOf(colour);
  return box && at >= 0 ? [pearlOn(box, at)] : [];
}

function centre(view: Seen, part: string): Spot[] {
  const box = land(view.rows).find((one) => one.part === part);
  return box ? [{ row: box.row + box.rows / 2, col: box.col + box.cols / 2 }] : [];
}

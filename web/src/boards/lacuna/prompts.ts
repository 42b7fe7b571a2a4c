/** The one line that says what to do now at the pond, and the one below that says what it would bring. */
import type { Prompt } from '../../stage/frame';
import type { Text } from '../contract';
import { partners, type Choosing, type Preview } from './choosing';
import type { ClosedPair, FlowerShown, OpenPair, PlaceChoices, View } from './wire';
import { nearness, theFlower } from './words';

export interface Asked {
  view: View;
  places: PlaceChoices;
  choosing: Choosing;
  pair: OpenPair | null;
  closed: ClosedPair | null;
  preview: Preview | null;
  /** The flower under the pointer or the focus. */
  looked: FlowerShown | null;
  numbers: boolean;
  /** The water shows whose it is. */
  territory: boolean;
  text: Text;
}

export function placing(asked: Asked): Prompt {
  const { view, places, choosing, pair, closed, preview, text } = asked;
  const first = view.flowers.find((flower) => flower.id === choosing.first);
  if (!first) return { say: text('lacuna-choose-first'), more: beforeChoosing(asked), fresh: !asked.looked };
  if (choosing.second === null) return second(first, partners(places, first.id).length, text);
  if (closed) return { say: text('lacuna-blocked'), more: inTheWay(closed, asked), tone: 'warn' };
  if (pair && preview) return { say: text('lacuna-choose-place'), more: foreseen(preview, view, text) };
  return { say: text('lacuna-tight'), more: text('lacuna-choose-other'), tone: 'warn' };
}

function beforeChoosing({ view, looked, territory, text }: Asked): string {
  if (looked) return nearness(looked, view, text);
  return text(territory ? 'lacuna-territory-more' : 'lacuna-choose-first-more');
}

function second(first: FlowerShown, open: number, text: Text): Prompt {
  if (open === 0) return { say: text('lacuna-choose-none', { colour: first.colour }), more: text('lacuna-choose-other'), tone: 'warn' };
  return { say: text('lacuna-choose-second', { colour: first.colour }), more: text('lacuna-choose-second-more', { open }) };
}

/** What stands on the line, by name. */
function inTheWay(closed: ClosedPair, { view, numbers, text }: Asked): string {
  const flower = closed.what === 'flower' ? view.flowers.find((each) => each.id === closed.id) : undefined;
  return flower ? text('lacuna-in-the-way', { thing: theFlower(flower, text, numbers) }) : text('lacuna-pawn-in-the-way', { metal: closed.what });
}

/** What a pawn there would bring; before the opponent's first pawn everything is nearest to the mover. */
export function foreseen({ gained, closes }: Preview, view: View, text: Text): string {
  const alone = !view.pawns.some((side) => side.length);
  return text('lacuna-foreseen', { gain: alone ? 'all' : gained.length, closes: closes.length });
}

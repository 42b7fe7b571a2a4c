/** What others ask of this screen: offers to answer, and somebody who has been gone for long. */
import { say } from '../text/say.svelte';
import type { OfferTold, SeatTold } from '../wire/messages';

/** An offer as this screen meets it: to answer for a seat, to withdraw, or only to know of. */
export interface OfferShown {
  offer: OfferTold['offer'];
  words: string;
  /** My seat whose word is missing. */
  answers: number | null;
  /** My seat that made it. */
  withdraws: number | null;
}

export function offersShown(offers: readonly OfferTold[], mine: readonly number[], names: readonly string[]): OfferShown[] {
  return offers.map(({ offer, seat, waiting }) => {
    const answers = waiting.find((one) => mine.includes(one)) ?? null;
    if (answers !== null) {
      return { offer, words: say(`shell-offered-${offer}`, { seat }, names), answers, withdraws: null };
    }
    const words = say(`shell-offering-${offer}`, { names: waiting.map((one) => names[one] ?? '') });
    return { offer, words, answers, withdraws: mine.includes(seat) ? seat : null };
  });
}

/** Whoever has been gone for long, for those who play and have not said that they wait. */
export function goneSeats(seats: readonly SeatTold[], mine: readonly number[], waited: readonly number[]): number[] {
  if (mine.length === 0) return [];
  return seats.filter((seat) => seat.gone && !waited.includes(seat.seat)).map((seat) => seat.seat);
}

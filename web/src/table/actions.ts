/** All that can be done from a board at a table; `possible` in given.ts says what of it can be done now. */
import type { Actions } from '../boards/contract';
import { begin } from '../play';
import { preferences } from '../preferences.svelte';
import { errorText } from '../text/say.svelte';
import { asRefusal, record } from '../wire/http';
import { ask } from '../wire/services';
import { forkWish } from './fork';
import type { Sitting } from './sitting.svelte';

export function actions(sitting: Sitting, table: string, token: string): Required<Actions> {
  const game = (): string => sitting.table?.game ?? '';
  return {
    play: (move) => sitting.play(move),
    call: (move, seat) => sitting.call(move, seat),
    peek: (on) => sitting.peek(on),
    takeBack: () => sitting.takeBack(),
    // Whoever asks a service about a running match is helped, as by a hint.
    ask: (service, question, heard) => {
      sitting.helped();
      return ask(game(), service, question, heard);
    },
    helped: () => sitting.helped(),
    resign: () => sitting.resign(),
    record: () => record(table, token),
    open: (wish) => begin({ ...wish, game: game() }),
    words: (error) => errorText(game(), error),
  };
}

/** Go on from the position that is looked at, in one of its seats, on a table of its own; a refusal shows at this one. */
export async function goOn(sitting: Sitting, table: string, token: string, seat: number): Promise<void> {
  const { table: told, view } = sitting;
  if (!told || !view) return;
  try {
    const kept = await record(table, token);
    await begin(forkWish(kept, sitting.looked ?? view.ply, seat, told.seats, preferences));
  } catch (error) {
    const { code, clause, facts } = asRefusal(error);
    sitting.refused = { type: 'refused', code, clause, facts };
  }
}

/** The options of a game's set-up, from the catalog alone: what applies, what may be chosen, what to send. */
import { optionValue, say } from '../text/say.svelte';
import type { GameTold, OptionTold } from '../wire/bodies';
import type { Json } from '../wire/messages';

export type Chosen = Record<string, Json>;
export type Kind = 'switch' | 'words' | 'number' | 'text';

export function defaults(game: GameTold): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.key, usual(option)]));
}

/** The value that the rulebook has. */
export function usual(option: OptionTold): Json {
  return option.values[0] ?? null;
}

function holds(conditions: Record<string, Json[]>, chosen: Chosen): boolean {
  return Object.entries(conditions).every(([key, values]) => values.some((value) => same(value, chosen[key])));
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function applies(option: OptionTold, chosen: Chosen): boolean {
  return holds(option.only, chosen);
}

/** Worth showing: it applies, and there is something to choose. The number of players has its own place. */
export function offered(game: GameTold, chosen: Chosen): OptionTold[] {
  return game.options.filter(
    (option) =>
      option.key !== 'players' &&
      applies(option, chosen) &&
      (allowed(option, chosen).length > 1 || kind(option) === 'number' || kind(option) === 'text'),
  );
}

/** The listed values that the other choices leave open. */
export function allowed(option: OptionTold, chosen: Chosen): Json[] {
  return option.values.filter((value) =>
    option.value_only.every(([limited, conditions]) => !same(limited, value) || holds(conditions, chosen)),
  );
}

/** What is left for a seat where no two may have the same; the usual value is for everybody. */
export function left(option: OptionTold, open: Json[], apart: Json[], seat: number): Json[] {
  const taken = apart.filter((one, other) => other !== seat && !same(one, usual(option)));
  return option.distinct ? open.filter((value) => !taken.some((one) => same(one, value))) : open;
}

/** After a change: whatever is no longer possible falls back to the first value that is. */
export function settled(game: GameTold, chosen: Chosen): Chosen {
  const made = { ...chosen };
  for (const option of game.options) {
    const value = made[option.key];
    const listed = option.values.some((known) => same(known, value));
    const open = allowed(option, made);
    if (Array.isArray(value)) made[option.key] = seated(option, value, seatCount(game, made), open);
    if (listed && !open.some((known) => same(known, value))) made[option.key] = open[0] ?? usual(option);
  }
  return made;
}

/** A value for each seat that there is; where nobody wishes for anything of their own, the usual for all. */
function seated(option: OptionTold, values: Json[], count: number, open: Json[]): Json {
  const apart = Array.from({ length: count }, (_, seat) => {
    const value = values[seat] ?? usual(option);
    return !option.distinct || open.some((known) => same(known, value)) ? value : usual(option);
  });
  return option.distinct && apart.every((value) => same(value, usual(option))) ? usual(option) : apart;
}

/** What to send: options that apply and differ from the default. */
export function wished(game: GameTold, chosen: Chosen): Chosen {
  const told = game.options.filter(
    (option) => applies(option, chosen) && !same(chosen[option.key], usual(option)),
  );
  return Object.fromEntries(told.map((option) => [option.key, chosen[option.key] ?? null]));
}

/** What these options change of the rulebook, in words; what is written in signs is named only. */
export function switchedOn(game: GameTold, chosen: Chosen): string[] {
  const changed = game.options.filter(
    (option) => option.key !== 'players' && option.key in chosen && applies(option, chosen) && !same(chosen[option.key], usual(option)),
  );
  return changed.map((option) => inWords(game.key, option, chosen[option.key] ?? null));
}

function inWords(game: string, option: OptionTold, value: Json): string {
  const label = say(`${game}-option-${option.key}`);
  return value === true || kind(option) === 'text' ? label : say('shell-option-is', { label, value: optionValue(game, option.key, value) });
}

/** The numbers of players to choose from, fewest first; none where the game has one number alone. */
export function playerCounts(game: GameTold): number[] {
  const players = game.options.find((option) => option.key === 'players');
  return (players?.values ?? []).filter((value) => typeof value === 'number').sort((a, b) => a - b);
}

export function seatCount(game: GameTold, chosen: Chosen): number {
  const players = chosen.players;
  return typeof players === 'number' ? players : (game.seats[0] ?? 2);
}

/** How to show an option: two truths are a switch, a few words buttons, a span a number, one word a text. */
export function kind(option: OptionTold): Kind {
  if (option.values.every((value) => typeof value === 'boolean')) return 'switch';
  if (option.span) return 'number';
  return option.values.length === 1 && typeof option.values[0] === 'string' ? 'text' : 'words';
}

/** The preset that these choices are, if any. */
export function presetOf(game: GameTold, chosen: Chosen): string | null {
  const plain = defaults(game);
  const match = Object.entries(game.presets).find(([, values]) => {
    const meant = { ...plain, ...values };
    return Object.keys(meant).every((key) => same(meant[key], chosen[key]));
  });
  return match?.[0] ?? null;
}

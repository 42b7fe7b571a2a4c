/** The texts: one Fluent bundle a language, made from the same .ftl files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts } from '../boards/contract';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = { en: () => import('./en'), fr: () => import('./fr') };
/** What lessons say is a quarter of all words, and no table says it: each game's is fetched with its course. */
const LESSONS = import.meta.glob<string>('../../../src/ludotheque/locales/*/*-learn.ftl', { query: '?raw', import: 'default' });

const bundles = new Map<Language, FluentBundle>();
/** The games whose lessons were opened: a change of language brings their words too. */
const opened = new Set<string>();
const fetched = new Set<string>();

/** Have a language's texts at hand: a reader loads those of one language alone. */
export async function load(language: Language): Promise<void> {
  const made = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  if (!bundles.has(language)) for (const source of (await SOURCES[language]()).default) made.addResource(new FluentResource(source));
  for (const path of [...opened].map((game) => `../../../src/ludotheque/locales/${language}/${game}-learn.ftl`)) {
    if (fetched.has(path)) continue;
    const source = await LESSONS[path]?.();
    if (source) made.addResource(new FluentResource(source));
    fetched.add(path);
  }
  bundles.set(language, made);
}

/** Have what a game's lessons say at hand. */
export async function loadLessons(language: Language, game: string): Promise<void> {
  opened.add(game);
  await load(language);
}

/** The language the browser asks for, as far as we speak it. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export function has(language: Language, key: string): boolean {
  return bundles.get(language)?.getMessage(key)?.value != null;
}

/** The text of a key in a language; the key itself where there is none, so that a gap is seen. */
export function format(language: Language, key: string, facts: Facts = {}, names: readonly string[] = []): string {
  const found = bundles.get(language);
  const pattern = found?.getMessage(key)?.value;
  return found && pattern ? found.formatPattern(pattern, variables(language, facts, names), []) : key;
}

/** Facts as arguments: lists are joined and counted, `seat` brings `name` and whether that is `you`, nothing becomes empty. */
export function variables(
  language: Language,
  facts: Facts,
  names: readonly string[] = [],
): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [key, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) {
      made[key] = joined(language, fact.map(String));
      made[`${key}-count`] = fact.length;
    } else if (typeof fact === 'number') made[key] = fact;
    else made[key] = fact == null ? '' : String(fact);
    if (key !== 'seat' || typeof fact !== 'number') continue;
    made.name = names[fact] ?? String(fact + 1);
    made.you = String(made.name === format(language, 'shell-learner'));
  }
  return made;
}

/** A list as it is read out: `a, b and c`. */
export function joined(language: Language, items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${format(language, 'list-and')} ${items[items.length - 1]}`;
}

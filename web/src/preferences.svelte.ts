/** What a person likes, remembered in this browser: language, theme, sound, speed, confirming, coordinates, a name. */
import { kept, keep } from './storage';
import { switchSound } from './sound';
import { MOVE_MS, type Speed } from './stage/speed';
import { load, preferred, type Language } from './text/fluent';

export type Theme = 'auto' | 'light' | 'dark';

export interface Likes {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** How fast the moves of others are shown. */
  speed: Speed;
  /** By game, whether each move is confirmed; where nothing was chosen, as the game has it. */
  confirms: Record<string, boolean>;
  coordinates: boolean;
  /** A coach speaks at tables where nothing else was said. */
  coach: boolean;
  name: string;
  level: number;
}

const KEY = 'ludotheque.preferences';

export const preferences: Likes = $state({
  language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'auto',
  sound: true,
  speed: 'normal',
  confirms: {},
  coordinates: false,
  coach: false,
  name: '',
  level: 2,
  ...kept<Partial<Likes>>(KEY, {}),
});

/** The reader's own kind of the language, for dates: British and American ones differ. */
export const locale = (): string => navigator.languages.find((one) => one.startsWith(preferences.language)) ?? preferences.language;

export function change(likes: Partial<Likes>): void {
  Object.assign(preferences, likes);
  // Only what was chosen is kept, so that the language goes on following the browser until it is.
  keep(KEY, { ...kept<Partial<Likes>>(KEY, {}), ...likes });
  apply();
}

/** Another language, once its texts are there; without a connection everything stays as it is. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language).then(
    () => change({ language }),
    () => undefined,
  );
}

/** Bring the page in line: its language, its light, its sound. */
export function apply(): void {
  const dark = preferences.theme === 'dark' || (preferences.theme === 'auto' && darkOutside());
  document.documentElement.lang = preferences.language;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  switchSound(preferences.sound);
}

function darkOutside(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}

export function followTheSystem(): void {
  if (typeof matchMedia === 'function') matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}

/** Milliseconds for each shown move. */
export const moveMs = (): number => MOVE_MS[preferences.speed] ?? MOVE_MS.normal;

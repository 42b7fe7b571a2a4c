import { untrack } from 'svelte';

/** What a screen reader hears: the newest sentence in a polite live region. */
export const live: { spoken: string } = $state({ spoken: '' });

export function speak(text: string): void {
  // The same words twice would not be read again: a no-break space makes them new.
  // Whoever speaks does not listen: an effect that speaks must not run again because of it.
  live.spoken = untrack(() => live.spoken) === text ? `${text}\u00a0` : text;
}

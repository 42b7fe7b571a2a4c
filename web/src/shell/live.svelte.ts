/** What a screen reader hears: the newest sentence in a polite live region. */
export const live: { spoken: string } = $state({ spoken: '' });

export function speak(text: string): void {
  // The same words twice would not be read again: a no-break space makes them new.
  live.spoken = live.spoken === text ? `${text}\u00a0` : text;
}

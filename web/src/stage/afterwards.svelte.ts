/** What may come a frame later: a press is painted first, and what follows from it after that. */
export class Afterwards<T> {
  #value = $state.raw<T>() as T;

  constructor(first: T, follow: () => T) {
    this.#value = first;
    $effect(() => {
      const next = follow();
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => (this.#value = next));
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  get value(): T {
    return this.#value;
  }
}

/** Do it once what was pressed is painted; gives what forgets it. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/** What may come a frame later: a press is painted first, and what follows from it after that. */
export class Afterwards<T> {
  #value = $state.raw<T>() as T;

  constructor(first: T, follow: () => T) {
    this.#value = first;
    $effect(() => {
      const next = follow();
      return afterPaint(() => (this.#value = next));
    });
  }

  get value(): T {
    return this.#value;
  }
}

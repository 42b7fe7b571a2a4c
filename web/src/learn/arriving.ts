/** A board that is another one comes up anew, so that the change is seen; at once for whoever wants it still. */
export function arrive(board: Element | null, ms: number): void {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!board || ms === 0 || still || !('animate' in board)) return;
  board.animate([{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
}

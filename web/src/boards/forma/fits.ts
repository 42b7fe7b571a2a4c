/** The chosen piece, and the friendly mode's knowledge as the server sent it; strict play has none. */
import { held, laidAt, named, type Cell, type Held } from './shapes';
import type { Fit, PlayChoices, View } from './wire';

/** Whether the server lists the piece, as it is held, with its dotted square on that cell. */
export function listed(fits: readonly Fit[], piece: Held, at: Cell): boolean {
  const laid = laidAt(piece, at);
  const top = Math.min(...laid.map(([r]) => r));
  const left = Math.min(...laid.map(([, c]) => c));
  const cells = laid.map(([r, c]): Cell => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const found = fits.find((fit) => fit.cells === cells.map(named).join(' '));
  if (!found || top < 0 || left < 0 || left >= found.stride - 1) return false;
  return ((BigInt(`0x${found.corners}`) >> BigInt(top * found.stride + left)) & 1n) === 1n;
}

/** The friendly mode greys pieces that fit nowhere; strict play never does. */
export function useless({ tray, fits }: PlayChoices): string[] {
  return fits ? tray.filter((shape) => !fits[shape]?.length) : [];
}

/** The piece over the board, and whether it fits: only where the server told what fits. */
export function ghost(piece: Held | null, at: Cell | null, choices: PlayChoices | null): { cells: Cell[]; fits: boolean } | null {
  const fits = piece && choices?.fits?.[piece.shape];
  return piece && at && fits ? { cells: laidAt(piece, at), fits: listed(fits, piece, at) } : null;
}

/** The piece that stays chosen in a new position: what is taken up, or one that may be taken up and is still in the tray. */
export function kept(piece: Held | null, { hand, take }: View, choices: PlayChoices | null): Held | null {
  if (!choices) return null;
  if (hand) return piece?.shape === hand ? piece : held(hand);
  return piece && take && choices.tray.includes(piece.shape) ? piece : null;
}

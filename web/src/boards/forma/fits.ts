/** The chosen piece, and the friendly mode's knowledge as the server sent it; strict play has none. */
import { held, laidAt, named, type Cell, type Held } from './shapes';
import type { Fit, PlayChoices, View } from './wire';

/** Whether the server lists the piece, as it is held, with its dotted square on that cell. */
export function listed(fits: readonly Fit[], piece: Held, at: Cell): boolean {
  const laid = laidAt(piece, at);
  const top = Math.min(...laid.map(([r]) => r));
  const left = Math.min(...laid.map(([, c]) => c));
  const cells = inOrder(laid.map(([r, c]): Cell => [r - top, c - left]));
  const found = fits.find((fit) => fit.cells === cells);
  if (!found || top < 0 || left < 0 || left >= found.stride - 1) return false;
  return ((BigInt(`0x${found.corners}`) >> BigInt(top * found.stride + left)) & 1n) === 1n;
}

/** Where its dotted square may go, turned as it is held: only where the server told what fits. */
export function openFor(piece: Held | null, choices: PlayChoices | null): Cell[] | null {
  const fits = piece && choices?.fits?.[piece.shape];
  if (!piece || !fits) return null;
  const fit = fits.find(({ cells }) => cells === inOrder(piece.cells));
  if (!fit) return [];
  const [down, right] = piece.cells[piece.anchor]!;
  const corners = BigInt(`0x${fit.corners}`).toString(2);
  return [...corners].flatMap((bit, i): Cell[] => {
    const at = corners.length - 1 - i;
    return bit === '1' ? [[Math.floor(at / fit.stride) + down, (at % fit.stride) + right]] : [];
  });
}

/** Cells as the server writes them. */
function inOrder(cells: readonly Cell[]): string {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(named).join(' ');
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

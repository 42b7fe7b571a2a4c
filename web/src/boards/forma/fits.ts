/** The friendly mode's knowledge, as the server sent it; strict play has none. */
import { laidAt, named, type Cell, type Held } from './shapes';
import type { Fit } from './wire';

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

/** What lies on the real-table page, kept in this browser over a reload: pieces, the photo and how it is fitted. */
import { drop, keep, kept } from '../../storage';
import type { Piece } from './realtable';

/** Size in percent, and how far right and down, in percent of the side. */
export interface Fit {
  size: number;
  right: number;
  down: number;
}

export const UNFITTED: Fit = { size: 100, right: 0, down: 0 };
const [LAID, PHOTO] = ['ludotheque.lacuna.laid', 'ludotheque.lacuna.photo'];
/** A photo is kept with this longer side: enough for a pond, little enough for a browser. */
const SIDE = 1000;

export function laidBefore(): { pieces: Piece[]; fit: Fit; photo: Blob | null } {
  const { pieces = [], fit = UNFITTED } = kept<{ pieces?: Piece[]; fit?: Fit }>(LAID, {});
  const photo = kept<string | null>(PHOTO, null);
  return { pieces, fit, photo: photo === null ? null : blob(photo) };
}

export function keepLaid(pieces: readonly Piece[], fit: Fit): void {
  keep(LAID, { pieces, fit });
}

export async function keepPhoto(photo: Blob | null): Promise<void> {
  if (!photo) return drop(PHOTO);
  const image = await createImageBitmap(photo).catch(() => null);
  if (!image) return;
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  keep(PHOTO, canvas.toDataURL('image/jpeg', 0.85));
}

function blob(address: string): Blob | null {
  const data = /^data:(image\/[a-z]+);base64,(.+)$/.exec(address);
  return data ? new Blob([Uint8Array.from(atob(data[2]!), (sign) => sign.charCodeAt(0))], { type: data[1]! }) : null;
}

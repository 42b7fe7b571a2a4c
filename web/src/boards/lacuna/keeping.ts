/** What lies on the real-table page, kept in this browser over a reload: pieces, who holds the pairs, the photo and how it is fitted. */
import { drop, keep, kept } from '../../storage';
import { keptAt } from '../work';
import type { Letter } from './model';
import { fromLink, type Piece } from './realtable';

/** Size in percent, and how far right and down, in percent of the side. */
export interface Fit {
  size: number;
  right: number;
  down: number;
}

export const UNFITTED: Fit = { size: 100, right: 0, down: 0 };
const [LAID, PHOTO] = ['laid', 'photo'];
/** A photo is kept with this longer side: enough for a pond, little enough for a browser. */
const SIDE = 1000;

export interface Laid {
  pieces: Piece[];
  fit: Fit;
  /** Gold's pairs, as far as somebody said them. */
  held: Partial<Record<Letter, number>>;
}

/** What lay here before, or what a link brings; a link that cannot be read brings nothing. */
export class Keeping {
  private readonly at: string;
  readonly laid: Laid;
  readonly photo: Blob | null;

  constructor(fragment: string) {
    const sent = fromLink(fragment);
    this.at = keptAt('ludotheque.lacuna', [LAID, PHOTO], sent ? fragment : '');
    this.laid = { pieces: sent ?? [], fit: UNFITTED, held: {}, ...kept<Partial<Laid>>(`${this.at}.${LAID}`, {}) };
    const photo = kept<string | null>(`${this.at}.${PHOTO}`, null);
    this.photo = photo === null ? null : blob(photo);
  }

  keepLaid(laid: Laid): void {
    keep(`${this.at}.${LAID}`, laid);
  }

  async keepPhoto(photo: Blob | null): Promise<void> {
    const picture = photo && (await small(photo));
    if (picture) keep(`${this.at}.${PHOTO}`, picture);
    else if (!photo) drop(`${this.at}.${PHOTO}`);
  }
}

async function small(photo: Blob): Promise<string | null> {
  const image = await createImageBitmap(photo).catch(() => null);
  if (!image) return null;
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

function blob(address: string): Blob | null {
  const data = /^data:(image\/[a-z]+);base64,(.+)$/.exec(address);
  return data ? new Blob([Uint8Array.from(atob(data[2]!), (sign) => sign.charCodeAt(0))], { type: data[1]! }) : null;
}

/** Seven flowers that differ in outline first and in colour second; all inside the unit disc. */
import type { Letter } from './model';

export interface Shape {
  petals: string;
  heart: string;
  fill: string;
  core: string;
}

const polar = (radius: number, turn: number): string => `${(radius * Math.sin(2 * Math.PI * turn)).toFixed(3)} ${(-radius * Math.cos(2 * Math.PI * turn)).toFixed(3)}`;

function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
}

/** `number` petals: `width` is how much of its share of the turn a petal takes, `bulge` where it is widest. */
function petals(number: number, width: number, bulge: number, tip: number): string {
  return Array.from({ length: number }, (_, n) => {
    const middle = n / number;
    const side = width / number / 2;
    return `M0 0C${polar(bulge, middle - side)} ${polar(tip, middle - side)} ${polar(0.98, middle)}C${polar(tip, middle + side)} ${polar(bulge, middle + side)} 0 0Z`;
  }).join('');
}

function star(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => polar(n % 2 ? inner : 0.98, n / (points * 2)));
  return `M${corners.join('L')}Z`;
}

function bumps(number: number, inner: number): string {
  const start = `M${polar(inner, 0)}`;
  return start + Array.from({ length: number }, (_, n) => `Q${polar(1.12, (n + 0.5) / number)} ${polar(inner, (n + 1) / number)}`).join('') + 'Z';
}

function hearts(number: number): string {
  return Array.from({ length: number }, (_, n) => {
    const m = n / number;
    const w = 0.105;
    return `M0 0C${polar(0.5, m - w * 1.5)} ${polar(0.95, m - w * 1.35)} ${polar(0.94, m - w * 0.6)}Q${polar(0.9, m - w * 0.1)} ${polar(0.7, m)}Q${polar(0.9, m + w * 0.1)} ${polar(0.94, m + w * 0.6)}C${polar(0.95, m + w * 1.35)} ${polar(0.5, m + w * 1.5)} 0 0Z`;
  }).join('');
}

export const SHAPES: Record<Letter, Shape> = {
  R: { petals: petals(5, 1.12, 0.5, 1.12), heart: circle(0.26), fill: '#E4493A', core: '#3A1512' },
  P: { petals: petals(8, 1.15, 0.62, 0.72), heart: circle(0.2), fill: '#F7A8CB', core: '#FFF3B8' },
  V: { petals: petals(3, 0.98, 0.5, 1.02), heart: 'M0 .1L-.09 -.42L.09 -.42ZM0 0L.4 .13L.31 .29ZM0 0L-.4 .13L-.31 .29Z', fill: '#A176E8', core: '#FFE27A' },
  B: { petals: star(10, 0.52), heart: circle(0.24), fill: '#5B9BFF', core: '#17306B' },
  G: { petals: hearts(4), heart: circle(0.12), fill: '#93D457', core: '#2F6420' },
  Y: { petals: petals(13, 0.72, 0.55, 0.95), heart: circle(0.34), fill: '#FBE25A', core: '#B9670F' },
  O: { petals: bumps(14, 0.9), heart: bumps(10, 0.5), fill: '#F58B22', core: '#FFC15E' },
};

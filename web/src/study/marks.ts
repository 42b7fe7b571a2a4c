/** Marks drawn by hand: rings and arrows between what a board names by its data attributes, or bare places on it. */
import { selector } from '../learn/marks';

/** What boards name, the smallest things first; a laid tile by its cell, for both sides have tiles of the same kind. */
const KINDS = ['hole', 'pearl', 'pawn', 'flower', 'card', 'cell', 'tile', 'raft', 'land'];
/** Two points so near to each other, in shares of the picture, are meant as one. */
const NEAR = 0.02;

export interface Place {
  x: number;
  y: number;
  /** How far a ring goes around it. */
  radius: number;
}

type Point = Omit<Place, 'radius'>;

export type Shape = { kind: 'ring'; at: Place } | { kind: 'arrow'; from: Place; to: Place };

/** What lies under a point of the window, as a mark names it. */
export function placeAt(box: Element, x: number, y: number): string {
  for (const found of document.elementsFromPoint(x, y)) {
    if (!box.contains(found)) continue;
    const name = nameOf(found, box);
    if (name) return name;
  }
  const { left, top, width, height } = ground(box);
  return `point:${share((x - left) / width)},${share((y - top) / height)}`;
}

/** The picture that points are measured on: the same in every window, however near it is looked at. */
const ground = (box: Element): DOMRect => (box.querySelector('[data-ground]') ?? box).getBoundingClientRect();

/** A name that leads back to the same thing, for whoever reads it too: not of a place that is only offered for a move. */
function nameOf(found: Element, box: Element): string | null {
  for (const kind of KINDS) {
    const named = found.closest(`[data-${kind}]:not([data-open])`);
    const name = `${kind}:${named?.getAttribute(`data-${kind}`) ?? ''}`;
    if (named && /^\w+:[\w.,+#-]{1,40}$/.test(name) && box.querySelector(selector(name)) === named) return name;
  }
  return null;
}

const share = (part: number): string => Math.min(1, Math.max(0, part)).toFixed(3);

/** A press is a ring, a stroke an arrow; what is there already goes. */
export function drawn(marks: readonly string[], from: string, to: string): string[] {
  const mark = alike(from, to) ? from : `${from}>${to}`;
  return marks.some((one) => alike(one, mark)) ? marks.filter((one) => !alike(one, mark)) : [...marks, mark];
}

/** Whether two marks mean the same: nobody presses the same point of the water twice. */
function alike(one: string, other: string): boolean {
  const [ends, others] = [one.split('>'), other.split('>')];
  return ends.length === others.length && ends.every((end, place) => end === others[place] || near(pointOf(end), pointOf(others[place]!)));
}

const near = (one: Point | null, other: Point | null): boolean =>
  one !== null && other !== null && Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

function pointOf(name: string): Point | null {
  const found = /^point:([\d.]+),([\d.]+)$/.exec(name);
  return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** Where a mark is drawn, in pixels of the box; null where the board does not show what it names. */
export function shapeOf(box: Element, mark: string): Shape | null {
  const [first = '', second] = mark.split('>');
  const from = placeOf(box, first);
  if (second === undefined) return from && { kind: 'ring', at: from };
  const to = placeOf(box, second);
  return from && to && { kind: 'arrow', from, to };
}

function placeOf(box: Element, name: string): Place | null {
  const whole = box.getBoundingClientRect();
  const point = pointOf(name);
  if (point) {
    const { x, y, width, height } = ground(box);
    return { x: x + point.x * width - whole.x, y: y + point.y * height - whole.y, radius: Math.min(width, height) / 24 };
  }
  const found = box.querySelector(selector(name))?.getBoundingClientRect();
  if (!found) return null;
  return { x: found.x + found.width / 2 - whole.x, y: found.y + found.height / 2 - whole.y, radius: Math.max(found.width, found.height) / 2 + 3 };
}

/** An arrow from edge to edge, its head included, as a path. */
export function arrowPath({ x, y }: Place, to: Place): string {
  const [wide, high] = [to.x - x, to.y - y];
  const long = Math.hypot(wide, high) || 1;
  const [ux, uy] = [wide / long, high / long];
  const head = Math.min(22, long / 2);
  const [bx, by] = [to.x - ux * head, to.y - uy * head];
  const at = (a: number, b: number): string => `${a.toFixed(1)} ${b.toFixed(1)}`;
  return `M${at(x, y)}L${at(bx, by)}M${at(bx - uy * head * 0.5, by + ux * head * 0.5)}L${at(to.x, to.y)}L${at(bx + uy * head * 0.5, by - ux * head * 0.5)}Z`;
}

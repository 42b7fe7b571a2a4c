/** Geometry for display: only the server judges. Units are those of the wire, 0.01 mm. */
export interface Point {
  x: number;
  y: number;
}

/** The lattice point of step k, as the rules count it. */
export function at(a: Point, b: Point, k: number): Point {
  const n = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) || 1;
  const part = (d: number): number => Math.floor((2 * k * d + n) / (2 * n));
  return { x: a.x + part(b.x - a.x), y: a.y + part(b.y - a.y) };
}

export function squared(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** How far along the segment a point lies, 0 to 1. */
export function share(a: Point, b: Point, p: Point): number {
  const length = squared(a, b) || 1;
  const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length;
  return Math.min(Math.max(along, 0), 1);
}

export function fromSegment(a: Point, b: Point, p: Point): number {
  const t = share(a, b, p);
  return Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
}

/** Millimetres as the reader writes them. */
export function millimetres(squareOfHundredths: number, decimals = 1): string {
  const language = document.documentElement.lang || 'en';
  const form = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return form.format(Math.sqrt(squareOfHundredths) / 100);
}

/** Two distances with as many decimals as it takes to tell them apart. */
export function compared(one: number, other: number): [string, string] {
  for (let decimals = 1; ; decimals++) {
    const told: [string, string] = [millimetres(one, decimals), millimetres(other, decimals)];
    if (told[0] !== told[1] || one === other || decimals === 9) return told;
  }
}

export function nearestSquare(flower: Point, pawns: readonly Point[]): number {
  return pawns.reduce((best, pawn) => Math.min(best, squared(flower, pawn)), Infinity);
}

/** The part of the pond that is nearest to one pawn: its corner points, cut out of a round pond. */
export function cell(own: Point, others: readonly Point[], radius: number, sides = 72): Point[] {
  let shape: Point[] = Array.from({ length: sides }, (_, n) => {
    const angle = (2 * Math.PI * n) / sides;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  for (const other of others) shape = cut(shape, own, other);
  return shape;
}

/** Keep what is nearer to `own` than to `other`. */
function cut(shape: Point[], own: Point, other: Point): Point[] {
  const lead = (p: Point): number => squared(p, other) - squared(p, own);
  const kept: Point[] = [];
  shape.forEach((p, n) => {
    const q = shape[(n + 1) % shape.length]!;
    const [here, there] = [lead(p), lead(q)];
    if (here >= 0) kept.push(p);
    if (here >= 0 !== there >= 0) {
      const t = here / (here - there);
      kept.push({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) });
    }
  });
  return kept;
}

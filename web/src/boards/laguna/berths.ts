/** Where pearls lie on the islands: each keeps its place while others are taken, and what comes takes a free one. */

export const FREE = '-';
const ROOM = 3;

/** An island's places, `-` where none lies: those of before as far as they are still there, then what is new. */
export function settled(before: string, pearls: string): string {
  if (before === pearls) return pearls;
  const left = [...pearls];
  const places = [...before.padEnd(ROOM, FREE)].map((pearl) => {
    const at = left.indexOf(pearl);
    return at < 0 ? FREE : left.splice(at, 1)[0]!;
  });
  for (const pearl of left) {
    const free = places.indexOf(FREE);
    if (free < 0) places.push(pearl);
    else places[free] = pearl;
  }
  return places.join('').replace(/-+$/, '');
}

/** Remembers the places of every island from one position to the next. */
export class Berths {
  private places: Record<string, string> = {};

  of(islands: Record<string, string>): Record<string, string> {
    this.places = Object.fromEntries(Object.entries(islands).map(([island, pearls]) => [island, settled(this.places[island] ?? '', pearls)]));
    return this.places;
  }
}

/** Where the pips of a number card stand: column 0 to 2, height 0 (above) to 1; those below the middle are turned. */
export type Pip = readonly [column: number, height: number];

const pair = (height: number): Pip[] => [[0, height], [2, height]];
const pairs = (...heights: number[]): Pip[] => heights.flatMap(pair);
const single = (...heights: number[]): Pip[] => heights.map((height): Pip => [1, height]);

const PIPS: Record<string, Pip[]> = {
  '2': single(0, 1),
  '3': single(0, 0.5, 1),
  '4': pairs(0, 1),
  '5': [...pairs(0, 1), ...single(0.5)],
  '6': pairs(0, 0.5, 1),
  '7': [...pairs(0, 0.5, 1), ...single(0.25)],
  '8': [...pairs(0, 0.5, 1), ...single(0.25, 0.75)],
  '9': [...pairs(0, 1 / 3, 2 / 3, 1), ...single(0.5)],
  T: [...pairs(0, 1 / 3, 2 / 3, 1), ...single(1 / 6, 5 / 6)],
};

/** None for jack, queen and king, who wear something instead. */
export const pipsOf = (rank: string): readonly Pip[] => PIPS[rank] ?? [];

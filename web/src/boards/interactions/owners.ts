/** Owners by colour and by shape: the outline of the tile itself differs, so that grey is enough to tell them apart. */
export const OUTLINES: readonly string[] = [
  'M18 3H82A15 15 0 0 1 97 18V82A15 15 0 0 1 82 97H18A15 15 0 0 1 3 82V18A15 15 0 0 1 18 3Z',
  'M17 3H83L97 17V83L83 97H17L3 83V17Z',
  'M3 3H97V97H3Z',
  'M15 3H85A12 12 0 0 0 97 15V85A12 12 0 0 0 85 97H15A12 12 0 0 0 3 85V15A12 12 0 0 0 15 3Z',
];

/** ● ▲ ■ ◆ around the origin. */
export const SHAPES: readonly string[] = [
  'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z',
  'M0 -8L8 6H-8Z',
  'M-6.500 -6.500H6.500V6.500H-6.500Z',
  'M0 -8.500L8.500 0L0 8.500L-8.500 0Z',
];

/** Tiles are real objects: their frames keep the same colours by day and by night. */
export const COLOURS: readonly string[] = ['#0072B2', '#D55E00', '#009E73', '#E3B505'];

/** A second line inside green's square and yellow's frame, for those who see no colour. */
export const DOUBLED: readonly boolean[] = [false, false, true, false];

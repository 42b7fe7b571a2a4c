/** The option `sizes` as a person measures it: widths in millimetres; it is written as radii in hundredths of one. */
export const MEASURES = ['pond', 'flower', 'pawn', 'apart'] as const;
export type Widths = Record<(typeof MEASURES)[number], number>;

const USUAL: Widths = { pond: 480, flower: 16, pawn: 15, apart: 40 };
const WRITTEN = /^R(\d+) rf(\d+) rp(\d+) sep(\d+)$/;

export function measured(text: string): Widths {
  const found = WRITTEN.exec(text)?.slice(1).map(Number);
  if (!found) return USUAL;
  const [pond, flower, pawn, apart] = found as [number, number, number, number];
  return { pond: pond / 50, flower: flower / 50, pawn: pawn / 50, apart: apart / 100 };
}

/** What is left empty is as usual. */
export function writtenSizes(widths: Widths): string {
  const of = (measure: keyof Widths): number => widths[measure] || USUAL[measure];
  return `R${Math.round(of('pond') * 50)} rf${Math.round(of('flower') * 50)} rp${Math.round(of('pawn') * 50)} sep${Math.round(of('apart') * 100)}`;
}

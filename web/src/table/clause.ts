/** Brings the passage of the rules that a clause belongs to into sight: `id="IXN-10"` or `data-clause="IXN-10 …"`. */
export function showClause(within: ParentNode, clause: string): void {
  const wanted = CSS.escape(clause);
  const place = within.querySelector<HTMLElement>(`#${wanted}, [data-clause~="${wanted}"]`);
  place?.scrollIntoView({ block: 'start' });
}

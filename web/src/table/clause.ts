/** Brings the passage of the rules that a clause belongs to into sight: `id="IXN-10"` or `data-clause="IXN-10 …"`. */
export function showClause(within: ParentNode, clause: string): void {
  const wanted = CSS.escape(clause);
  const place = within.querySelector<HTMLElement>(`#${wanted}, [data-clause~="${wanted}"]`);
  if (!place) return;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  place.classList.add('sought');
  const bring = () => place.scrollIntoView({ block: 'start' });
  bring();
  // Fonts that come late move everything above.
  void document.fonts?.ready.then(bring);
}

/** What is looked at in a list stays in sight; the page around the list is not moved. */
export function keepInSight(list: HTMLElement, row: HTMLElement): void {
  const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const [above, below] = [box.top - frame.top, box.bottom - frame.bottom];
  if (above < 0 || box.height > frame.height) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

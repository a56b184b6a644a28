/** Pixels that stay free above and below. */
const MARGIN = 8;

/** Brings a row into sight by scrolling the list that it is in; the page stays where it is, which `scrollIntoView` would move, too. */
export function scrollInList(row: HTMLElement): void {
  let list = row.parentElement;
  while (list && getComputedStyle(list).overflowY !== 'auto') list = list.parentElement;
  if (!list) return;
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, top - MARGIN - frame.top) + Math.max(0, bottom + MARGIN - frame.bottom);
}

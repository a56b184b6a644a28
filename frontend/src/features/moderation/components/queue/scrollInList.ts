/** Free space above and below the row (px). */
const MARGIN = 8;

/** Scrolls the list to show a row. Unlike `scrollIntoView`, never scrolls the page. */
export function scrollInList(row: HTMLElement): void {
  let list = row.parentElement;
  while (list && getComputedStyle(list).overflowY !== 'auto') list = list.parentElement;
  if (!list) return;
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, top - MARGIN - frame.top) + Math.max(0, bottom + MARGIN - frame.bottom);
}

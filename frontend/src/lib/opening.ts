/** Whether the browser has opened this page at its top: not reloaded or gone back to where one had scrolled, nor with a part of it to show. */
function isAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && window.location.hash === '';
}

let isFirst = isAtTop();
let waiting = 0;

/** Whether the first screen of a page that was opened at its top is being drawn. */
export const isOpening = (): boolean => isFirst;

/**
 * To be called when a part of the screen stands that keeps others waiting, or does not.
 * @param isComplete whether nothing in it waits any more
 * @returns to be called as soon as that changes
 */
export function stands(isComplete: boolean): () => void {
  isFirst = false;
  if (!isComplete) waiting += 1;
  // Browsers' tools show when that was.
  else if (waiting === 0) performance.mark('citypins: complete');
  return () => {
    if (!isComplete) waiting -= 1;
  };
}

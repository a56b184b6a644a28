/** Returns whether this page was opened at its top: no reload, no back navigation and no hash. */
function isAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && window.location.hash === '';
}

let isFirst = isAtTop();
let waiting = 0;

/** Returns whether the first screen of a page opened at its top is still rendering. */
export const isOpening = (): boolean => isFirst;

/**
 * Reports that a part of the screen is rendered. Parts can still contain deferred content.
 * @param isComplete whether the part contains no deferred content
 * @returns a function to call when this changes
 */
export function stands(isComplete: boolean): () => void {
  isFirst = false;
  if (!isComplete) waiting += 1;
  // Shows in the browser's performance tools.
  else if (waiting === 0) performance.mark('citypins: complete');
  return () => {
    if (!isComplete) waiting -= 1;
  };
}

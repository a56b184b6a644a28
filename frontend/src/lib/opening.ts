/** Whether the browser has opened this page at its top: not reloaded or gone back to where one had scrolled, nor with a part of it to show. */
function isAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && window.location.hash === '';
}

let isFirst = isAtTop();

/** Whether the first screen of a page that was opened at its top is being drawn. */
export const isOpening = (): boolean => isFirst;

/** To be called as soon as the first screen stands. */
export function opened(): void {
  isFirst = false;
}

/** To be called as soon as what is below its fold stands, too: browsers' tools show when that was. */
export const completed = (): void => void performance.mark('citypins: complete');

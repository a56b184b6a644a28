import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { completed, isOpening, opened } from '../lib/opening';

/**
 * What is below the fold: when a page is opened anew, it is drawn in a step of its own right after the rest, so that a slow phone shows the
 * rest sooner and is deaf for shorter. On the way through the app it is there at once, as where one comes back to was.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isWaiting] = useState(isOpening);
  const isShown = useDeferredValue(true, !isWaiting);
  useEffect(() => {
    opened();
    if (isShown) completed();
  }, [isShown]);
  return isShown ? children : null;
}

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the section that the address names once it is there. The router looks for it at once,
 * which is too early for a page that waits for its data.
 */
export function useLateHash(ready: boolean): void {
  const { hash } = useLocation();
  const waited = useRef(false);

  useLayoutEffect(() => {
    if (ready && waited.current && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    waited.current = !ready;
  }, [ready, hash]);
}

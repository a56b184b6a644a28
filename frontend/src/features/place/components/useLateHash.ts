import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section in the address's hash once the section exists.
 * The router scrolls at once, before a page that loads its data has sections.
 */
export function useLateHash(ready: boolean): void {
  const { hash } = useLocation();
  const waited = useRef(false);

  useLayoutEffect(() => {
    if (ready && waited.current && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    waited.current = !ready;
  }, [ready, hash]);
}

import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;
const MINIMUM_MS = 400;

/** Returns whether to show a loading indicator. To avoid flicker, it shows only after 300 ms of loading, and for at least 400 ms. */
export function useDeferredLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (loading === shown) return undefined;
    const wait = loading ? DELAY_MS : Math.max(0, shownAt.current + MINIMUM_MS - Date.now());
    const timer = setTimeout(() => {
      shownAt.current = Date.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);

  return shown;
}

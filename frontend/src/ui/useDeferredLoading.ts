import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;
const MINIMUM_MS = 400;

/**
 * Whether to show that something loads: only what takes longer than 300 ms shows it, and then
 * for at least 400 ms, so that nothing flickers.
 */
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

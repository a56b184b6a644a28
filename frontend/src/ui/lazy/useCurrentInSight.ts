import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a scrollable row; scrolls the row so that its current link is centered.
 * @param current value that changes with the current link
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link) return undefined;
    const center = () => row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
    // The width of the link changes when the font loads.
    const observer = new ResizeObserver(center);
    observer.observe(link);
    return () => observer.disconnect();
  }, [current]);
  return row;
}

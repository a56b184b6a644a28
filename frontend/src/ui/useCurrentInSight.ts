import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row that is wider than the screen to the link in it that stands for what is open.
 * @param current changes whenever another link does
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link) return undefined;
    const center = () => row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
    // Its width changes once more when the font is there.
    const observer = new ResizeObserver(center);
    observer.observe(link);
    return () => observer.disconnect();
  }, [current]);
  return row;
}

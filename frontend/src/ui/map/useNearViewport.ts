import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has ever come within so many pixels of the visible part of the page. */
export function useNearViewport(element: RefObject<HTMLElement | null>, aheadPx: number): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, aheadPx]);

  return near;
}

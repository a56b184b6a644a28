import { useEffect, useState, type RefObject } from 'react';

const AHEAD_PX = 200;

/** Whether an element has ever come within 200 px of the visible part of the page. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);

  return near;
}

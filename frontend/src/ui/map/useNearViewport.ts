import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element has ever been within `aheadPx` pixels of the viewport. */
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

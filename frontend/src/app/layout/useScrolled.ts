import { useEffect, useState } from 'react';

/**
 * Returns whether the page is scrolled by more than the given number of pixels. Reads `scrollY` only at mount and in scroll events. Reading it during
 * rendering would force a layout of the whole page.
 */
export function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(() => window.scrollY > pixels);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > pixels);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isScrolled;
}

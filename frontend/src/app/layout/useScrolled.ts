import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than so many pixels. Asks the browser only while nothing is being drawn: in between, it would have to
 * lay the whole page out to answer.
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

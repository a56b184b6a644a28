import { useEffect, useState } from 'react';

const FIRST_REST_MS = 1500;

/**
 * Which slides have their picture: the current one, those seen before, and, once the page has
 * come to rest, the next one, so that the first picture does not share the line.
 */
export function useMountedSlides(index: number, count: number): ReadonlySet<number> {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([index]));
  const [rested, setRested] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setRested(true), FIRST_REST_MS);
    return () => clearTimeout(timer);
  }, []);

  const wanted = rested ? [index, (index + 1) % count] : [index];
  if (wanted.some((one) => !mounted.has(one))) setMounted(new Set([...mounted, ...wanted]));
  return mounted;
}

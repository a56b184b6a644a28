import { useEffect, useState } from 'react';

/** Delay before the next slide's picture loads (ms). */
const FIRST_REST_MS = 1500;

/**
 * Returns the indexes of the slides that load their picture: the current one and those seen before.
 * After a delay also the next one, which must not compete with the first picture for bandwidth.
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

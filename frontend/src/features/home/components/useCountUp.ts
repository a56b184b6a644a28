import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/browser';

const COUNT_MS = 600;

/** Returns a number that grows from 0 to `target` once, within 600 ms. Starts at `target` if the visitor prefers reduced motion. */
export function useCountUp(target: number): number {
  const still = useReducedMotion();
  const [share, setShare] = useState(0);

  useEffect(() => {
    if (still) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const passed = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [still]);

  return still ? target : Math.round(target * share);
}

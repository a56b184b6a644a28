import { startTransition, useEffect, useState } from 'react';

/** How many are added between two frames: as many as a frame has time for. */
const STEP = 40;

/**
 * Things to draw, of which many at once would hold up the next press: what is no longer there goes at once, what is new comes a few at a
 * time, from one frame to the next.
 * @param items all of them, each with an id of its own; the same array as long as they are the same
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [drawn, draw] = useState<readonly Item[]>([]);

  useEffect(() => {
    if (drawn === items) return undefined;
    const frame = requestAnimationFrame(() => {
      const before = new Set(drawn.map(({ id }) => id));
      let room = STEP;
      const next = items.filter(({ id }) => before.has(id) || room-- > 0);
      startTransition(() => draw(next.length === items.length ? items : next));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, drawn]);

  return drawn;
}

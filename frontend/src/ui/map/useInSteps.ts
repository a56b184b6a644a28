import { startTransition, useEffect, useMemo, useState } from 'react';

/** How many are added between two frames: as many as a frame has time for. */
const STEP = 40;

/**
 * Things to draw, of which many at once would hold up the next press: what is no longer there goes at once, what is new comes a few at a
 * time, from one frame to the next.
 * @param items all of them, each with an id of its own; the same array as long as they are the same
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [come, add] = useState<ReadonlySet<string>>(new Set());
  const drawn = useMemo(() => items.filter(({ id }) => come.has(id)), [items, come]);

  useEffect(() => {
    if (drawn.length === items.length) return undefined;
    const frame = requestAnimationFrame(() => {
      let room = STEP;
      const next = items.filter(({ id }) => come.has(id) || room-- > 0);
      startTransition(() => add(new Set(next.map(({ id }) => id))));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, come, drawn]);

  return drawn;
}

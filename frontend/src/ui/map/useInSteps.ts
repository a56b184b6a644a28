import { startTransition, useEffect, useMemo, useState } from 'react';

/** Maximum number of items added per frame. */
const STEP = 40;

/**
 * Returns the items to render. Removed items disappear at once; new items are added over several frames, so that rendering many does not delay input.
 * @param items items with unique ids; must be the same array while they are unchanged
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

import { useState } from 'react';
import type { QueueItem_ItemFragment } from './QueueItem.generated';

export interface Ticks {
  /** The ids of what is ticked. */
  ids: ReadonlySet<string>;
  /** What is ticked and still waits. */
  items: readonly QueueItem_ItemFragment[];
  toggle: (id: string) => void;
  clear: () => void;
}

/** Which items of a list are ticked. */
export function useTicks(all: readonly QueueItem_ItemFragment[] = []): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    items: all.filter(({ id }) => ids.has(id)),
    toggle: (id) => setIds((ticked) => (ticked.has(id) ? new Set([...ticked].filter((one) => one !== id)) : new Set([...ticked, id]))),
    clear: () => setIds(new Set()),
  };
}

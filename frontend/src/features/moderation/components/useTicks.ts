import { useState } from 'react';
import type { QueueItem_ItemFragment } from './QueueItem.generated';

export interface Ticks {
  /** Ids of all selected items. */
  ids: ReadonlySet<string>;
  /** Selected items that are still in the queue. */
  items: readonly QueueItem_ItemFragment[];
  toggle: (id: string) => void;
  clear: () => void;
}

/** Returns the selection of items in the list and functions to change it. */
export function useTicks(all: readonly QueueItem_ItemFragment[] = []): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    items: all.filter(({ id }) => ids.has(id)),
    toggle: (id) => setIds((ticked) => (ticked.has(id) ? new Set([...ticked].filter((one) => one !== id)) : new Set([...ticked, id]))),
    clear: () => setIds(new Set()),
  };
}

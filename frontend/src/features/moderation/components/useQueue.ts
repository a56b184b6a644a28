import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ItemView_TilesFragment } from './ItemView.generated';
import type { QueueFilter_CountsFragment } from './QueueFilter.generated';
import type { QueueItem_ItemFragment } from './QueueItem.generated';
import { ModerationScreenDocument } from './useQueue.generated';
import { type QueuePlace, useQueueAddress } from './useQueueAddress';

const POLL_MS = 30_000;

/** What waits, and where in it somebody is. */
export interface Queue {
  at: QueuePlace;
  /** The items of the page, without what has just been decided; undefined as long as they are not known. */
  items: readonly QueueItem_ItemFragment[] | undefined;
  page: number;
  pages: number;
  counts: QueueFilter_CountsFragment | undefined;
  tiles: ItemView_TilesFragment | undefined;
  /** The item that is open, if one is. */
  current: QueueItem_ItemFragment | undefined;
  /** Whether the address names an item that does not wait here any more. */
  isGone: boolean;
  /** Why the queue could not be loaded, where it could not and there is none to show. */
  error: unknown;
  retry: () => void;
  /** Opens an item; null closes the one that is open. */
  open: (id: string | null) => void;
  /** Opens the item so many places further down. */
  move: (steps: number) => void;
  /** Takes items off the list before the server has answered, and opens the next one if one of them was open. */
  leave: (ids: readonly string[]) => void;
  /** Shows an item at its address though the page of the list does not have it, until it is decided about. */
  keep: (item: QueueItem_ItemFragment) => void;
  /** Asks for the queue anew; what was taken off the list is then what the server says. */
  settle: (ids: readonly string[]) => Promise<void>;
  /** As `settle`, then back where one was. */
  bringBack: (ids: readonly string[], place: QueuePlace) => Promise<void>;
}

/** @param opensFirst whether the first item is open where the address names none */
export function useQueue(opensFirst: boolean): Queue {
  const { at, go } = useQueueAddress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [kept, keep] = useState<QueueItem_ItemFragment>();
  const { data, previousData, error, networkStatus, refetch } = useQuery(ModerationScreenDocument, {
    variables: { kind: at.kind, page: at.page },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // Who asks after a decision must not get the answer to a question from before it.
    context: { queryDeduplication: false },
  });
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  const shown = data ?? previousData;
  const items = shown?.moderationQueue.items.filter(({ id }) => !left.has(id));
  const named = items?.find(({ id }) => id === at.itemId) ?? (kept?.id === at.itemId ? kept : undefined);
  const current = named ?? (opensFirst && at.itemId === null ? items?.[0] : undefined);
  const isSettled = networkStatus === NetworkStatus.ready || networkStatus === NetworkStatus.poll;

  const open = (id: string | null) => go({ ...at, itemId: id });
  const settle = async (ids: readonly string[]) => {
    // One after the other, so that the last answer is the latest; what cannot be asked now is asked with the next poll.
    turns.current = turns.current.then(() => refetch()).catch(() => undefined);
    await turns.current;
    setLeft((all) => new Set([...all].filter((id) => !ids.includes(id))));
  };

  return {
    at,
    items,
    page: shown?.moderationQueue.page ?? at.page,
    pages: shown?.moderationQueue.pages ?? 1,
    counts: shown?.moderationCounts,
    tiles: shown?.site.mapTiles,
    current,
    isGone: at.itemId !== null && items !== undefined && !named && isSettled,
    error: shown ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
    open,
    move(steps) {
      const next = items?.[current ? items.indexOf(current) + steps : 0];
      if (next) open(next.id);
    },
    keep,
    leave(ids) {
      keep(undefined);
      setLeft((all) => new Set([...all, ...ids]));
      if (!items || !current || !ids.includes(current.id)) return;
      const place = items.indexOf(current);
      const stays = ({ id }: QueueItem_ItemFragment) => !ids.includes(id);
      const next = items.slice(place + 1).find(stays) ?? items.slice(0, place).findLast(stays);
      open(next?.id ?? null);
    },
    settle,
    async bringBack(ids, place) {
      // Opened before, it could go again with an answer that was asked for earlier.
      await settle(ids);
      go(place);
    },
  };
}

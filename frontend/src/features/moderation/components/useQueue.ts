import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { BaseMap } from '../../../ui/map';
import type { QueueFilter_CountsFragment } from './queue/QueueFilter.generated';
import type { QueueItem_ItemFragment } from './QueueItem.generated';
import { ModerationScreenDocument } from './useQueue.generated';
import { type QueuePlace, useQueueAddress } from './queue/useQueueAddress';

/** Poll interval (ms). */
const POLL_MS = 30_000;

/** Moderation queue and the viewer's position in it. */
export interface Queue {
  at: QueuePlace;
  /** Items of the page, without those just decided; undefined while they load. */
  items: readonly QueueItem_ItemFragment[] | undefined;
  page: number;
  pages: number;
  counts: QueueFilter_CountsFragment | undefined;
  base: BaseMap | undefined;
  /** Open item, if any. */
  current: QueueItem_ItemFragment | undefined;
  /** True if the address names an item that is no longer in the queue. */
  isGone: boolean;
  /** Error of the query, if there is no data to show. */
  error: unknown;
  retry: () => void;
  /** Opens an item; null closes the open one. */
  open: (id: string | null) => void;
  /** Opens the item that is `steps` further down; negative goes up. */
  move: (steps: number) => void;
  /** Hides items before the server responds; opens the next item if one of them was open. */
  leave: (ids: readonly string[]) => void;
  /** Shows an item at its address even if the loaded page does not contain it, until it is decided. */
  keep: (item: QueueItem_ItemFragment) => void;
  /** Reloads the queue and shows the hidden items again if the server still has them. */
  settle: (ids: readonly string[]) => Promise<void>;
  /** Does the same as `settle`, then goes to a position. */
  bringBack: (ids: readonly string[], place: QueuePlace) => Promise<void>;
}

/**
 * Loads the moderation queue and keeps it current by polling.
 * @param opensFirst true: if the address names no item, the first one is open
 */
export function useQueue(opensFirst: boolean): Queue {
  const { at, go } = useQueueAddress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [kept, keep] = useState<QueueItem_ItemFragment>();
  const { data, previousData, error, networkStatus, refetch } = useQuery(ModerationScreenDocument, {
    variables: { kind: at.kind, page: at.page },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // A reload after a decision must not share the response of a request sent before the decision.
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
    // Reloads run one after the other, so the last response is the latest. The next poll makes up for a failed reload.
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
    base: shown?.site.map,
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
      // Reloads first: a response to an earlier request could remove the item again.
      await settle(ids);
      go(place);
    },
  };
}

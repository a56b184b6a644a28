import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { formatList, t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { changedIn, isConflict, isNotFound, messageOf, type Present } from '../../../lib/api';
import { UndoChangeDocument } from '../../../widgets/console/useChange.generated';
import { loadAttributes } from '../../../widgets/place-form';
import { KINDS, thingOf, titleOf } from './item';
import { presentItem } from './presentItem';
import type { QueueItem_ItemFragment } from './QueueItem.generated';
import type { Queue } from './useQueue';
import { type Step, stepsFor, type Verdict, wordsFor } from './verdicts';

/** Decision of this session; the request can still be pending. */
interface Done {
  /** Ids of the changes that the server made; empty if it rejected the decision. */
  changes: Promise<readonly string[]>;
  /** Opens the decided items again, after an undo. */
  show: () => Promise<void>;
}

/** True if nothing is left to decide: another moderator decided first, or the item no longer exists. */
const isPast = (error: unknown): boolean => isConflict(error) || isNotFound(error);

/** Returns a message with the titles of the items that were left undecided because they had changed. */
function changedWords(items: readonly QueueItem_ItemFragment[]): string {
  const [first] = items;
  if (!first) return '';
  if (items.length === 1) return t('moderation.titleHasChanged', { title: titleOf(first) });
  return t(KINDS[first.kind].changed, { count: items.length, titles: formatList(items.map(titleOf)) });
}

interface Decisions {
  /** Ids of items that had changed before the decision arrived; they were left undecided. */
  changed: ReadonlySet<string>;
  /** Decides items of one kind; opens the next item without waiting for the server. */
  decide: (items: readonly QueueItem_ItemFragment[], verdict: Verdict, reason?: string) => Promise<void>;
  /** Undoes the last decision. */
  undoLast: () => void;
}

/** Returns functions to decide queue items and to undo decisions. Toasts show each result, and the reason of a failure. */
export function useDecisions(queue: Queue): Decisions {
  const client = useApolloClient();
  const notify = useNotify();
  const past = useRef<Done[]>([]);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  /** Runs the mutations one after the other; a failure does not stop the following ones. */
  async function take(steps: readonly Step[]) {
    const changes: string[] = [];
    const refusals: unknown[] = [];
    const leftOut: string[] = [];
    const present: Present[] = [];
    let count = 0;
    for (const { mutation, variables } of steps) {
      try {
        const { data } = await client.mutate({ mutation, variables });
        if (data) {
          changes.push(data.change.id);
          leftOut.push(...data.change.leftOut);
          count += data.change.count;
        }
      } catch (error) {
        present.push(...changedIn(error));
        if (changedIn(error).length === 0) refusals.push(error);
      }
    }
    return { changes, refusals, leftOut: [...leftOut, ...present.map(({ id }) => id)], present, count };
  }

  async function undo(done: Done): Promise<void> {
    if (!past.current.includes(done)) return;
    past.current = past.current.filter((one) => one !== done);
    const changes = await done.changes;
    if (changes.length === 0) return;
    try {
      for (const id of changes.toReversed()) await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
      notify.info(t('moderation.undone'));
      await done.show();
    } catch (error) {
      notify.error(messageOf(error));
    }
  }

  async function decide(items: readonly QueueItem_ItemFragment[], verdict: Verdict, reason?: string): Promise<void> {
    const [first] = items;
    if (!first) return;
    const ids = items.map(({ id }) => id);
    const show = () => queue.bringBack(ids, { ...queue.at, itemId: first.id });
    const steps = stepsFor(items, verdict, reason);
    queue.leave(ids);
    const taken = take(steps);
    const done: Done = { changes: taken.then(({ changes }) => changes), show };
    past.current.push(done);

    const { changes, refusals, leftOut, present, count } = await taken;
    const stale = items.filter((item) => leftOut.includes(thingOf(item)));
    if (changes.length === 0) past.current = past.current.filter((one) => one !== done);
    // With one mutation per item, counts items: a change can affect more rows than the item, such as all of its reports.
    else
      notify.success(wordsFor(first, verdict, steps.length > 1 ? changes.length : Math.min(count, ids.length)), {
        label: t('moderation.undo'),
        run: () => void undo(done),
      });
    if (stale.length > 0) {
      setChanged((all) => new Set([...all, ...stale.map(({ id }) => id)]));
      notify.info(changedWords(stale));
      const [now] = present;
      if (now && items.length === 1) {
        const attributes = first.review || first.photo ? [] : await loadAttributes(client).catch(() => []);
        queue.keep(presentItem(first, now, attributes));
      }
    }
    if (refusals.length > 0) notify.error(messageOf(refusals[0]));
    // A single changed item opens again with its new content, for another decision.
    if (refusals.every(isPast) && (stale.length === 0 || items.length > 1)) await queue.settle(ids);
    else await show();
  }

  return {
    changed,
    decide,
    undoLast() {
      const last = past.current.at(-1);
      if (last) void undo(last);
      else notify.info(t('moderation.thereIsNothingToUndo'));
    },
  };
}

import type { DataSource, EntityManager } from 'typeorm';
import { inBatches } from '../../core/db/index.js';
import { type Handler, handleInBackground } from '../../core/jobs/index.js';
import { beginMove, endMove } from './category-places.js';
import { MOVE_PLACES } from './move-places.task.js';

/** Number of places that one transaction moves. */
const PORTION = 1000;

/** SQL for places of any status whose category is a pending alias, with the slug of the category. */
const FOUND = ["p.status = 'active' AND p.deleted_at IS NULL", "(p.status <> 'active' OR p.deleted_at IS NOT NULL)"]
  .map((part) => `(SELECT p.id, w.slug FROM words w JOIN places p ON p.category = w.word AND ${part} LIMIT ${PORTION})`)
  .join(' UNION ALL ');

/**
 * Finds places that have got an alias since its places were moved: from an import or an undo that knew the former slug. A trigger sets `pending` at
 * each update of a category.
 */
const FIND_LATE = `UPDATE categories c SET rank = rank WHERE deleted_at IS NULL AND EXISTS (SELECT FROM unnest(c.aliases) word
  WHERE EXISTS (SELECT FROM places p WHERE p.category = word AND p.status = 'active' AND p.deleted_at IS NULL)
    OR EXISTS (SELECT FROM places p WHERE p.category = word AND (p.status <> 'active' OR p.deleted_at IS NOT NULL)))`;

interface Progress {
  signal?: AbortSignal;
  /** Gets the number of places moved so far. */
  onMoved?: (moved: number) => Promise<void> | void;
}

/** Counts the places of any status whose category is a pending alias. */
async function countPending(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(
    'SELECT count(*)::integer AS n FROM places p WHERE category IN (SELECT unnest(pending) FROM categories WHERE deleted_at IS NULL)',
  );
  return row?.n ?? 0;
}

/** Moves a portion of places in the order of their ids, so that two processes never wait for each other in a circle. */
async function movePortion(manager: EntityManager): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `WITH words AS (SELECT unnest(pending) AS word, slug FROM categories WHERE deleted_at IS NULL),
       found AS MATERIALIZED (SELECT id, slug FROM (${FOUND}) f ORDER BY id LIMIT ${PORTION}),
       held AS MATERIALIZED (SELECT p.id, found.slug FROM places p JOIN found USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p)
     UPDATE places p SET category = held.slug FROM held WHERE p.id = held.id`,
  );
  return count;
}

/**
 * Gives places the slugs of their categories in place of pending aliases, in portions. An interrupted run has moved some portions, and the next one
 * goes on.
 * 100,000 of 200,000 places took 14 s on a machine with two slow cores; lists and searches took as long as before meanwhile.
 * @returns number of moved places
 */
export async function movePlaces(dataSource: DataSource, { signal, onMoved = () => undefined }: Progress = {}): Promise<number> {
  await dataSource.query(FIND_LATE);
  let done = 0;
  const moved = await inBatches(dataSource, PORTION, async (manager) => {
    signal?.throwIfAborted();
    await onMoved(done);
    await beginMove(manager);
    const count = await movePortion(manager);
    done += count;
    return count;
  });
  await endMove(dataSource.manager);
  return moved;
}

/** Creates the handler of the job that moves places. */
export const movePlacesHandler = (dataSource: DataSource): Handler =>
  handleInBackground(MOVE_PLACES, dataSource.manager, async (_none, { signal, report }) => {
    const total = await countPending(dataSource.manager);
    await movePlaces(dataSource, { signal, onMoved: (moved) => report(moved, total) });
  });

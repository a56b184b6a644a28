import type { DataSource, EntityManager } from 'typeorm';
import { inBatches } from '../../core/db/index.js';
import { type Handler, handleInBackground } from '../../core/jobs/index.js';
import { beginMove, endMove } from './category-places.js';
import { MOVE_PLACES } from './move-places.task.js';

/** Number of places that one transaction moves. */
const PORTION = 1000;

/** SQL conditions: the word `w` is a category of the place `p` of any status. Each has an index of its own. */
const HAVE_WORD = [
  "p.category = w.word AND p.status = 'active' AND p.deleted_at IS NULL",
  "p.category = w.word AND (p.status <> 'active' OR p.deleted_at IS NOT NULL)",
  "p.more_categories @> ARRAY[w.word] AND p.more_categories <> '{}'",
];

/** SQL for places with a pending alias. */
const FOUND = HAVE_WORD.map((part) => `(SELECT p.id FROM words w JOIN places p ON ${part} LIMIT ${PORTION})`).join(' UNION ');

/**
 * Finds places that have got an alias since its places were moved: from an import or an undo that knew the former slug. A trigger sets `pending` at
 * each update of a category.
 */
const FIND_LATE = `UPDATE categories c SET rank = rank WHERE deleted_at IS NULL AND EXISTS (SELECT FROM unnest(c.aliases) w (word)
  WHERE ${HAVE_WORD.map((part) => `EXISTS (SELECT FROM places p WHERE ${part})`).join(' OR ')})`;

interface Progress {
  signal?: AbortSignal;
  /** Gets the number of places moved so far. */
  onMoved?: (moved: number) => Promise<void> | void;
}

/** Counts the places of any status whose category is a pending alias. */
async function countPending(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM places p, (SELECT array_agg(word) AS words FROM categories, unnest(pending) word WHERE deleted_at IS NULL) pending
     WHERE p.category = ANY(words) OR p.more_categories && words AND p.more_categories <> '{}'`,
  );
  return row?.n ?? 0;
}

/** Moves a portion of places in the order of their ids, so that two processes never wait for each other in a circle. */
async function movePortion(manager: EntityManager): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    `WITH words AS (SELECT unnest(pending) AS word, slug FROM categories WHERE deleted_at IS NULL),
       found AS MATERIALIZED (SELECT id FROM (${FOUND}) f ORDER BY id LIMIT ${PORTION}),
       held AS MATERIALIZED (SELECT p.id, p.category, p.more_categories FROM places p JOIN found USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p)
     UPDATE places p SET category = coalesce((SELECT slug FROM words WHERE word = held.category), held.category),
       more_categories = ARRAY(SELECT coalesce(w.slug, own.word) FROM unnest(held.more_categories) WITH ORDINALITY own (word, nth) LEFT JOIN words w USING (word) ORDER BY nth)
     FROM held WHERE p.id = held.id`,
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

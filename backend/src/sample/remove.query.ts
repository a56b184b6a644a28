import type { EntityManager } from 'typeorm';
import { IS_SAMPLE } from '../packs/index.js';

/** Number of rows by kind. */
type Counts<Kind extends string> = Record<Kind, number>;
export type Going = Counts<keyof typeof GOING>;
export type Lost = Counts<keyof typeof LOST>;

/**
 * SQL condition: real users have added something to the place `p` or edited it, by more than a rename or merge of its category. Such places are kept
 * unless the operator asks to delete them.
 */
const IS_TOUCHED_PLACE = `(
  EXISTS (SELECT FROM reviews r WHERE r.place_id = p.id AND r.deleted_at IS NULL AND NOT r.user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM place_images i JOIN photos f ON f.id = i.photo_id WHERE i.place_id = p.id AND f.deleted_at IS NULL)
  OR EXISTS (SELECT FROM place_edits e WHERE e.place_id = p.id AND NOT e.user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM place_list_items i JOIN place_lists l ON l.id = i.list_id WHERE i.place_id = p.id AND i.note IS NOT NULL AND NOT l.user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM activities a WHERE a.target_kind = 'place' AND a.target_id = p.id AND a.action = 'updated' AND NOT a.actor_id ${IS_SAMPLE}
    AND NOT EXISTS (SELECT FROM activities c WHERE c.change_id = a.change_id AND c.target_kind = 'category')))`;
const IS_TOUCHED_CITY = `(
  EXISTS (SELECT FROM city_images i JOIN photos f ON f.id = i.photo_id WHERE i.city_id = c.id AND f.deleted_at IS NULL)
  OR EXISTS (SELECT FROM activities a WHERE a.target_kind = 'city' AND a.target_id = c.id AND a.action = 'updated' AND NOT a.actor_id ${IS_SAMPLE}))`;

/** Returns the SQL condition that a sample row is kept. Rows that an import has taken over are always kept. */
const isKept = (row: string, isTouched: string, withContributions: boolean): string =>
  withContributions ? `${row}.imported_at IS NOT NULL` : `(${row}.imported_at IS NOT NULL OR ${row}.deleted_at IS NULL AND ${isTouched})`;

/**
 * Selects the rows to delete into temporary tables: `going_places`, `going_cities` and `going_reviews`.
 * - A city is kept if one of its places is kept.
 * - Places are locked ordered by id, like in all bulk updates, which prevents deadlocks.
 * @param withContributions also deletes places and cities to which real users have added something
 */
export async function markGoing(manager: EntityManager, withContributions: boolean): Promise<void> {
  await manager.query(`
    CREATE TEMPORARY TABLE going_places ON COMMIT DROP AS
      SELECT p.id FROM places p WHERE p.id ${IS_SAMPLE} AND NOT ${isKept('p', IS_TOUCHED_PLACE, withContributions)} ORDER BY p.id FOR UPDATE OF p;
    ALTER TABLE going_places ADD PRIMARY KEY (id);
    CREATE TEMPORARY TABLE going_cities ON COMMIT DROP AS
      SELECT c.id FROM cities c WHERE c.id ${IS_SAMPLE} AND NOT ${isKept('c', IS_TOUCHED_CITY, withContributions)}
        AND NOT EXISTS (SELECT FROM places p WHERE p.city_id = c.id AND NOT EXISTS (SELECT FROM going_places g WHERE g.id = p.id));
    CREATE TEMPORARY TABLE going_reviews ON COMMIT DROP AS
      SELECT r.id FROM reviews r WHERE r.id ${IS_SAMPLE} OR r.place_id IN (SELECT id FROM going_places);
    ANALYZE going_places, going_cities, going_reviews`);
}

const GOING = {
  cities: 'FROM going_cities',
  places: 'FROM going_places',
  reviews: `FROM going_reviews g WHERE g.id ${IS_SAMPLE}`,
  placeEdits: `FROM place_edits t WHERE t.id ${IS_SAMPLE}`,
  reports: `FROM reports t WHERE t.id ${IS_SAMPLE}`,
  lists: `FROM place_lists t WHERE t.id ${IS_SAMPLE}`,
  people: `FROM users t WHERE t.id ${IS_SAMPLE}`,
};

const ON_PLACES = 'JOIN going_places g ON g.id = t.place_id';
const LOST = {
  reviews: `FROM going_reviews g WHERE NOT g.id ${IS_SAMPLE}`,
  photos: `FROM photos f WHERE f.deleted_at IS NULL AND (
    f.id IN (SELECT photo_id FROM place_images t ${ON_PLACES}) OR f.id IN (SELECT photo_id FROM city_images t JOIN going_cities g ON g.id = t.city_id)
    OR f.id IN (SELECT photo_id FROM review_photos t JOIN going_reviews g ON g.id = t.review_id))`,
  placeEdits: `FROM place_edits t ${ON_PLACES} WHERE NOT t.user_id ${IS_SAMPLE}`,
  favorites: `FROM favorites t ${ON_PLACES} WHERE NOT t.user_id ${IS_SAMPLE}`,
  listItems: `FROM place_list_items t ${ON_PLACES} JOIN place_lists l ON l.id = t.list_id WHERE NOT l.user_id ${IS_SAMPLE}`,
  reports: `FROM reports t WHERE NOT t.reporter_id ${IS_SAMPLE} AND (t.place_id IN (SELECT id FROM going_places) OR t.review_id IN (SELECT id FROM going_reviews))`,
  helpfulVotes: `FROM review_votes t JOIN going_reviews g ON g.id = t.review_id WHERE NOT t.user_id ${IS_SAMPLE}`,
};

async function count<Kind extends string>(manager: EntityManager, things: Record<Kind, string>): Promise<Counts<Kind>> {
  const columns = Object.entries<string>(things).map(([kind, from]) => `(SELECT count(*)::integer ${from}) AS "${kind}"`);
  const [counts] = await manager.query<[Counts<Kind>]>(`SELECT ${columns.join(', ')}`);
  return counts;
}

/** Counts the sample rows to delete. */
export const countGoing = (manager: EntityManager): Promise<Going> => count(manager, GOING);
/** Counts the rows of real users that are deleted along with the sample rows. */
export const countLost = (manager: EntityManager): Promise<Lost> => count(manager, LOST);

/** Returns the names of the sample cities and places that are kept; places have the name of their city appended. */
export function namesOfStaying(manager: EntityManager): Promise<{ kind: 'city' | 'place'; name: string }[]> {
  return manager.query(`
    SELECT 'city' AS kind, name FROM cities c WHERE c.id ${IS_SAMPLE} AND c.id NOT IN (SELECT id FROM going_cities)
    UNION ALL SELECT 'place', p.name || ', ' || c.name FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id ${IS_SAMPLE} AND p.id NOT IN (SELECT id FROM going_places)
    ORDER BY kind, name`);
}

/** Deletes the rows that `markGoing` selected, all other contributions of the sample users, and these users, in the order of foreign keys. */
export async function deleteGoing(manager: EntityManager): Promise<void> {
  for (const [table, column] of [
    ['place_edits', 'user_id'],
    ['reports', 'reporter_id'],
    ['place_lists', 'user_id'],
  ]) {
    await manager.query(`DELETE FROM ${table} WHERE ${column} ${IS_SAMPLE}`);
  }
  for (const what of ['reviews', 'places', 'cities']) await manager.query(`DELETE FROM ${what} WHERE id IN (SELECT id FROM going_${what})`);
  await manager.query(`DELETE FROM activities WHERE actor_id ${IS_SAMPLE}`);
  await manager.query(`DELETE FROM users WHERE id ${IS_SAMPLE}`);
}

import fc from 'fast-check';
import { newId } from '../../src/core/db/index.js';

/** Ids of existing rows, by table. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

/** Number of ids per table: the newest rows, and as many others. */
const OF_EACH = 4;

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Returns ids from every table with a UUID column `id`. */
export async function readKnownIds(query: Query): Promise<KnownIds> {
  const tables = await query(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1",
  );
  const ids = (name: string, order: string) => `(SELECT id FROM ${name} ORDER BY ${order} LIMIT ${OF_EACH})`;
  const some = (name: string) =>
    `SELECT '${name}' AS name, array_agg(DISTINCT id::text) AS ids FROM (${ids(name, 'id DESC')} UNION ALL ${ids(name, 'md5(id::text)')}) AS taken`;
  const rows = await query(tables.map(({ name }) => some(String(name))).join(' UNION ALL '));
  return new Map(rows.map(({ name, ids: found }) => [String(name), (found ?? []) as string[]]));
}

/** Tests whether a name refers to a table: `updatePlaceList` to `place_lists`, `/imports/drafts` to `import_drafts`. */
const isAbout = (path: string, table: string): boolean =>
  path.toLowerCase().replaceAll('s/', '').includes(table.replaceAll('_', '').replace(/ies$/, 'y').replace(/s$/, ''));

/**
 * Generates ids, mostly from the table to which a name refers.
 * @param known called again for each id, because rows change
 * @param path names from general to specific: `updateReview`, `placeId`
 */
export function idFor(known: () => KnownIds, ...path: string[]): fc.Arbitrary<string> {
  const fitting = () => {
    for (const name of path.toReversed()) {
      const found = [...known()].filter(([table]) => isAbout(name, table)).flatMap(([, ids]) => ids);
      if (found.length > 0) return found;
    }
    return [...known().values()].flat();
  };
  const all = () => [...known().values()].flat();
  const one = (ids: () => readonly string[]) => fc.nat().map((n) => ids()[n % Math.max(ids().length, 1)] ?? newId());
  const waiting = fc.tuple(fc.constantFrom('review', 'place', 'photo', 'edit'), one(all)).map((parts) => parts.join(':'));
  return fc.oneof(
    { weight: 8, arbitrary: one(fitting) },
    { weight: 1, arbitrary: one(all) },
    path.some((name) => /moderationItem/i.test(name)) ? waiting : fc.uuid(),
  );
}

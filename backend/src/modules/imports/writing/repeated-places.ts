import type { ClientBase } from 'pg';
import { kilometres } from '../../../core/geo/index.js';
import { OWN_SOURCE } from '../../cities/index.js';
import { groupBy } from '../grouping.js';
import type { PlaceRow } from '../mapping/index.js';
import { rowsOf } from '../planned.query.js';
import { PLACES } from './import.query.js';
import type { Duplicates } from './policy.js';
import { pointsOf } from '../cities/index.js';
import { sameName } from './same-name.js';
import { SAME_PLACE } from './same-place.query.js';

/** Columns that a repeated row does not complete: they say which place a row is, and where. */
const IDENTITY: readonly string[] = [
  'line',
  'id',
  'own_id',
  'source',
  'source_id',
  'name',
  'category',
  'city_id',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
];
const KEYED = ['names', 'descriptions', 'attributes'] as const;

type Pair = readonly [first: PlaceRow, again: PlaceRow];

const isNear = (one: PlaceRow, other: PlaceRow): boolean => {
  const [a, b] = pointsOf([one, other]);
  return a !== undefined && b !== undefined && kilometres(a, b) * 1000 <= SAME_PLACE;
};

/** Pairs each row with an earlier one of the same name and city within 50 m. One source tells a hotel from a restaurant of the same name. */
function pairsOf(rows: readonly PlaceRow[]): Pair[] {
  const placed = rows.filter(({ city_id, latitude, source }) => city_id !== null && latitude !== null && source !== OWN_SOURCE);
  const groups = groupBy(placed, ({ city_id, name }) => `${city_id}\n${sameName(name)}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return [];
    const kept = [first];
    return others.flatMap((row): Pair[] => {
      const same = kept.find((one) => (one.source !== row.source || one.category === row.category) && isNear(one, row));
      if (same) return [[same, row]];
      kept.push(row);
      return [];
    });
  });
}

/** Fills the values that a row lacks with those of another row of the same place. */
function complete(row: PlaceRow, from: PlaceRow): void {
  const values = row as unknown as Record<string, unknown>;
  for (const [column, value] of Object.entries(from)) if (!IDENTITY.includes(column)) values[column] ??= value;
  for (const column of KEYED) values[column] = { ...from[column], ...row[column] };
  if (row.more_categories.length === 0) row.more_categories = from.more_categories.filter((slug) => slug !== row.category);
}

/**
 * Finds the rows of a batch that repeat an earlier one under another id, and completes the earlier one unless duplicates are skipped.
 * Rows whose id the site has keep their place: it was added before.
 * @returns the repeating rows, which the caller leaves out, and those that got values
 */
export async function joinRepeated(client: ClientBase, rows: readonly PlaceRow[], options: { duplicates: Duplicates; isDryRun: boolean }) {
  const pairs = options.duplicates === 'add' ? [] : pairsOf(rows);
  if (pairs.length === 0) return { repeated: [], completed: [] };
  const { rows: known } = await client.query<{ n: number }>(
    `SELECT r.n::integer FROM unnest($1::text[], $2::text[]) WITH ORDINALITY r (source, source_id, n)
     WHERE EXISTS (SELECT FROM ${rowsOf(PLACES, options.isDryRun)} p WHERE (p.source, p.source_id) = (r.source, r.source_id))`,
    [pairs.map(([, { source }]) => source), pairs.map(([, row]) => row.source_id)],
  );
  const isKnown = new Set(known.map(({ n }) => n - 1));
  const joined = pairs.filter((_, i) => !isKnown.has(i));
  if (options.duplicates === 'same') for (const [first, again] of joined) complete(first, again);
  return { repeated: joined.map(([, again]) => again), completed: options.duplicates === 'same' ? joined.map(([first]) => first) : [] };
}

import { citiesOf } from '../cities/index.js';
import type { Target } from '../target.js';
import { DECIDED, type Outcome } from './import.query.js';

/** Outcome of one row. */
export interface RowOutcome {
  line: number;
  /** Key of the row in the decisions about it, see `keyOf`. */
  key: string;
  name: string;
  outcome: Exclude<Outcome, 'nowhere'>;
  /** Id of the place or city on this site; null if there is none. */
  knownId: string | null;
  /** Id and name of the place's city, also of one that the import adds. Null for cities, and for a row that the file replaces. */
  cityId: string | null;
  city: string | null;
  /** Slug; null for cities. */
  category: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The place of another source that a new row is like, at a distance in meters. */
  like: { id: string; name: string; distance: number } | null;
}

/** Returns the key by which two records mean the same row: source and id. */
export const keyOf = ({ source, source_id }: { source: string; source_id: string }): string => `${source}\n${source_id}`;

/** Selects the outcome of each row with a city, in the order of the file. */
export const eachOutcome = ({ table }: Target, isDryRun: boolean): string =>
  `SELECT d.id AS "rowId", d.line, concat(d.source, E'\\n', d.source_id) AS key, d.name, d.outcome, d.known_id AS "knownId", d.latitude, d.longitude,
     ${table === 'places' ? 'd.city_id AS "cityId", c.name AS city, d.category' : 'NULL AS "cityId", NULL AS city, NULL AS category'}
   FROM ${DECIDED} d ${table === 'places' ? `LEFT JOIN ${citiesOf(isDryRun)} c ON c.id = d.city_id` : ''} WHERE d.outcome <> 'nowhere' ORDER BY d.line, d.id`;

/** Selects the names of the cities $1. */
export const cityNames = (isDryRun: boolean): string => `SELECT id, name FROM ${citiesOf(isDryRun)} c WHERE id = ANY ($1::uuid[])`;

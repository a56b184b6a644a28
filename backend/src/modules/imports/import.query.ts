/** A table that imports fill, and how its rows come about. */
export interface Target {
  table: 'places' | 'cities';
  /** Columns that people can change, too: what they have changed here stays. */
  editable: readonly string[];
  /** Columns that only the source knows. */
  credits: readonly string[];
  /** Of new rows: columns that the rows of the file do not have, with SQL for them. */
  fixed: Readonly<Record<string, string>>;
  /** SQL that is true where the row `t` is what the staged row `s` means though it does not come from that source. */
  isSame: string;
}

/** Where the rows of a batch are before anything is decided about them. */
const STAGED = 'import_rows';
/** The same rows with what becomes of each. */
const DECIDED = 'import_outcomes';

/** What becomes of a row of a file; `nowhere` for a place whose city is not known. */
export type Outcome = 'added' | 'updated' | 'unchanged' | 'kept' | 'removed' | 'nowhere';

export const PLACES: Target = {
  table: 'places',
  editable: [
    'name',
    'description',
    'category',
    'city_id',
    'latitude',
    'longitude',
    'full_address',
    'pincode',
    'phone',
    'website',
    'price_range',
    'opening_hours',
  ],
  credits: ['licence', 'attribution', 'source_url'],
  fixed: { status: `'active'` },
  isSame: 't.id = s.own_id AND t.source IS NULL',
};

export const CITIES: Target = {
  table: 'cities',
  editable: ['name', 'state', 'country', 'description', 'population', 'founded_year', 'latitude', 'longitude', 'time_zone'],
  credits: ['licence', 'attribution'],
  fixed: {},
  isSame: `(t.source, t.source_id) IS DISTINCT FROM (s.source, s.source_id) AND t.search_name = search_normalize(s.name)
    AND (t.state, t.country) = (s.state, s.country) AND t.deleted_at IS NULL`,
};

const PLACE_STAGE = `line integer, id uuid, own_id uuid, source text, source_id text, name text, description text, category text, latitude double precision,
  longitude double precision, city_id uuid, full_address text, pincode text, phone text, website text, price_range text,
  opening_hours text, licence text, attribution text, source_url text`;
const CITY_STAGE = `line integer, id uuid, source text, source_id text, name text, state text, country text, description text, population integer,
  founded_year integer, latitude double precision, longitude double precision, time_zone text, licence text, attribution text`;

/** The table that the rows of a batch are copied into; it goes with the transaction. */
export const stage = ({ table }: Target): string => `CREATE TEMP TABLE ${STAGED} (${table === 'places' ? PLACE_STAGE : CITY_STAGE}) ON COMMIT DROP`;

export const copyInto = (columns: readonly string[]): string => `COPY ${STAGED} (${columns.join(', ')}) FROM STDIN`;

/** The cities of the names $1, in the countries $3 where those are said; `n` is the number of the name, from 1 on. */
export const CITIES_BY_NAME = `
SELECT w.n::integer, c.id, c.latitude, c.longitude, c.population, coalesce(search_normalize(c.state) = search_normalize(w.state), false) AS "isInState"
FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY w (city, state, country, n)
JOIN cities c ON c.search_name = search_normalize(w.city) AND c.deleted_at IS NULL
WHERE w.country IS NULL OR search_normalize(c.country) = search_normalize(w.country)`;

/** The city nearest to each of the points $1, $2, where that is at most $3 kilometres away; `n` is the number of the point, from 1 on. */
export const CITIES_NEARBY = `
SELECT r.n::integer, c.id FROM unnest($1::double precision[], $2::double precision[]) WITH ORDINALITY r (latitude, longitude, n)
CROSS JOIN LATERAL (SELECT * FROM cities WHERE deleted_at IS NULL ORDER BY map_point(longitude, latitude) <-> map_point(r.longitude, r.latitude) LIMIT 1) c
WHERE kilometres(c.latitude, c.longitude, r.latitude, r.longitude) <= $3`;

export const ADD_CITY = `
INSERT INTO cities (id, name, state, country, latitude, longitude, time_zone, description)
VALUES ($1, $2::text, $3::text, $4::text, $5, $6, $7, concat($2::text, ' is a city in ', concat_ws(', ', nullif($3::text, $2::text), $4::text), '.'))`;

const isOverridden = (column: string): string =>
  column === 'latitude' || column === 'longitude' ? `t.overridden ?| '{latitude,longitude}'` : `t.overridden ? '${column}'`;
const resulting = (column: string): string => `CASE WHEN ${isOverridden(column)} THEN t.${column} ELSE s.${column} END`;

/** A place of which nothing is told is told of by what and where it is: pages and edits need some text. */
const PLACE_ROWS = `SELECT r.line, r.id, r.own_id, r.source, r.source_id, r.name, r.category, r.city_id, r.latitude, r.longitude, r.full_address, r.pincode, r.phone,
    r.website, r.price_range, r.opening_hours, r.licence, r.attribution, r.source_url,
    coalesce(r.description, CASE r.category WHEN 'other' THEN 'Place' ELSE upper(left(r.category, 1)) || substr(r.category, 2) END
      || ' in ' || concat_ws(', ', c.name, nullif(c.state, c.name), c.country) || '.') AS description
  FROM ${STAGED} r LEFT JOIN cities c ON c.id = r.city_id`;
const CITY_ROWS = `SELECT line, id, source, source_id, name, state, country, population, founded_year, latitude, longitude, time_zone, licence, attribution,
    coalesce(description, name || ' is a city in ' || concat_ws(', ', nullif(state, country), country) || '.') AS description
  FROM ${STAGED}`;

/**
 * Decides what becomes of each row; the last of these statements counts the outcomes. OFFSET 0 has each row looked up by its key: the planner,
 * which knows nothing of the batch, would read all places for it.
 */
export function decide({ table, editable, credits, isSame }: Target): string {
  const all = [...editable, ...credits];
  return `CREATE TEMP TABLE ${DECIDED} ON COMMIT DROP AS
    SELECT s.*, t.id AS known_id, CASE
      WHEN t.deleted_at IS NOT NULL THEN 'removed'
      WHEN t.id IS NOT NULL AND t.imported_at IS NULL THEN 'kept'
      ${table === 'places' ? `WHEN t.id IS NOT NULL AND s.city_id IS NULL THEN 'nowhere'` : ''}
      WHEN t.id IS NOT NULL AND ROW(${all.map((column) => `t.${column}`).join(', ')})
        IS DISTINCT FROM ROW(${all.map((column) => (editable.includes(column) ? resulting(column) : `s.${column}`)).join(', ')}) THEN 'updated'
      WHEN t.overridden IS NOT NULL THEN 'kept'
      WHEN t.id IS NOT NULL THEN 'unchanged'
      WHEN EXISTS (SELECT 1 FROM import_removals x WHERE (x.kind, x.source, x.source_id) = ('${table}', s.source, s.source_id)) THEN 'removed'
      WHEN EXISTS (SELECT 1 FROM ${table} t WHERE ${isSame}) THEN 'kept'
      ${table === 'places' ? `WHEN s.city_id IS NULL THEN 'nowhere'` : ''} ELSE 'added' END AS outcome
    FROM (${table === 'places' ? PLACE_ROWS : CITY_ROWS}) s
      LEFT JOIN LATERAL (SELECT * FROM ${table} k WHERE (k.source, k.source_id) = (s.source, s.source_id) OFFSET 0) t ON true;
    SELECT outcome, count(*)::integer AS n FROM ${DECIDED} GROUP BY outcome`;
}

export const NOWHERE = `SELECT id, line FROM ${DECIDED} WHERE outcome = 'nowhere' ORDER BY line`;

/** Any number that nothing else locks. */
const LOCK = 4_202_608;

/**
 * Begins a batch. One import at a time decides which rows are new and adds them, so that no two add the same. A batch may take as long as it
 * takes; one that a power cut loses is imported again with the next start; its places come into the search later.
 */
export const BEGIN = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL synchronous_commit = off;
  SET LOCAL work_mem = '64MB'; SET LOCAL citypins.search_later = on; SELECT pg_advisory_xact_lock(${LOCK})`;

/** Adds the new rows; those of one city together, as most indexes begin with it. */
export function add({ table, editable, credits, fixed }: Target): string {
  const taken = ['id', 'source', 'source_id', ...editable, ...credits];
  return `INSERT INTO ${table} (${[...taken, 'imported_at', ...Object.keys(fixed)].join(', ')})
    SELECT ${[...taken, 'now()', ...Object.values(fixed)].join(', ')} FROM ${DECIDED} WHERE outcome = 'added'
    ORDER BY ${table === 'places' ? 'city_id, ' : ''}id`;
}

/** Locks the rows that are about to change, in the order in which whoever changes many does. */
export const hold = ({ table }: Target): string =>
  `SELECT t.id FROM ${table} t JOIN ${DECIDED} s ON s.known_id = t.id WHERE s.outcome IN ('updated', 'kept') ORDER BY t.id FOR NO KEY UPDATE OF t`;

/** What people have changed of the row `t`, with what the source says by now; reckoned when the row is written, as somebody may just have changed it. */
const OVERRIDDEN = `(SELECT jsonb_object_agg(key, to_jsonb(s) -> key) FILTER (WHERE to_jsonb(s) -> key <> to_jsonb(t) -> key) FROM jsonb_object_keys(t.overridden) key)`;

/** Gives known rows what has changed at the source, except for what people have changed here, and remembers what the source says of that. */
export function change({ table, editable, credits }: Target): string {
  return `UPDATE ${table} t SET
      ${editable.map((column) => `${column} = ${resulting(column)}`).join(', ')}, ${credits.map((column) => `${column} = s.${column}`).join(', ')},
      overridden = ${OVERRIDDEN}, imported_at = now(), updated_at = now(), version = t.version + 1
    FROM ${DECIDED} s WHERE s.known_id = t.id AND s.outcome = 'updated'`;
}

export const remember = ({ table }: Target): string =>
  `UPDATE ${table} t SET overridden = ${OVERRIDDEN} FROM ${DECIDED} s
   WHERE s.known_id = t.id AND s.outcome = 'kept' AND t.imported_at IS NOT NULL AND t.overridden IS DISTINCT FROM ${OVERRIDDEN}`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

const STARS = [1, 2, 3, 4, 5];

/** Sums the changes of the counters from rows with a `step` of 1 or -1. Omits counters that stay the same. */
const change = (rows: string): string => `
  SELECT city_id, category, sum(step)::integer AS n, ARRAY[${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer)`).join(', ')}]::integer[] AS rated
  FROM (${rows}) changed WHERE status = 'active' AND deleted_at IS NULL
  GROUP BY 1, 2 HAVING sum(step) <> 0 OR ${STARS.map((n) => `sum(step * (rating_average >= ${n})::integer) <> 0`).join(' OR ')}`;

/** SQL for the rows that a statement on places has changed, by the event of its trigger. */
const CHANGED = {
  insert: 'SELECT *, 1 AS step FROM added',
  update: 'SELECT *, -1 AS step FROM old_rows UNION ALL SELECT *, 1 FROM new_rows',
  delete: 'SELECT *, -1 AS step FROM old_rows',
};

const added = (row: string, other: string): string => `ARRAY[${STARS.map((n) => `${row}.rated[${n}] + ${other}.rated[${n}]`).join(', ')}]`;

/** Sums all categories of a city. */
const ofCities = (rows: string): string =>
  `SELECT city_id, ARRAY[${STARS.map((n) => `sum(rated[${n}])`).join(', ')}]::integer[] FROM ${rows} WHERE rated <> '{0,0,0,0,0}' GROUP BY 1`;

const COUNTERS = `
-- Number of places with a rating of at least 1, 2, 3, 4 and 5.
ALTER TABLE place_counts ADD COLUMN rated integer[] NOT NULL DEFAULT '{0,0,0,0,0}';
UPDATE place_counts counts SET rated = x.rated FROM (${change('SELECT *, 1 AS step FROM places')}) x WHERE x.city_id = counts.city_id AND x.category = counts.category AND x.rated <> counts.rated;

-- The same for all categories together: a filter by rating alone reads one row per city, not one per category.
CREATE TABLE rated_counts (city_id uuid PRIMARY KEY REFERENCES cities ON DELETE CASCADE, rated integer[] NOT NULL) WITH (fillfactor = 70);
INSERT INTO rated_counts ${ofCities('place_counts')};
CREATE TRIGGER rated_counts_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON rated_counts FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

/** @param apply returns the statement for the changed rows */
const triggers = (apply: (rows: string) => string): string =>
  Object.entries(CHANGED)
    .map(
      ([name, rows]) => `
CREATE OR REPLACE FUNCTION place_counts_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${apply(rows)};
  RETURN NULL;
END $$;`,
    )
    .join('');

const TRIGGERS = `
-- Every change of a city's number of places first locks the cities in the order of their ids, which prevents deadlocks. A change of ratings
-- locks none.
CREATE FUNCTION place_counts_apply(changes place_counts[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cities WHERE id IN (SELECT city_id FROM unnest(changes) WHERE n <> 0) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO place_counts AS counts SELECT * FROM unnest(changes)
    ON CONFLICT (city_id, category) DO UPDATE SET n = counts.n + excluded.n, rated = ${added('counts', 'excluded')};
  INSERT INTO rated_counts AS counts ${ofCities('unnest(changes)')} ORDER BY 1
    ON CONFLICT (city_id) DO UPDATE SET rated = ${added('counts', 'excluded')};
  UPDATE cities SET places_count = places_count + x.n
    FROM (SELECT city_id, sum(n)::integer AS n FROM unnest(changes) GROUP BY 1) x
    WHERE cities.id = x.city_id AND x.n <> 0;
END $$;
${triggers((rows) => `PERFORM place_counts_apply(array_agg(ROW(city_id, category, n, rated)::place_counts ORDER BY city_id, category)) FROM (${change(rows)}) x HAVING count(*) > 0`)}
DROP FUNCTION place_counts_apply(uuid[], text[], integer[]);
`;

/** The functions of migration 9. */
const BEFORE = `
CREATE FUNCTION place_counts_apply(city_ids uuid[], categories text[], steps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cities WHERE id = ANY (city_ids) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO place_counts AS counts SELECT * FROM unnest(city_ids, categories, steps)
    ON CONFLICT (city_id, category) DO UPDATE SET n = counts.n + excluded.n;
  UPDATE cities SET places_count = places_count + x.n
    FROM (SELECT city_id, sum(step)::integer AS n FROM unnest(city_ids, steps) u (city_id, step) GROUP BY 1) x
    WHERE cities.id = x.city_id AND x.n <> 0;
END $$;
${triggers(
  (rows) => `PERFORM place_counts_apply(array_agg(city_id), array_agg(category), array_agg(n)) FROM (
    SELECT city_id, category, sum(step)::integer AS n FROM (${rows}) changed WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2 HAVING sum(step) <> 0) x
  HAVING count(*) > 0`,
)}
DROP FUNCTION place_counts_apply(place_counts[]);
ALTER TABLE place_counts DROP COLUMN rated;
DROP TABLE rated_counts;
`;

/** Counts the places of a city and a category by minimum rating, too. No list with a rating filter is then counted row by row. */
export class RatedCounts1790000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [COUNTERS, TRIGGERS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
  }
}

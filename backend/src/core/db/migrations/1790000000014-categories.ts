import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The categories of active places that start with a text, then those of which the text may be a misspelling. */
const suggestions = (isLike: string, [category, more]: [category: string, more: string]): string => `
CREATE OR REPLACE FUNCTION search_categories(search text, most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT category FROM (SELECT substr(word, 2) category, n FROM search_words WHERE word >= '#' AND word < '$' AND n > 0) known, search_normalize(btrim(search)) typed
  WHERE (starts_with(category, typed) OR length(typed) BETWEEN 4 AND 40 AND length(category) <= 40 AND ${isLike})
    AND EXISTS (SELECT FROM places p WHERE p.category = ${category} AND p.status = 'active' AND p.deleted_at IS NULL${more})
  ORDER BY starts_with(category, typed) DESC, n DESC, category LIMIT most
$$;
`;

/**
 * A category with two errors must have the same first letter; otherwise short words would match any other.
 * The index of places has another collation than the words. OFFSET 0 prevents a join with all places.
 */
const NOW = suggestions('levenshtein_less_equal(category, typed, 2) <= CASE WHEN left(category, 1) = left(typed, 1) THEN 2 ELSE 1 END', [
  'known.category COLLATE "default"',
  ' OFFSET 0',
]);
const BEFORE = suggestions('levenshtein_less_equal(category, typed, 2) <= 2', ['known.category', '']);

/** Counts the places of a category without reading the rows of other categories. */
const COUNTS = 'CREATE INDEX place_counts_category ON place_counts (category)';

/** Suggests only similar categories. Suggesting and counting are equally fast with many places. */
export class Categories1790000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NOW, COUNTS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX place_counts_category');
    await runner.query(BEFORE);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The categories of active places that begin as a text does, then those that it may be a misspelling of. */
const suggestions = (isLike: string, [category, more]: [category: string, more: string]): string => `
CREATE OR REPLACE FUNCTION search_categories(search text, most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT category FROM (SELECT substr(word, 2) category, n FROM search_words WHERE word >= '#' AND word < '$' AND n > 0) known, search_normalize(btrim(search)) typed
  WHERE (starts_with(category, typed) OR length(typed) BETWEEN 4 AND 40 AND length(category) <= 40 AND ${isLike})
    AND EXISTS (SELECT FROM places p WHERE p.category = ${category} AND p.status = 'active' AND p.deleted_at IS NULL${more})
  ORDER BY starts_with(category, typed) DESC, n DESC, category LIMIT most
$$;
`;

/**
 * With two errors the first letter is right, or short words are taken for any other. Places are looked up by their index, which has
 * another collation than the words; OFFSET 0 keeps the planner from joining all of them.
 */
const NOW = suggestions('levenshtein_less_equal(category, typed, 2) <= CASE WHEN left(category, 1) = left(typed, 1) THEN 2 ELSE 1 END', [
  'known.category COLLATE "default"',
  ' OFFSET 0',
]);
const BEFORE = suggestions('levenshtein_less_equal(category, typed, 2) <= 2', ['known.category', '']);

/** The places of a category are counted without looking at those of all others. */
const COUNTS = 'CREATE INDEX place_counts_category ON place_counts (category)';

/** Suggests categories that are meant; suggests and counts them as fast with many places as with few. */
export class Categories1790000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NOW, COUNTS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX place_counts_category');
    await runner.query(BEFORE);
  }
}

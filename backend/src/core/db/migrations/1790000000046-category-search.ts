import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH } from './1790000000011-search.js';

/** SQL for the lexemes of categories with a word that meets a condition. Slugs with quotes, from the time before the table, are left out. */
const lexemesOf = (condition: string): string =>
  `SELECT '#' || word FROM (SELECT unnest(array_append(pending, slug)) AS word FROM categories
      WHERE deleted_at IS NULL AND EXISTS (SELECT FROM unnest(search_words) own WHERE ${condition})) found WHERE word !~ '[''\\\\]'`;

/** SQL for the number of places with one of some lexemes. */
const countsOf = (words: string): string => `coalesce((SELECT sum(greatest(w.n, 1)) FROM search_words w WHERE w.word = ANY (${words})), 0)`;

const BEFORE = SEARCH.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replaceAll('quote_literal(', 'search_quoted(');

/** Replaces a part of the function. @throws Error if the function has no such part */
function replaced(sql: string, [former, current]: readonly [former: string, current: string]): string {
  if (!sql.includes(former)) throw new Error(`The search has no part ${former}`);
  return sql.replace(former, () => current);
}

const CHANGES = [
  // Places of a category have its slug, and some still have an alias.
  [
    `filters := filters || ' & ' || search_quoted('#' || in_category);
    common := common || greatest((SELECT w.n FROM search_words w WHERE word = '#' || in_category), 1)::double precision;`,
    `known := in_category || coalesce((SELECT pending FROM categories WHERE slug = in_category AND deleted_at IS NULL), '{}');
    filters := filters || ' & (' || (SELECT string_agg(search_quoted('#' || word), '|') FROM unnest(known) word) || ')';
    common := common || greatest((SELECT sum(w.n) FROM search_words w WHERE w.word IN (SELECT '#' || word FROM unnest(known) word)), 1)::double precision;`,
  ],
  ['words text[]; best text[];', 'words text[]; known text[]; alike text[]; best text[];'],
  // A name or an alias of a category stands for its places.
  [
    `whole := whole || search_any(ARRAY[term]); whole_n := whole_n || best_n;
    begun := begun || search_any(term || words); begun_n := begun_n || n;
    wide := wide || search_any(term || words || lines); wide_n := wide_n || (n + line_n);`,
    `known := ARRAY(${lexemesOf('own = term')}); alike := ARRAY(${lexemesOf('length(term) > 1 AND starts_with(own, term)')});
    IF cardinality(alike || known) > 0 THEN
      best_n := best_n + ${countsOf('known')}; n := n + ${countsOf('alike || known')}; words := coalesce(words, '{}') || alike || known;
    END IF;
    whole := whole || search_any(term || known); whole_n := whole_n || best_n;
    begun := begun || search_any(term || words); begun_n := begun_n || n;
    wide := wide || search_any(term || words || lines); wide_n := wide_n || (n + line_n);`,
  ],
] as const;

/** The function `search_places` as this migration creates it. */
export const CATEGORY_SEARCH = CHANGES.reduce<string>(replaced, BEFORE);

/** Compares the typed text with all words of a category: slug, aliases, names in all languages. Words that are no category have themselves. */
const SUGGESTIONS = `
CREATE OR REPLACE FUNCTION search_categories(search text, most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT slug FROM (
    SELECT coalesce(c.slug, known.category) AS slug, known.category, known.n, coalesce(c.search_texts, ARRAY[known.category]) AS texts
    FROM (SELECT substr(word, 2) category, n FROM search_words WHERE word >= '#' AND word < '$' AND n > 0) known
      LEFT JOIN category_words w ON w.word = known.category LEFT JOIN categories c ON c.slug = w.slug AND c.deleted_at IS NULL
    WHERE c.is_hidden IS NOT TRUE) found, search_normalize(btrim(search)) typed,
    LATERAL (SELECT bool_or(starts_with(word, typed)) AS begins, bool_or(length(typed) BETWEEN 4 AND 40 AND length(word) <= 40
      AND levenshtein_less_equal(word, typed, 2) <= CASE WHEN left(word, 1) = left(typed, 1) THEN 2 ELSE 1 END) AS resembles FROM unnest(texts) word) fit
  WHERE (begins OR resembles)
    AND EXISTS (SELECT FROM places p WHERE p.category = found.category COLLATE "default" AND p.status = 'active' AND p.deleted_at IS NULL OFFSET 0)
  GROUP BY slug ORDER BY bool_or(begins) DESC, sum(n) DESC, slug LIMIT most
$$;
`;

const SUGGESTIONS_BEFORE = `
CREATE OR REPLACE FUNCTION search_categories(search text, most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT category FROM (SELECT substr(word, 2) category, n FROM search_words WHERE word >= '#' AND word < '$' AND n > 0) known, search_normalize(btrim(search)) typed
  WHERE (starts_with(category, typed) OR length(typed) BETWEEN 4 AND 40 AND length(category) <= 40
      AND levenshtein_less_equal(category, typed, 2) <= CASE WHEN left(category, 1) = left(typed, 1) THEN 2 ELSE 1 END)
    AND EXISTS (SELECT FROM places p WHERE p.category = known.category COLLATE "default" AND p.status = 'active' AND p.deleted_at IS NULL OFFSET 0)
  ORDER BY starts_with(category, typed) DESC, n DESC, category LIMIT most
$$;
`;

/** Finds places and categories by all names of the categories. */
export class CategorySearch1790000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CATEGORY_SEARCH, SUGGESTIONS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const part of [SUGGESTIONS_BEFORE, BEFORE]) await runner.query(part);
  }
}

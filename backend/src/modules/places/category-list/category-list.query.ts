import type { EntityManager } from 'typeorm';
import { MAX_ROWS } from '../../../core/paging/index.js';
import { PlaceStatus } from '../place.entity.js';
import type { PlaceSort } from '../place.input.js';
import { type PlaceCriteria, wordsIn } from '../filters/index.js';
import { matchingPlaces, orderOf } from '../place.query.js';

/** Returns the values of the parameters `:word0`, `:word1` …, one for each word of a category. */
export const wordParameters = (criteria: PlaceCriteria): Record<string, string> => Object.fromEntries(wordsIn(criteria).map((word, n) => [`word${n}`, word]));

/**
 * SQL conditions that a column is a word of a category, for one range of an index. With `=`, the planner would read the sorted list of all places and
 * check the category of each. `sorted` is for the order of the index, `all` for every place of a category that has few.
 */
const CONDITIONS = {
  sorted: (column: string, word: string) => `${column} = ANY(ARRAY[${word}])`,
  all: (column: string, word: string) => `${column} BETWEEN ${word} AND ${word}`,
} as const;

/** Returns queries that together select each place of a category once: for each of its words, places with it as main category, and as further one. */
function partsOf(manager: EntityManager, criteria: PlaceCriteria, columns: string, kind: keyof typeof CONDITIONS): { main: string[]; more: string[] } {
  const { category: _category, aliases, ...others } = criteria;
  const words = wordsIn(criteria).map((_word, n) => `:word${n}`);
  const part = (column: string, word: string) =>
    matchingPlaces(manager, others, kind === 'all' ? 'all' : 'listed')
      .select(columns)
      .andWhere(CONDITIONS[kind](column, word));
  const further = (word: string, n: number) => {
    const query = part('further.category', word).innerJoin('more_categories', 'further', 'further.place_id = place.id');
    if (criteria.city) query.andWhere('further.city_id = :city');
    // While a job replaces a word, a place can have two words of the category.
    if (aliases) query.andWhere('place.category <> ALL(:words::text[])');
    if (n > 0) query.andWhere(`NOT (place.more_categories && ARRAY[${words.slice(0, n).join(', ')}]::text[])`);
    return query.getQuery();
  };
  return { main: words.map((word) => part('place.category', word).getQuery()), more: words.map(further) };
}

/** Returns SQL for the rows of several queries, each with a suffix. */
const union = (queries: readonly string[], suffix: string): string => queries.map((query) => `(${query} ${suffix})`).join(' UNION ALL ');

/**
 * Returns SQL for a page of the places of a category by ranking. It merges the ids of the sorted parts and then reads the places of the page.
 * `:most` stands for the number of rows up to the end of the page, `:range` for LIMIT and OFFSET.
 */
export function categoryByRanking(manager: EntityManager, criteria: PlaceCriteria): string {
  const { main, more } = partsOf(manager, criteria, 'place.id AS id, place.ranking AS rank', 'sorted');
  const sorted = [
    ...main.map((query) => `${query} ORDER BY place.category, place.ranking DESC, place.id DESC`),
    ...more.map((query) => `${query} ORDER BY further.category, further.ranking DESC, further.place_id DESC`),
  ];
  return `SELECT place.* FROM (SELECT id, rank FROM (${union(sorted, 'LIMIT :most')}) part WHERE p.total > 0 ORDER BY rank DESC, id DESC :range) listed
    JOIN places place ON place.id = listed.id ORDER BY listed.rank DESC, listed.id DESC`;
}

/** Returns SQL for about the number of places of a category with any rating, at most `MAX_ROWS`. With the order, the planner only reads an index. */
export function categorySize({ city, ...criteria }: PlaceCriteria): string {
  const ofWord = (n: number) =>
    `SELECT FROM places place WHERE ${CONDITIONS.sorted('place.category', `:word${n}`)} AND place.status = '${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL
    ${city ? 'AND place.city_id = :city' : ''} ORDER BY place.category, place.ranking DESC, place.id DESC`;
  return `SELECT count(*) FROM (${union(
    wordsIn(criteria).map((_word, n) => ofWord(n)),
    `LIMIT ${MAX_ROWS}`,
  )}) counted`;
}

/**
 * Returns the SQL condition that reading and sorting all places of a category takes fewer rows than reading the sorted list of all places up to the end
 * of the page.
 */
export function isSmall({ city, minRating }: PlaceCriteria): string {
  // With a minimum rating, the total is not the size of the category.
  const size = minRating ? 'p.size' : 'p.total';
  const all = city ? '(SELECT places_count FROM cities WHERE id = :city)' : "(SELECT n FROM totals WHERE name = 'places')";
  return `(${size} < ${MAX_ROWS} AND ${size}::float8 * ${size} < :most::float8 * ${all})`;
}

/** Returns SQL for the sorted places of a small category. Returns no rows for other categories. */
export function smallCategory(manager: EntityManager, sort: PlaceSort, criteria: PlaceCriteria): string {
  const { main, more } = partsOf(manager, criteria, 'place.*', 'all');
  return `SELECT place.* FROM (${union([...main, ...more], 'OFFSET 0')}) place WHERE ${isSmall(criteria)} ORDER BY ${orderOf(sort, criteria)
    .map(([column, direction]) => `${column} ${direction}`)
    .join(', ')}`;
}

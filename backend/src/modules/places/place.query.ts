import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { City, CityStatus } from '../cities/index.js';
import { isListed } from './business/index.js';
import { countedTags, inside, type PlaceCriteria, tagCountsOf, withFacts, wordsIn } from './filters/index.js';
import { Place, PlaceStatus } from './place.entity.js';
import { PlaceSort } from './place.input.js';

/** Returns the FROM clause of a counter table, restricted to public cities, so that totals leave out places of hidden cities. */
const countsOf = (table: string): string =>
  `FROM ${table} counts JOIN cities ON cities.id = counts.city_id AND cities.status = 'active' AND cities.deleted_at IS NULL`;

/** Maximum number of cities in a drop-down list. */
const MAX_CITIES = 1000;

/**
 * SQL for how much too high the counters are for a category: a number that is zero or negative. While a job replaces a word, a place can have two
 * words of the category, and the counters have it once for each. Without such a job, it reads no place.
 */
export const COUNTED_TWICE = 'count(DISTINCT place.id) - count(*)';

/** Returns the FROM clause of `COUNTED_TWICE`. @param condition SQL condition for the places `place`, and for the categories `kind` */
export const countedTwiceOf = (condition: string): string =>
  `FROM categories kind CROSS JOIN LATERAL (SELECT * FROM places WHERE more_categories && (kind.slug || kind.pending) AND more_categories <> '{}'
      AND places.deleted_at IS NULL OFFSET 0) place
    CROSS JOIN unnest(kind.slug || kind.pending) word WHERE kind.pending <> '{}' AND kind.deleted_at IS NULL AND word = ANY(place.category || place.more_categories)
    AND ${condition}`;

/** SQL condition: the counters have the place `place`, in a public city. */
const IS_COUNTED = `place.status = '${PlaceStatus.ACTIVE}' AND ${isListed('place')}
    AND place.city_id IN (SELECT id FROM cities WHERE status = 'active' AND deleted_at IS NULL)`;

/** SQL for the categories that have a public place, with the number of places, in alphabetical order. Hidden ones are left out. */
export const CATEGORIES = `SELECT coalesce(words.slug, counted.category) AS name, sum(counted.n)::integer AS "placesCount"
  FROM (SELECT category, sum(n) AS n ${countsOf('place_counts')} GROUP BY category
    UNION ALL SELECT kind.slug, ${COUNTED_TWICE} ${countedTwiceOf(IS_COUNTED)} GROUP BY 1) counted LEFT JOIN category_words words ON words.word = counted.category
  WHERE words.is_hidden IS NOT TRUE GROUP BY 1 HAVING sum(counted.n) > 0 ORDER BY 1`;

/** SQL for the categories allowed for a new place, in alphabetical order. */
export const KINDS = 'SELECT slug AS value FROM categories WHERE deleted_at IS NULL AND NOT is_hidden ORDER BY slug COLLATE "C"';

/** Selects the public cities that have a public place, by name. */
export const citiesWithPlaces = (manager: EntityManager): SelectQueryBuilder<City> =>
  manager
    .createQueryBuilder(City, 'city')
    .where(`city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL AND city.places_count > 0`)
    .orderBy('city.search_name')
    .addOrderBy('city.id')
    .limit(MAX_CITIES);

/** The criteria that the counters support. */
type Counted = Pick<PlaceCriteria, 'city' | 'category' | 'aliases' | 'minRating' | 'isByFacts' | 'tags'>;

/**
 * Returns SQL for the number of public places, optionally of a city, of a category, with a minimum rating, or with one of some tags.
 * @param parameter binds a value and returns its placeholder
 */
export function placeCount(criteria: Counted, parameter: (value: unknown) => string): string {
  const { city, category, aliases = [], minRating } = criteria;
  const tags = countedTags(criteria);
  if (tags) {
    const counts = tagCountsOf(city && parameter(city));
    return `SELECT coalesce(sum(n), 0)::integer AS n FROM (${counts}) counts WHERE tag = ANY(${parameter(tags)}::integer[])`;
  }
  if (!city && !category && !minRating) return "SELECT n::integer FROM totals WHERE name = 'places'";
  if (city && !category && !minRating) {
    return `SELECT coalesce(sum(places_count), 0)::integer AS n FROM cities WHERE id = ${parameter(city)} AND status = '${CityStatus.ACTIVE}' AND deleted_at IS NULL`;
  }
  const [inCity, ofCategory, rating] = [city && parameter(city), category && [category, ...aliases].map(parameter), minRating && parameter(minRating)];
  const conditions = [...(inCity ? [`city_id = ${inCity}`] : []), ...(ofCategory ? [`category IN (${ofCategory.join(', ')})`] : [])];
  const counted = rating ? `rated[${rating}::integer]` : 'n';
  const twice = [
    IS_COUNTED,
    `kind.slug = ${ofCategory?.[0]}`,
    ...(inCity ? [`place.city_id = ${inCity}`] : []),
    ...(rating ? [`place.rating_average >= ${rating}::integer`] : []),
  ].join(' AND ');
  const less = aliases.length > 0 ? ` + (SELECT ${COUNTED_TWICE} ${countedTwiceOf(twice)})` : '';
  return `SELECT (coalesce(sum(${counted}), 0)${less})::integer AS n ${countsOf(category ? 'place_counts' : 'rated_counts')}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
}

/** Minimum ratings that the counters support; the REST API also accepts fractions. */
const COUNTED_RATINGS = [1, 2, 3, 4, 5];

/** Returns whether the counters have the number of places that meet the criteria. */
export function isCounted(criteria: PlaceCriteria): boolean {
  const { search, pincode, minRating, bounds, isByFacts } = criteria;
  if (isByFacts) return countedTags(criteria) !== undefined;
  return !search && !pincode && !bounds && (!minRating || COUNTED_RATINGS.includes(minRating));
}

/** Selects places that are active and not deleted, of any city. */
const activePlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  manager.createQueryBuilder(Place, 'place').where(`place.status = '${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL`);

/** Selects the public places: active, in an active city, neither of them deleted. */
export const visiblePlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  activePlaces(manager).innerJoin(City, 'city', 'city.id = place.city_id').andWhere(`city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL`);

/** Selects the public places that lists contain: all except those that are closed permanently. */
export const listedPlaces = (manager: EntityManager): SelectQueryBuilder<Place> => visiblePlaces(manager).andWhere(isListed('place'));

/** Selects the same places for queries over many rows: the few hidden cities are looked up once instead of joining each place. */
const notHiddenPlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  activePlaces(manager)
    .andWhere(`place.city_id NOT IN (SELECT id FROM cities WHERE status <> '${CityStatus.ACTIVE}' OR deleted_at IS NOT NULL)`)
    .andWhere(isListed('place'));

/** Returns the id of the place that has the content of a merged place; undefined if there is none. */
export async function redirectOf(manager: EntityManager, id: string): Promise<string | undefined> {
  const [redirect] = await manager.query<{ to: string }[]>('SELECT place_id AS "to" FROM place_redirects WHERE id = $1', [id]);
  return redirect?.to;
}

/**
 * Purpose of a query of places, which decides how it is written:
 * - `all`: counts all matching places, or draws them on a map
 * - `listed`: reads a page of a list
 * - `few`, `many`: reads a page of the places inside a rectangle, or of those with some facts, of which there are few or many; the planner cannot
 *   estimate that
 */
export type Look = 'all' | 'listed' | 'few' | 'many';

/** SQL conditions of a category. The planner combines an index on main categories with one on further categories that are not empty. */
const IN_CATEGORY = "(place.category = :category OR (place.more_categories <> '{}' AND place.more_categories @> ARRAY[:category]::text[]))";
const IN_ANY = "(place.category = ANY(:words) OR (place.more_categories <> '{}' AND place.more_categories && :words))";

/**
 * Selects the public places that meet the criteria, unsorted. Those that are closed permanently are only found by a search.
 * @param look `few` finds the places inside the bounds first and sorts them afterwards. `many` reads the sorted list and checks the bounds
 * of each row. The planner would choose neither.
 */
export function matchingPlaces(manager: EntityManager, criteria: PlaceCriteria, look: Look = 'listed'): SelectQueryBuilder<Place> {
  const { found, aliases, city, pincode, bounds, isByFacts, isLocal } = criteria;
  const { category, minRating } = isByFacts ? {} : criteria;
  // A search finds places that are closed permanently; the map leaves them out.
  const listed = found ? visiblePlaces : listedPlaces;
  const query = look === 'all' ? notHiddenPlaces(manager) : listed(manager);
  if (found) return query.andWhere('place.id = ANY(:found)', { found });
  const told = [category && (aliases ? IN_ANY : IN_CATEGORY), city && 'place.city_id = :city', minRating && 'place.rating_average >= :minRating']
    .filter(Boolean)
    .join(' AND ');
  if (told) query.andWhere(told, { category, words: wordsIn(criteria), city, minRating });
  if (pincode) query.andWhere("translate(place.pincode, ' -', '') = :pincode", { pincode });
  if (bounds) {
    const { condition, parameters } = inside(bounds, { isChecked: look === 'many' || (isByFacts && !isLocal) });
    // The index on positions contains all these columns.
    const found = `SELECT place.id FROM places place WHERE place.status = '${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL AND ${isListed('place')} AND ${condition}${told && ` AND ${told}`}`;
    if (look === 'few' && !isByFacts) query.innerJoin(`(${found} OFFSET 0)`, 'inside', 'inside.id = place.id', parameters);
    else query.andWhere(condition, parameters);
  }
  return isByFacts ? withFacts(query, criteria, { isChecked: look === 'many' }) : query;
}

/** Returns SQL for the rows of several queries. @param most number of rows up to the end of the page */
export const eitherOf = (queries: readonly string[], most: number): string =>
  `SELECT * FROM (${queries.map((query) => `(${query} LIMIT ${most})`).join(' UNION ALL ')}) place`;

/** Returns the columns by which a list is sorted. Ties are broken by id, so pages never overlap. */
export function orderOf(sort: PlaceSort, { found, near }: PlaceCriteria): [expression: string, direction: 'ASC' | 'DESC'][] {
  const last = ['place.id', 'DESC'] as const;
  if (sort === PlaceSort.NEAREST && near) {
    return [['map_point(place.longitude, place.latitude) <-> map_point(:nearLongitude, :nearLatitude)', 'ASC'], [...last]];
  }
  if (sort === PlaceSort.RATING) return [['place.rating_average', 'DESC'], ['place.rating_count', 'DESC'], [...last]];
  if (sort === PlaceSort.REVIEWS) return [['place.rating_count', 'DESC'], [...last]];
  if (sort === PlaceSort.NEWEST) return [['place.created_at', 'DESC'], [...last]];
  return [found ? ['array_position(:found::uuid[], place.id)', 'ASC'] : ['place.ranking', 'DESC'], [...last]];
}

/** Sorts the list. */
export function sortPlaces(query: SelectQueryBuilder<Place>, sort: PlaceSort, criteria: PlaceCriteria): SelectQueryBuilder<Place> {
  const { found, near } = criteria;
  for (const [expression, direction] of orderOf(sort, criteria)) query.addOrderBy(expression, direction);
  if (near) query.setParameters({ nearLongitude: near.longitude, nearLatitude: near.latitude });
  return found ? query.setParameters({ found }) : query;
}

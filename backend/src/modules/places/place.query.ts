import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/ids.js';
import type { BoundsInput } from '../../core/geo/coordinates.js';
import { City, CityStatus } from '../cities/index.js';
import { Place, PlaceStatus } from './place.entity.js';
import { type PlaceFilter, PlaceSort } from './place.input.js';
import { KNOWN_KINDS } from './place.kinds.js';

/** Joins the counters of the visible cities only, so that hiding a city hides its places from the totals. */
const countsOf = (table: string): string =>
  `FROM ${table} counts JOIN cities ON cities.id = counts.city_id AND cities.status = 'active' AND cities.deleted_at IS NULL`;

/** As many as a drop-down list can sensibly hold. */
const MAX_CITIES = 1000;

/** SQL for the categories that have a public place, with how many, in alphabetical order. */
export const CATEGORIES = `SELECT category AS name, sum(n)::integer AS "placesCount" ${countsOf('place_counts')} GROUP BY category HAVING sum(n) > 0 ORDER BY category`;

/** SQL for the names of the categories that a new place can be of, in alphabetical order: those that are known, and those that the guide has. */
export const KINDS = `SELECT name AS value FROM (SELECT name FROM unnest('{${KNOWN_KINDS.join()}}'::text[]) name UNION SELECT name FROM (${CATEGORIES}) used) kinds ORDER BY name COLLATE "C"`;

/** The visible cities that have a visible place, by name. */
export const citiesWithPlaces = (manager: EntityManager): SelectQueryBuilder<City> =>
  manager
    .createQueryBuilder(City, 'city')
    .where(`city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL AND city.places_count > 0`)
    .orderBy('city.search_name')
    .addOrderBy('city.id')
    .limit(MAX_CITIES);

/** Which places the counters count. */
type Counted = Pick<PlaceCriteria, 'city' | 'category' | 'minRating'>;

/**
 * SQL for how many visible places there are; of a city, a category and a lowest rating only if given.
 * @param parameter takes up a value and gives what stands for it
 */
export function placeCount({ city, category, minRating }: Counted, parameter: (value: string | number) => string): string {
  if (!city && !category && !minRating) return "SELECT n::integer FROM totals WHERE name = 'places'";
  const conditions = [...(city ? [`city_id = ${parameter(city)}`] : []), ...(category ? [`category = ${parameter(category)}`] : [])];
  const counted = minRating ? `rated[${parameter(minRating)}::integer]` : 'n';
  return `SELECT coalesce(sum(${counted}), 0)::integer AS n ${countsOf(category || !minRating ? 'place_counts' : 'rated_counts')}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
}

/** Ratings that are counted; the REST API takes others, too. */
const COUNTED_RATINGS = [1, 2, 3, 4, 5];

/** Whether the counters tell how many places meet the criteria. */
export const isCounted = ({ search, pincode, minRating, bounds }: PlaceCriteria): boolean =>
  !search && !pincode && !bounds && (!minRating || COUNTED_RATINGS.includes(minRating));

/** Places that are active and not deleted, whatever their city. */
const activePlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  manager.createQueryBuilder(Place, 'place').where(`place.status = '${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL`);

/** A place everyone may see: active, in an active city, neither deleted. */
export const visiblePlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  activePlaces(manager).innerJoin(City, 'city', 'city.id = place.city_id').andWhere(`city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL`);

/** The same places, for whoever looks at many at once: the hidden cities are few, and looked up once. */
const notHiddenPlaces = (manager: EntityManager): SelectQueryBuilder<Place> =>
  activePlaces(manager).andWhere(`place.city_id NOT IN (SELECT id FROM cities WHERE status <> '${CityStatus.ACTIVE}' OR deleted_at IS NOT NULL)`);

/** A filter with its texts in the form in which the tables hold them; blank texts are gone. */
export interface PlaceCriteria extends PlaceFilter {
  /** What `searchPlaces` has found by them, best first, where they hold a search: no other places match. */
  found?: readonly string[];
}

/** Brings a filter into the form in which the tables hold its texts; null where nothing can match. */
export function criteriaOf(filter: PlaceFilter): PlaceCriteria | null {
  const { search, category, city, pincode, ...rest } = filter;
  if (city && !isId(city)) return null;
  return {
    ...rest,
    search: search?.trim() || undefined,
    category: category?.trim().toLowerCase() || undefined,
    city: city || undefined,
    pincode: pincode?.replace(/\s+/g, '').toUpperCase() || undefined,
  };
}

/** What is done with places that match: they are counted or put on a map, all of them, or listed; inside a rectangle, few or many, which the planner cannot tell. */
export type Look = 'all' | 'listed' | 'few' | 'many';

/**
 * The visible places that meet the criteria, in no order yet.
 * @param look few inside the bounds are looked up first and put in order afterwards, many are met soon by going through the whole list in
 * order: the planner would do neither
 */
export function matchingPlaces(manager: EntityManager, criteria: PlaceCriteria, look: Look = 'listed'): SelectQueryBuilder<Place> {
  const { found, category, city, pincode, minRating, bounds } = criteria;
  const query = look === 'all' ? notHiddenPlaces(manager) : visiblePlaces(manager);
  if (found) return query.andWhere('place.id = ANY(:found)', { found });
  const told = [category && 'place.category = :category', city && 'place.city_id = :city', minRating && 'place.rating_average >= :minRating']
    .filter(Boolean)
    .join(' AND ');
  if (told) query.andWhere(told, { category, city, minRating });
  if (pincode) query.andWhere('place.pincode = :pincode', { pincode });
  if (bounds) {
    const { condition, parameters } = inside(bounds, look === 'many');
    // All of it stands in the index of positions.
    const found = `SELECT place.id FROM places place WHERE place.status = '${PlaceStatus.ACTIVE}' AND place.deleted_at IS NULL AND ${condition}${told && ` AND ${told}`}`;
    if (look === 'few') query.innerJoin(`(${found} OFFSET 0)`, 'inside', 'inside.id = place.id', parameters);
    else query.andWhere(condition, parameters);
  }
  return query;
}

/**
 * Whether a place is inside. A rectangle whose west lies east of its east crosses the date line: it is the two on either side.
 * @param isChecked as a function, which no index can answer, in place of an operator
 */
export function inside({ southWest, northEast }: BoundsInput, isChecked = false): { condition: string; parameters: Record<string, number> } {
  const parameters = { south: southWest.latitude, north: northEast.latitude, west: southWest.longitude, east: northEast.longitude };
  const position = 'map_point(place.longitude, place.latitude)';
  const between = (west: string, east: string) => {
    const area = `box(map_point(${west}, :south), map_point(${east}, :north))`;
    return isChecked ? `on_pb(${position}, ${area})` : `${position} <@ ${area}`;
  };
  const isWhole = parameters.west <= parameters.east;
  return { condition: isWhole ? between(':west', ':east') : `(${between(':west', '180')} OR ${between('-180', ':east')})`, parameters };
}

/** Puts the list in order; ties are broken by id so that pages never overlap. */
export function sortPlaces(query: SelectQueryBuilder<Place>, sort: PlaceSort, { found, near }: PlaceCriteria): SelectQueryBuilder<Place> {
  if (sort === PlaceSort.NEAREST && near) {
    query.orderBy('map_point(place.longitude, place.latitude) <-> map_point(:nearLongitude, :nearLatitude)');
    query.setParameters({ nearLongitude: near.longitude, nearLatitude: near.latitude });
  } else if (sort === PlaceSort.RATING) query.orderBy('place.rating_average', 'DESC').addOrderBy('place.rating_count', 'DESC');
  else if (sort === PlaceSort.REVIEWS) query.orderBy('place.rating_count', 'DESC');
  else if (sort === PlaceSort.NEWEST) query.orderBy('place.created_at', 'DESC');
  else if (found) query.orderBy('array_position(:found::uuid[], place.id)').setParameters({ found });
  else query.orderBy('place.ranking', 'DESC');
  return query.addOrderBy('place.id', 'DESC');
}

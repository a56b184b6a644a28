import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { City, CityStatus } from './city.entity.js';
import type { CityFilter } from './city.input.js';

const IS_VISIBLE = `city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL`;

/** Selects the public cities: active and not deleted. */
export const visibleCities = (manager: EntityManager): SelectQueryBuilder<City> => manager.createQueryBuilder(City, 'city').where(IS_VISIBLE);

/** Returns the SQL parameters of `matchingCities` for a filter and the words of its search. */
export const cityParameters = ({ state, country, featured }: CityFilter, words: readonly string[]) => ({
  state: state?.length ? state : null,
  country: country?.length ? country : null,
  featured: featured ?? false,
  words,
  phrase: words.join(' '),
});

/**
 * Selects the public cities that match. Order: by similarity to the search words if there are any, then featured first, then by population.
 * @param words words of the search
 */
export function matchingCities(manager: EntityManager, filter: CityFilter, words: readonly string[]): SelectQueryBuilder<City> {
  const parameters = cityParameters(filter, words);
  const query = visibleCities(manager).setParameters(parameters);
  if (words.length > 0) {
    query.andWhere('city.id IN (SELECT matching_cities(:words::text[], :state::text, :country::text, :featured::boolean))');
    query.orderBy('round(word_similarity(search_normalize(:phrase), city.search_names)::numeric, 1)', 'DESC');
  } else {
    if (parameters.state) query.andWhere('city.state = :state');
    if (parameters.country) query.andWhere('city.country = :country');
    if (parameters.featured) query.andWhere('city.featured');
  }
  return query.addOrderBy('city.featured', 'DESC').addOrderBy('city.population', 'DESC', 'NULLS LAST').addOrderBy('city.id');
}

/** Number of cities on the home page if the operator has chosen none. */
const HOME_CITIES = 3;

/** SQL for the ids of the cities that the operator has chosen for the home page. It reads the settings, so that a bound statement stays valid. */
const CHOSEN = `ARRAY(SELECT jsonb_array_elements_text(value -> 'cities')::uuid FROM settings WHERE name = 'home')`;

/** SQL for the number of cities on the home page. */
export const HOME_LIMIT = `(SELECT coalesce(nullif(cardinality(${CHOSEN}), 0), ${HOME_CITIES}))`;

/** Returns the number of cities on the home page. @param chosen ids of those that the operator has chosen */
export const homeLimit = (chosen: readonly string[]): number => chosen.length || HOME_CITIES;

/**
 * Selects the public ones of the cities that the operator has chosen for the home page, in their order. If there is none, selects the featured cities,
 * the largest first; if no city is featured, all public cities.
 */
export function featuredCities(manager: EntityManager): SelectQueryBuilder<City> {
  const isAny = (condition: string) => `EXISTS (SELECT FROM cities other WHERE ${IS_VISIBLE.replaceAll('city.', 'other.')} AND ${condition})`;
  const isFeatured = `(city.featured OR NOT ${isAny('other.featured')})`;
  return visibleCities(manager)
    .andWhere(`CASE WHEN ${isAny(`other.id = ANY(${CHOSEN})`)} THEN city.id = ANY(${CHOSEN}) ELSE ${isFeatured} END`)
    .orderBy(`array_position(${CHOSEN}, city.id)`)
    .addOrderBy('city.population', 'DESC', 'NULLS LAST')
    .addOrderBy('city.id');
}

/** Selects the distinct names in a column of cities. The order ignores accents and case and does not depend on the collation. */
export const namesIn = (query: SelectQueryBuilder<City>, column: 'city.state' | 'city.country'): SelectQueryBuilder<City> =>
  query.select(column, 'name').groupBy(column).orderBy(`search_normalize(${column})`).addOrderBy(column);

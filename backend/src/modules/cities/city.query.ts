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
const HOME_LIMIT = `(SELECT coalesce(nullif(cardinality(${CHOSEN}), 0), ${HOME_CITIES}))`;

/**
 * Selects the public ones of the cities that the operator has chosen for the home page, in their order. If there is none, selects the featured cities,
 * the largest first; if no city is featured, all public cities. PostgreSQL only runs the queries up to the first one with a result.
 * @param limit number of cities; by default that of the home page
 */
export function featuredCities(manager: EntityManager, limit?: number | null): SelectQueryBuilder<City> {
  const idsOf = (from: string, order: string) => `ARRAY(SELECT city.id FROM ${from} AND ${IS_VISIBLE} ORDER BY ${order} LIMIT ${limit ?? HOME_LIMIT})`;
  const largest = (condition: string) => idsOf(`cities city WHERE ${condition}`, 'city.population DESC NULLS LAST, city.id');
  const chosen = idsOf(`unnest(${CHOSEN}) WITH ORDINALITY chosen (id, nth) JOIN cities city ON city.id = chosen.id WHERE true`, 'chosen.nth');
  const ids = `coalesce(nullif(${chosen}, '{}'), nullif(${largest('city.featured')}, '{}'), ${largest('true')})`;
  return manager
    .createQueryBuilder(City, 'city')
    .innerJoin(`(SELECT * FROM unnest(${ids}) WITH ORDINALITY ids (id, nth))`, 'shown', 'shown.id = city.id')
    .orderBy('shown.nth');
}

/** Selects the distinct names in a column of cities. The order ignores accents and case and does not depend on the collation. */
export const namesIn = (query: SelectQueryBuilder<City>, column: 'city.state' | 'city.country'): SelectQueryBuilder<City> =>
  query.select(column, 'name').groupBy(column).orderBy(`search_normalize(${column})`).addOrderBy(column);

import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { holdsWords, wordParameters } from '../../core/search/words.js';
import { City, CityStatus } from './city.entity.js';
import type { CityFilter } from './city.input.js';

/** Below this share of common letter triples two words are not taken for the same one misspelt. */
const LIKENESS = 0.45;

const IS_VISIBLE = `city.status = '${CityStatus.ACTIVE}' AND city.deleted_at IS NULL`;

/** A city everyone may see. */
export const visibleCities = (manager: EntityManager): SelectQueryBuilder<City> => manager.createQueryBuilder(City, 'city').where(IS_VISIBLE);

/** The visible cities that match, in the order of their list: the featured and then the largest first; a search orders by likeness instead. */
export function matchingCities(manager: EntityManager, filter: CityFilter, words: string[], spelling: 'as written' | 'misspelt'): SelectQueryBuilder<City> {
  const query = visibleCities(manager);
  if (filter.state) query.andWhere('city.state = :state', { state: filter.state });
  if (filter.country) query.andWhere('city.country = :country', { country: filter.country });
  if (filter.featured) query.andWhere('city.featured');
  if (words.length > 0) {
    const isLike = words.map((_, i) => `word_similarity(search_normalize(:word${i}), city.search_text) >= ${LIKENESS}`).join(' AND ');
    query.andWhere(spelling === 'as written' ? holdsWords('city.search_text', words) : isLike, wordParameters(words));
    query.orderBy(`round(word_similarity(search_normalize(:phrase), city.search_name)::numeric, 1)`, 'DESC').setParameter('phrase', words.join(' '));
  }
  return query
    .addOrderBy('city.featured', 'DESC')
    .addOrderBy('city.population', 'DESC', 'NULLS LAST')
    .addOrderBy('city.id');
}

/** The featured cities, the largest first; the largest of all where none is featured. */
export const featuredCities = (manager: EntityManager): SelectQueryBuilder<City> =>
  visibleCities(manager)
    .andWhere(`(city.featured OR NOT EXISTS (SELECT FROM cities other WHERE ${IS_VISIBLE.replaceAll('city.', 'other.')} AND other.featured))`)
    .orderBy('city.population', 'DESC', 'NULLS LAST')
    .addOrderBy('city.id');

/** The distinct names in a column of cities; accents and case do not count for their order, whatever the database's collation. */
export const namesIn = (query: SelectQueryBuilder<City>, column: 'city.state' | 'city.country'): SelectQueryBuilder<City> =>
  query.select(column, 'name').groupBy(column).orderBy(`search_normalize(${column})`).addOrderBy(column);

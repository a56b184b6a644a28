import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/index.js';
import type { SortDirection } from '../../core/paging/index.js';
import { holdsWords, searchWords, wordParameters } from '../../core/search/index.js';
import type { FindIds } from '../../core/selection/index.js';
import { City } from './city.entity.js';
import { type AdminCityFilter, AdminCitySort } from './city-admin.input.js';

/** SQL condition: the import `:importId` has added or changed the city. The table belongs to the module `imports`, which this module cannot import. */
const IS_OF_IMPORT = `(city.import_id = :importId OR city.id IN (SELECT row_id FROM import_changes WHERE import_id = :importId AND kind = 'cities'))`;

/** Selects the cities that match a filter, including hidden ones, without deleted ones, unsorted. */
export function adminCities(manager: EntityManager, filter: AdminCityFilter): SelectQueryBuilder<City> {
  const { search, status, featured, country, importId, source } = filter;
  const query = manager.createQueryBuilder(City, 'city').where('city.deleted_at IS NULL');
  if (status) query.andWhere('city.status = :status', { status });
  if (typeof featured === 'boolean') query.andWhere('city.featured = :featured', { featured });
  if (country) query.andWhere('city.country = :country', { country });
  if (importId) query.andWhere(isId(importId) ? IS_OF_IMPORT : 'false', { importId });
  if (source) query.andWhere('city.source = :source', { source });
  if (search?.trim()) {
    const words = searchWords(search);
    query.andWhere(words.length === 0 ? 'false' : holdsWords('city.search_text', words), wordParameters(words));
  }
  return query;
}

const COLUMNS: Record<AdminCitySort, string> = {
  [AdminCitySort.NAME]: 'city.search_name',
  [AdminCitySort.POPULATION]: 'coalesce(city.population, 0)',
  [AdminCitySort.PLACES]: 'city.places_count',
  [AdminCitySort.CREATED]: 'city.created_at',
};

/** Sorts the list. Ties are broken by id, so pages never overlap. */
export const sortCities = (query: SelectQueryBuilder<City>, sort: AdminCitySort, direction: SortDirection): SelectQueryBuilder<City> =>
  query.orderBy(COLUMNS[sort], direction).addOrderBy('city.id', direction);

/** Returns a function that finds the ids of the cities of a selection. */
export const cityIds =
  (manager: EntityManager): FindIds<AdminCityFilter> =>
  async (filter, limit) =>
    (await adminCities(manager, filter).select('city.id', 'id').limit(limit).getRawMany<{ id: string }>()).map(({ id }) => id);

import { inPortions } from '../../core/paging/portions.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import { adminPageOf } from '../../core/rest/admin-page.js';
import { type CsvColumns, streamCsv } from '../../core/rest/csv.js';
import { FileAnswer } from '../../core/rest/file-answer.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import type { Route } from '../../core/rest/route.js';
import { type City, CityStatus } from './city.entity.js';
import { type AdminCityFilter, AdminCitySort } from './city-admin.input.js';
import { cityJson } from './city.rest.js';
import type { CityModule } from './index.js';

const filterOf = (query: QueryReader): AdminCityFilter => ({
  search: query.text('search'), status: query.oneOf('status', Object.values(CityStatus)), featured: query.boolean('featured'), country: query.text('country'),
});

const COLUMNS: CsvColumns<City> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  state: ({ state }) => state,
  country: ({ country }) => country,
  description: ({ description }) => description,
  population: ({ population }) => population,
  foundedYear: ({ foundedYear }) => foundedYear,
  status: ({ status }) => status,
  featured: ({ featured }) => featured,
  places: ({ placesCount }) => placesCount,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  timeZone: ({ timeZone }) => timeZone,
  source: ({ source }) => source,
  created: ({ createdAt }) => createdAt,
  updated: ({ updatedAt }) => updatedAt,
};

export const cityAdminRoutes: Route<CityModule>[] = [
  {
    method: 'get',
    path: '/admin/cities',
    access: 'admin',
    summary: 'The cities by name, hidden ones, too; query: search, status, featured, country, page, limit',
    async handle({ query, services }) {
      const order = { sort: AdminCitySort.NAME, direction: SortDirection.ASCENDING };
      const { items } = await services.cityAdmin.list(filterOf(query), order, adminPageOf(query));
      return Promise.all(items.map((city) => cityJson(city, services)));
    },
  },
  {
    method: 'get',
    path: '/admin/cities.csv',
    access: 'admin',
    summary: 'All cities that match as a table; query: search, status, featured, country, ids',
    async handle({ query, services }) {
      const [filter, ids] = [filterOf(query), query.ids('ids')];
      const portions = inPortions((after, limit) => services.cityAdmin.portion(filter, ids, after, limit));
      return new FileAnswer('text/csv; charset=utf-8', 'cities', 'csv', streamCsv(COLUMNS, portions));
    },
  },
  {
    method: 'delete',
    path: '/admin/cities/:id',
    access: 'admin',
    summary: 'Deletes a city, which hides its places with it',
    async handle({ params, services, viewer }) {
      await services.cityAdmin.delete(viewer, { ids: [params.id ?? ''] });
      return { message: 'The city is deleted.' };
    },
  },
];

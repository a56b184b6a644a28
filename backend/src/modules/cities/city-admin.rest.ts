import { Type } from '@sinclair/typebox';
import { inPortions, SortDirection } from '../../core/paging/index.js';
import { CSV, type CsvColumns, csvFile, MESSAGE, pageOf, param, type QueryValues, type Route, routesOf } from '../../core/rest/index.js';
import { lastInCsv, textCells } from '../../core/fields/index.js';
import { selectionOf } from '../../core/selection/index.js';
import { type City, CityStatus } from './city.entity.js';
import { CITY_FIELD_NAMES, CITY_FIELDS } from './city.fields.js';
import { type AdminCityFilter, AdminCitySort } from './city-admin.input.js';
import { adminCityJson, AdminCityJson } from './city.json.js';
import type { CityModule } from './city.module.js';

const FILTER = {
  search: param.text('Words of the name, state or country.'),
  status: param.oneOf(Object.values(CityStatus), 'Only cities with this status.'),
  featured: param.boolean('True: only featured cities; false: only other cities.'),
  country: param.text('Exact name of the country.'),
  import: param.text('Only cities that the import with this id has added or changed.'),
  source: param.text('Only imported cities of this source.'),
};

const filterOf = ({ import: importId, ...filter }: QueryValues<typeof FILTER>): AdminCityFilter => ({ ...filter, importId });

const LAST = lastInCsv(CITY_FIELDS);

const COLUMNS: CsvColumns<City> = {
  id: ({ id }) => id,
  ...textCells(
    CITY_FIELDS,
    CITY_FIELD_NAMES.filter((name) => !LAST.includes(name)),
  ),
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
  ...textCells(CITY_FIELDS, LAST),
};

const route = routesOf<CityModule>();

export const cityAdminRoutes: Route<CityModule>[] = [
  route({
    method: 'get',
    path: '/admin/cities',
    access: 'admin',
    summary: 'List all cities by name, including hidden ones',
    query: { ...FILTER, ...param.adminPage },
    answer: Type.Array(AdminCityJson),
    async handle({ query: { page, limit, ...filter }, services }) {
      const order = { sort: AdminCitySort.NAME, direction: SortDirection.ASCENDING };
      const { items } = await services.cityAdmin.list(filterOf(filter), order, pageOf({ page, limit }));
      return Promise.all(items.map((city) => adminCityJson(city, services)));
    },
  }),
  route({
    method: 'get',
    path: '/admin/cities.csv',
    access: 'admin',
    summary: 'Export all matching cities as CSV',
    query: { ...FILTER, ids: param.ids('Only the cities with these ids.') },
    answer: CSV,
    async handle({ query: { ids, ...filter }, services }) {
      return csvFile(
        'cities',
        COLUMNS,
        inPortions((after, limit) => services.cityAdmin.portion(filterOf(filter), ids, after, limit)),
      );
    },
  }),
  route({
    method: 'delete',
    path: '/admin/cities/:id',
    access: 'admin',
    summary: 'Delete a city and hide its places; CONFLICT if it has changed since the given version',
    query: { version: param.version },
    answer: MESSAGE,
    async handle({ params, query, services, viewer }) {
      await services.cityAdmin.delete(viewer, selectionOf(params.id, query.version));
      return { message: 'The city is deleted.' };
    },
  }),
];

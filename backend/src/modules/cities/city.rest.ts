import { Type } from '@sinclair/typebox';
import { pageOf, param, type Route, routesOf } from '../../core/rest/index.js';
import { cityJson, CityJson } from './city.json.js';
import type { CityModule } from './city.module.js';

/** Maximum and default number of cities per page. */
const MAX_LIST = 1000;

const route = routesOf<CityModule>();

export const cityRoutes: Route<CityModule>[] = [
  route({
    method: 'get',
    path: '/cities',
    access: 'public',
    summary: 'List public cities, featured ones first',
    query: {
      search: param.text('Words of the name, state or country.'),
      state: param.text('Exact name of the state.'),
      country: param.text('Exact name of the country.'),
      featured: param.boolean('True: only featured cities; false: all cities.'),
      ...param.page(MAX_LIST, MAX_LIST),
    },
    answer: Type.Array(CityJson),
    async handle({ query: { page, limit, ...filter }, services }) {
      const { items } = await services.cities.list(filter, pageOf({ page, limit }));
      return Promise.all(items.map((city) => cityJson(city, services)));
    },
  }),
  route({
    method: 'get',
    path: '/cities/states',
    access: 'public',
    summary: 'List the names of states that have a public city',
    query: { country: param.text('Exact name of the country; if omitted, states of all countries.') },
    answer: Type.Array(Type.String()),
    handle: ({ query, services }) => services.cities.states(query.country),
  }),
  route({
    method: 'get',
    path: '/cities/countries',
    access: 'public',
    summary: 'List the names of countries that have a public city',
    answer: Type.Array(Type.String()),
    handle: ({ services }) => services.cities.countries(),
  }),
  route({
    method: 'get',
    path: '/cities/:id',
    access: 'public',
    summary: 'Get a public city',
    answer: CityJson,
    handle: async ({ params, services }) => cityJson(await services.cities.get(params.id), services),
  }),
];

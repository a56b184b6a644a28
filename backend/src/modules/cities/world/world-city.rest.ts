import { Type } from '@sinclair/typebox';
import { object, param, type Route, routesOf } from '../../../core/rest/index.js';
import type { CityModule } from '../city.module.js';

const WorldCityJson = object(
  {
    geonamesId: Type.String({ description: 'Identifier in GeoNames.' }),
    name: Type.String(),
    state: Type.Optional(Type.String()),
    country: Type.String(),
    coordinates: object({ latitude: Type.Number(), longitude: Type.Number() }),
    population: Type.Optional(Type.Integer()),
    timeZone: Type.String(),
  },
  'WorldCity',
);

const route = routesOf<CityModule>();

export const worldCityRoutes: Route<CityModule>[] = [
  route({
    method: 'get',
    path: '/admin/world-cities',
    access: 'admin',
    summary: 'Find cities of the world by name: at most 10, exact names first, then the largest',
    query: { search: param.text('Beginnings of the words of its name; a state or a country (name or code) can follow: `Portland, Maine`.') },
    answer: Type.Array(WorldCityJson),
    async handle({ query: { search = '' }, services }) {
      const cities = await services.worldCities.search(search);
      return cities.map(({ state, population, ...city }) => ({ ...city, state: state ?? undefined, population: population ?? undefined }));
    },
  }),
];

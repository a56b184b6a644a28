import { MESSAGE, pageOf, param, type Route, routesOf } from '../../core/rest/index.js';
import { placeJson, PlaceJson, PlacePageJson } from '../places/index.js';
import type { FavoriteModule } from './favorite.module.js';

const route = routesOf<FavoriteModule>();

export const favoriteRoutes: Route<FavoriteModule>[] = [
  route({
    method: 'get',
    path: '/favorites',
    access: 'signed-in',
    summary: 'Favorite places of the signed-in user, the last added first',
    query: param.page(),
    answer: PlacePageJson,
    async handle({ query, services, viewer }) {
      const { items, total, page, pages } = await services.favorites.list(viewer.id, pageOf(query));
      const places = await Promise.all(items.map((place) => placeJson(place, services)));
      return { places, total, pagination: { current: page, pages } };
    },
  }),
  route({
    method: 'put',
    path: '/favorites/:id',
    access: 'signed-in',
    summary: 'Adds a place to the favorites; has no effect if it is one already',
    answer: PlaceJson,
    handle: async ({ params, services, viewer }) => placeJson(await services.favorites.add(viewer, params.id), services),
  }),
  route({
    method: 'delete',
    path: '/favorites/:id',
    access: 'signed-in',
    summary: 'Removes a place from the favorites; has no effect if it is none',
    answer: MESSAGE,
    async handle({ params, services, viewer }) {
      await services.favorites.remove(viewer, params.id);
      return { message: 'The place is no longer in your favorites.' };
    },
  }),
];

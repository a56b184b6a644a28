import { MAX_PAGE_SIZE, MAX_ROWS } from '../../core/paging/page.js';
import type { Route } from '../../core/rest/route.js';
import { placeJson } from '../places/index.js';
import type { FavoriteModule } from './index.js';

const PAGE_SIZE = 20;

export const favoriteRoutes: Route<FavoriteModule>[] = [
  {
    method: 'get',
    path: '/favorites',
    access: 'signed-in',
    summary: 'A page of the places that the person has marked, the last marked first; query: page, limit',
    async handle({ query, services, viewer }) {
      const size = query.integer('limit', { min: 1, max: MAX_PAGE_SIZE, fallback: PAGE_SIZE });
      const number = query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 });
      const { items, total, page, pages } = await services.favorites.list(viewer.id, { number, size });
      const places = await Promise.all(items.map((place) => placeJson(place, services)));
      return { places, total, pagination: { current: page, pages } };
    },
  },
  {
    method: 'put',
    path: '/favorites/:id',
    access: 'signed-in',
    summary: 'Marks a place as a favourite; it may be one already',
    handle: async ({ params, services, viewer }) => placeJson(await services.favorites.add(viewer, params.id ?? ''), services),
  },
  {
    method: 'delete',
    path: '/favorites/:id',
    access: 'signed-in',
    summary: 'Takes a place from the favourites; it need not be one',
    async handle({ params, services, viewer }) {
      await services.favorites.remove(viewer, params.id ?? '');
      return { message: 'The place is no favourite of yours now.' };
    },
  },
];

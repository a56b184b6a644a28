import type { Route } from '../../core/rest/route.js';
import type { StatsModule } from './index.js';

export const statsRoutes: Route<StatsModule>[] = [
  {
    method: 'get',
    path: '/stats',
    access: 'public',
    summary: 'How many cities, places, people and reviews the guide holds',
    handle: ({ services }) => services.stats.public(),
  },
  {
    method: 'get',
    path: '/admin/dashboard',
    access: 'admin',
    summary: 'What the guide holds, and what of it waits for a decision',
    handle: async ({ services }) => ({ stats: await services.stats.admin() }),
  },
];

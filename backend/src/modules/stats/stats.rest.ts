import { Type } from '@sinclair/typebox';
import { object, type Route, routesOf } from '../../core/rest/index.js';
import type { StatsModule } from './stats.module.js';

const COUNT = Type.Integer();
const StatsJson = object({ cities: COUNT, places: COUNT, users: COUNT, reviews: COUNT }, 'Stats');
const AdminStatsJson = object(
  {
    totalCities: COUNT,
    totalPlaces: COUNT,
    totalUsers: COUNT,
    totalReviews: COUNT,
    pendingPlaces: COUNT,
    pendingReviews: COUNT,
    reportedReviews: COUNT,
  },
  'AdminStats',
);

const route = routesOf<StatsModule>();

export const statsRoutes: Route<StatsModule>[] = [
  route({
    method: 'get',
    path: '/stats',
    access: 'public',
    summary: 'Public totals: active cities, active places, users and approved reviews',
    answer: StatsJson,
    handle: ({ services }) => services.stats.public(),
  }),
  route({
    method: 'get',
    path: '/admin/dashboard',
    access: 'admin',
    summary: 'Public totals, and the numbers of contributions that wait for a decision',
    answer: object({ stats: AdminStatsJson }),
    handle: async ({ services }) => ({ stats: await services.stats.admin() }),
  }),
];

import type { EntityManager } from 'typeorm';
import type { ReportModule } from '../reports/index.js';
import { StatsService } from './stats.service.js';

export { StatsResolver } from './stats.resolver.js';
export { statsRoutes } from './stats.rest.js';

/** What this module offers to a request, together with what it builds on. */
export const createStatsModule = (manager: EntityManager, left: ReportModule) => ({
  ...left,
  stats: new StatsService(manager, left.cities, left.places, left.reports),
});
export type StatsModule = ReturnType<typeof createStatsModule>;

import type { EntityManager } from 'typeorm';
import type { ModerationModule } from '../moderation/index.js';
import { ChartService } from './chart.service.js';
import { CountService } from './count.service.js';
import { StatsService } from './stats.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export const createStatsModule = (manager: EntityManager, left: ModerationModule) => ({
  ...left,
  charts: new ChartService(manager),
  counts: new CountService(manager),
  stats: new StatsService(manager, left.reports),
});
export type StatsModule = ReturnType<typeof createStatsModule>;

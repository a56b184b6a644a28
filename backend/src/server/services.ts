import type { EntityManager } from 'typeorm';
import { createCityModule } from '../modules/cities/index.js';
import { createPlaceModule } from '../modules/places/index.js';
import { createReviewModule } from '../modules/reviews/index.js';
import type { Site, SiteModule } from '../modules/site/index.js';
import { createStatsModule, type StatsModule } from '../modules/stats/index.js';
import { createUserModule } from '../modules/users/index.js';

export type Services = StatsModule & SiteModule;

/** Services and loaders of one request, wired in module order; loaders must not outlive it, as they remember what they read. */
export function createServices(manager: EntityManager, site: Site): Services {
  const left = { ...createUserModule(manager), ...createCityModule(manager) };
  return { site, ...createStatsModule(manager, createReviewModule(manager, createPlaceModule(manager, left))) };
}

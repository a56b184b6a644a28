import type { DataSource, EntityManager } from 'typeorm';
import type { Work } from '../core/db/work.js';
import { type AccountModule, type AccountParts, createAccountModule } from '../modules/accounts/index.js';
import { createCityModule } from '../modules/cities/index.js';
import { createPlaceModule } from '../modules/places/index.js';
import { createReviewModule } from '../modules/reviews/index.js';
import type { Site, SiteModule } from '../modules/site/index.js';
import { createStatsModule, type StatsModule } from '../modules/stats/index.js';
import { createUserModule } from '../modules/users/index.js';

export type Services = StatsModule & AccountModule & SiteModule;

/** What the services of all requests share. */
export interface ServiceParts {
  dataSource: DataSource;
  site: Site;
  accounts: AccountParts;
}

/** Services and loaders of one request, wired in module order; loaders must not outlive it, as they remember what they read. */
export function createServices({ site, accounts }: ServiceParts, manager: EntityManager, work: Work): Services {
  const left = { ...createAccountModule(manager, createUserModule(manager), accounts, work), ...createCityModule(manager) };
  return { site, ...createStatsModule(manager, createReviewModule(manager, createPlaceModule(manager, left))) };
}

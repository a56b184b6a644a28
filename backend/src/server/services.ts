import type { DataSource, EntityManager } from 'typeorm';
import { type AccountParts, createAccountModule } from '../modules/accounts/index.js';
import { createActivityModule } from '../modules/activities/index.js';
import { createAttributeModule } from '../modules/attributes/index.js';
import { createSearchTermModule } from '../modules/search-terms/index.js';
import { createBinModule } from '../modules/bin/index.js';
import { createCategoryModule } from '../modules/categories/index.js';
import { createCityModule } from '../modules/cities/index.js';
import { createFavoriteModule } from '../modules/favorites/index.js';
import { createImportModule, type ImportParts } from '../modules/imports/index.js';
import { createMapModule, type MapParts } from '../modules/maps/index.js';
import { createModerationModule } from '../modules/moderation/index.js';
import { createPhotoModule, type PhotoParts } from '../modules/photos/index.js';
import { createPlaceModule } from '../modules/places/index.js';
import { createReportModule } from '../modules/reports/index.js';
import { createReviewModule } from '../modules/reviews/index.js';
import { createSettingsModule, type SettingsParts } from '../modules/settings/index.js';
import type { SiteModule } from '../modules/site/index.js';
import { createSetupModule, type SetupParts } from '../modules/setup/index.js';
import { createStandingModule } from '../modules/standing/index.js';
import { createStatsModule } from '../modules/stats/index.js';
import { createSystemModule, type SystemModule, type SystemParts } from '../modules/system/index.js';
import { createUserModule } from '../modules/users/index.js';
import { createWebhookModule, type WebhookParts } from '../modules/webhooks/index.js';

export type Services = SystemModule;

/** Dependencies that the services of all requests share. */
export interface ServiceParts {
  dataSource: DataSource;
  site: SiteModule;
  accounts: AccountParts;
  settings: SettingsParts;
  photos: PhotoParts;
  imports: ImportParts;
  maps: MapParts;
  webhooks: WebhookParts;
  setup: SetupParts;
  system: SystemParts;
}

/** Creates the services and loaders of one request, in module order. Loaders cache rows, so they must not outlive the request. */
export function createServices({ site, accounts, settings, photos, imports, maps, webhooks, setup, system }: ServiceParts, manager: EntityManager): Services {
  const standing = createStandingModule(manager, createUserModule(manager));
  const people = createSettingsModule(manager, createAccountModule(manager, createActivityModule(manager, standing), site, accounts), settings);
  const places = createPlaceModule(manager, createCityModule(manager, createPhotoModule(manager, people, photos)));
  const attributes = createAttributeModule(manager, createCategoryModule(manager, places));
  const terms = createSearchTermModule(manager, attributes);
  const files = createMapModule(manager, createImportModule(manager, terms, imports), maps);
  const reviews = createReviewModule(manager, files);
  const reports = createReportModule(manager, createFavoriteModule(manager, reviews));
  const stats = createStatsModule(manager, createModerationModule(manager, reports));
  const bin = createBinModule(manager, createWebhookModule(manager, stats, webhooks));
  return createSystemModule(manager, createSetupModule(manager, bin, setup), system);
}

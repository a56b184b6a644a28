import type { EntityManager } from 'typeorm';
import { ActivityTarget } from '../activities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { createCityImageLoader, createCityLoader } from './city.loader.js';
import { CityAdminService } from './city-admin.service.js';
import { CityService } from './city.service.js';

export { City, CityStatus } from './city.entity.js';
export { CityImage } from './city-image.entity.js';
export { CITY_RULES, FIRST_YEAR, LAST_YEAR, MAX_POPULATION } from './city-admin.input.js';
export { CityAdminResolver } from './city-admin.resolver.js';
export { cityAdminRoutes } from './city-admin.rest.js';
export { cityReads } from './city.reads.js';
export { CityResolver } from './city.resolver.js';
export { purgeCities } from './city.purge.js';
export { cityJson, CityJson } from './city.json.js';
export { cityRoutes } from './city.rest.js';
export { DataSource, KNOWN_SOURCES, sourceOf } from './data.sources.js';

/** Creates the services and loaders of this module for a request and registers its tracked table. Includes the services of the modules on its left. */
export function createCityModule(manager: EntityManager, left: PhotoModule) {
  left.activities.track({
    kind: ActivityTarget.CITY,
    table: 'cities',
    label: 't.name',
    touch: 'updated_at = now(), version = t.version + 1',
    shown: ['name', 'state', 'country', 'description', 'status'],
    revertible: ['featured', 'status', 'deleted_at'],
  });
  const loaders = { cityById: createCityLoader(manager), cityImages: createCityImageLoader(manager) };
  return { ...left, ...loaders, cities: new CityService(manager), cityAdmin: new CityAdminService(manager, left) };
}
export type CityModule = ReturnType<typeof createCityModule>;

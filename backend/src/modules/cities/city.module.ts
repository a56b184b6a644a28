import type { EntityManager } from 'typeorm';
import { ActivityTarget } from '../activities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { columnName } from '../../core/db/index.js';
import { CITY_BIN } from './city.bin.js';
import { CITY_FIELD_NAMES } from './city.fields.js';
import { createCityImageLoader, createCityLoader } from './city.loader.js';
import { CityAdminService } from './city-admin.service.js';
import { CityService } from './city.service.js';
import { WorldCityService } from './world/index.js';

/** Creates the services and loaders of this module for a request and registers its tracked table. Includes the services of the modules on its left. */
export function createCityModule(manager: EntityManager, left: PhotoModule) {
  left.activities.track({
    kind: ActivityTarget.CITY,
    table: 'cities',
    label: 't.name',
    touch: 'updated_at = now(), version = t.version + 1',
    shown: [...CITY_FIELD_NAMES.map(columnName), 'status'],
    revertible: ['featured', 'status', 'deleted_at'],
    bin: CITY_BIN,
  });
  const cities = new CityService(manager, left.siteSettings);
  left.settings.findCitiesBy((ids) => cities.existing(ids));
  const loaders = { cityById: createCityLoader(manager), cityImages: createCityImageLoader(manager) };
  const cityAdmin = new CityAdminService(manager, left);
  return { ...left, ...loaders, cities, cityAdmin, cityBulk: cityAdmin.defineBulk(left.bulk), worldCities: new WorldCityService() };
}

/** Returns whether visitors can see a city. Processes ask it outside of requests. */
export const isVisibleCity = (manager: EntityManager, id: string): Promise<boolean> => CityService.isVisible(manager, id);

export type CityModule = ReturnType<typeof createCityModule>;

import type { EntityManager } from 'typeorm';
import { ActivityTarget, type BinTable } from '../activities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { columnName } from '../../core/db/index.js';
import { CITY_FIELD_NAMES } from './city.fields.js';
import { createCityImageLoader, createCityLoader } from './city.loader.js';
import { CityAdminService } from './city-admin.service.js';
import { CityService } from './city.service.js';
import { WorldCityService } from './world/index.js';

// The tables of `places` and `reviews` are named here, because this module must not import those modules.
const PLACES = 'FROM places p WHERE p.city_id = t.id AND p.deleted_at IS NULL';
const REVIEWS = 'FROM reviews r JOIN places p ON p.id = r.place_id WHERE p.city_id = t.id AND p.deleted_at IS NULL AND r.deleted_at IS NULL';

/** Deleted cities. Their places and reviews are not deleted themselves: they are hidden, and come back with the city. */
const CITY_BIN: BinTable = {
  listed: 'true',
  about: "concat_ws(', ', nullif(t.state, ''), t.country)",
  along: {
    places: `SELECT count(*)::integer ${PLACES}`,
    reviews: `SELECT count(*)::integer ${REVIEWS}`,
    photos: `SELECT count(*)::integer FROM photos f WHERE f.used_at IS NOT NULL AND f.deleted_at IS NULL AND f.id IN (
      SELECT photo_id FROM city_images WHERE city_id = t.id
      UNION ALL SELECT i.photo_id FROM place_images i WHERE i.place_id IN (SELECT p.id ${PLACES})
      UNION ALL SELECT i.photo_id FROM review_photos i WHERE i.review_id IN (SELECT r.id ${REVIEWS}))`,
  },
};

/** Creates the services and loaders of this module for a request and registers its tracked table. Includes the services of the modules on its left. */
export function createCityModule(manager: EntityManager, left: PhotoModule) {
  left.activities.track({
    kind: ActivityTarget.CITY,
    table: 'cities',
    label: 't.name',
    touch: 'updated_at = now(), version = t.version + 1',
    shown: [...CITY_FIELD_NAMES.map(columnName), 'names', 'descriptions', 'status'],
    revertible: ['featured', 'status', 'deleted_at'],
    bin: CITY_BIN,
  });
  const cities = new CityService(manager);
  left.settings.findCitiesBy((ids) => cities.existing(ids));
  const loaders = { cityById: createCityLoader(manager), cityImages: createCityImageLoader(manager) };
  const cityAdmin = new CityAdminService(manager, left);
  return { ...left, ...loaders, cities, cityAdmin, cityBulk: cityAdmin.defineBulk(left.bulk), worldCities: new WorldCityService() };
}

/** Returns whether visitors can see a city. Processes ask it outside of requests. */
export const isVisibleCity = (manager: EntityManager, id: string): Promise<boolean> => CityService.isVisible(manager, id);

export type CityModule = ReturnType<typeof createCityModule>;

import type { EntityManager } from 'typeorm';
import { ActivityTarget, type BulkService } from '../activities/index.js';
import type { AdminCityFilter } from './city-admin.input.js';
import { adminCities } from './city-admin.query.js';
import type { CityAdminService } from './city-admin.service.js';

/** Creates the actions on any number of cities. */
export function createCityBulk(manager: EntityManager, { bulk, cityAdmin }: { bulk: BulkService; cityAdmin: CityAdminService }) {
  const cities = { kind: ActivityTarget.CITY, rule: 'admin', find: (filter: AdminCityFilter) => adminCities(manager, filter) } as const;
  return {
    feature: bulk.define({
      ...cities,
      name: 'feature-cities',
      run: (viewer, selection, { featured }: { featured: boolean }) => cityAdmin.feature(viewer, selection, featured),
    }),
    delete: bulk.define({ ...cities, name: 'delete-cities', run: (viewer, selection) => cityAdmin.delete(viewer, selection) }),
  };
}

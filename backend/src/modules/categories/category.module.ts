import type { EntityManager } from 'typeorm';
import { ActivityTarget } from '../activities/index.js';
import type { PlaceModule } from '../places/index.js';
import { CategoryMergeService } from './category-merge.service.js';
import { CategoryPlaces } from './category-places.js';
import { CategoryRows } from './category-rows.js';
import { CategoryService } from './category.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createCategoryModule(manager: EntityManager, left: PlaceModule) {
  const revertible = ['slug', 'names', 'plurals', 'icon', 'color', 'art', 'schema_type', 'is_hidden', 'aliases', 'rank', 'deleted_at'];
  left.activities.track({
    kind: ActivityTarget.CATEGORY,
    table: 'categories',
    label: 't.slug',
    touch: 'version = t.version + 1, updated_at = now()',
    revertible,
    guarded: { columns: revertible, rule: 'admin-in-person' },
  });
  const parts = { activities: left.activities, rows: new CategoryRows(manager, left), categoryPlaces: new CategoryPlaces(manager, left) };
  return { ...left, categories: new CategoryService(manager, parts), categoryMerges: new CategoryMergeService(manager, parts) };
}
export type CategoryModule = ReturnType<typeof createCategoryModule>;

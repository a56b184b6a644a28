import type { EntityManager } from 'typeorm';
import { columnName } from '../../core/db/index.js';
import { ActivityTarget } from '../activities/index.js';
import type { CategoryModule } from '../categories/index.js';
import { ATTRIBUTE_FIELDS } from '../site/index.js';
import { AttributeRows } from './attribute-rows.js';
import { AttributeService } from './attribute.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createAttributeModule(manager: EntityManager, left: CategoryModule) {
  // Another kind is not restored: by then, places can have values of the new kind.
  const fields = Object.keys(ATTRIBUTE_FIELDS).filter((name) => name !== 'kind');
  const revertible = [...fields.map(columnName), 'rank', 'deleted_at'];
  left.activities.track({
    kind: ActivityTarget.ATTRIBUTE,
    table: 'attributes',
    label: 't.key',
    touch: 'version = t.version + 1, updated_at = now()',
    revertible,
    guarded: { columns: revertible, rule: 'admin-in-person' },
  });
  const rows = new AttributeRows(manager, left);
  return { ...left, attributes: new AttributeService(manager, { activities: left.activities, rows }) };
}
export type AttributeModule = ReturnType<typeof createAttributeModule>;

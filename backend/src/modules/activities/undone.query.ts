import type { EntityManager } from 'typeorm';
import type { Change } from '../../core/access/index.js';
import { ActivityAction } from './activity.entity.js';

/** Whether the effect of a change on a target was undone later. */
export async function isUndone(manager: EntityManager, { id: changeId }: Pick<Change, 'id'>, targetId: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM activities done JOIN activities undone ON undone.target_kind = done.target_kind AND undone.target_id = done.target_id
       AND undone.action = '${ActivityAction.UNDONE}' AND undone.created_at > done.created_at
     WHERE done.change_id = $1 AND done.target_id = $2 LIMIT 1`,
    [changeId, targetId],
  );
  return found.length > 0;
}

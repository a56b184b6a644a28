import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { allows, type Viewer } from '../../../core/access/index.js';
import type { Activity } from '../activity.entity.js';
import type { ActivityService } from '../activity.service.js';
import { ADMIN_WINDOW, isLater, OWN_WINDOW } from './undo.query.js';

/** Loads which activities can be undone, and how large their changes are. One statement each serves a page of rows. */
export class UndoLoader {
  private readonly unchanged: DataLoader<string, boolean>;
  private readonly sizes: DataLoader<string, number>;

  constructor(
    manager: EntityManager,
    private readonly activities: ActivityService,
  ) {
    this.unchanged = new DataLoader(async (ids) => {
      const rows = await manager.query<{ id: string }[]>(`SELECT a.id FROM activities a WHERE a.id = ANY($1::uuid[]) AND NOT ${isLater('a')}`, [ids]);
      const found = new Set(rows.map(({ id }) => id));
      return ids.map((id) => found.has(id));
    });
    this.sizes = new DataLoader(async (changeIds) => {
      const rows = await manager.query<{ id: string; n: number }[]>(
        'SELECT change_id AS id, count(*)::integer AS n FROM activities WHERE change_id = ANY($1::uuid[]) AND before IS NOT NULL GROUP BY change_id',
        [changeIds],
      );
      const found = new Map(rows.map(({ id, n }) => [id, n]));
      return changeIds.map((id) => found.get(id) ?? 0);
    });
  }

  /** Returns whether the viewer can undo the change of an activity, and no later change has touched its target. */
  async isPossible(viewer: Viewer, activity: Activity): Promise<boolean> {
    return this.mayUndo(viewer, activity) && this.unchanged.load(activity.id);
  }

  /** Returns the number of rows that the change of an activity has changed. */
  sizeOf({ changeId }: Activity): Promise<number> {
    return this.sizes.load(changeId);
  }

  private mayUndo(viewer: Viewer, activity: Activity): boolean {
    if (!this.activities.isRevertible(activity)) return false;
    const age = Date.now() - activity.createdAt.getTime();
    const isOwn = activity.actorId === viewer.id && age < OWN_WINDOW;
    if (!isOwn && (viewer.role !== 'admin' || age >= ADMIN_WINDOW)) return false;
    const { guarded } = this.activities.table(activity.targetKind);
    return !guarded?.columns.some((column) => column in (activity.before ?? {})) || allows(guarded.rule, viewer);
  }
}

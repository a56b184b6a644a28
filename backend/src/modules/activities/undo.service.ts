import type { EntityManager } from 'typeorm';
import { beginChange, type Change, requireAccess, type Viewer } from '../../core/access/index.js';
import { isId, isUniqueViolation, takeTime } from '../../core/db/index.js';
import { Conflict, NotFound, type Reason } from '../../core/errors/index.js';
import type { StandingService } from '../standing/index.js';
import { ActivityAction, type ActivityTarget } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';

/** Time within which users can undo their changes. The admin console offers it for seconds only. */
const WINDOW = "interval '15 minutes'";

const CHANGED_SINCE: Reason = 'console.undoChanged';

/** Undoes recent changes of a user. */
export class UndoService {
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
    private readonly standing: StandingService,
  ) {}

  /**
   * Restores the former values of all rows of a change. Skips rows that a later change has touched, even if their values are the same.
   * @returns number of restored rows
   * @throws NotFound if the viewer did not make the change within the last 15 minutes; Forbidden if the viewer may not make it any more; Conflict
   *   if no row is as the change left it
   */
  async undo(viewer: Viewer, changeId: string): Promise<number> {
    const kinds = isId(changeId) ? await this.kindsOf(viewer, changeId) : [];
    if (kinds.length === 0) throw new NotFound('change');
    for (const kind of kinds) await this.requireAccess(viewer, changeId, kind);
    await takeTime(this.manager);
    const change = beginChange(viewer);
    let count = 0;
    for (const kind of kinds) count += await this.revert(change, changeId, kind);
    if (count === 0) throw new Conflict(kinds.map((kind) => this.activities.table(kind).fixed?.because).find(Boolean) ?? CHANGED_SINCE);
    return count;
  }

  private async kindsOf({ id: actorId }: Viewer, changeId: string): Promise<ActivityTarget[]> {
    const rows = await this.manager.query<{ kind: ActivityTarget }[]>(
      `SELECT DISTINCT target_kind AS kind FROM activities
       WHERE change_id = $1 AND actor_id = $2 AND before IS NOT NULL AND action <> '${ActivityAction.UNDONE}' AND created_at > now() - ${WINDOW}
       ORDER BY kind`,
      [changeId, actorId],
    );
    return rows.map(({ kind }) => kind);
  }

  /** @throws Forbidden if the change includes guarded columns (`TrackedTable.guarded`) and the viewer may not change them */
  private async requireAccess(viewer: Viewer, changeId: string, kind: ActivityTarget): Promise<void> {
    const { guarded } = this.activities.table(kind);
    if (!guarded) return;
    const touched = await this.manager.query<unknown[]>('SELECT 1 FROM activities WHERE change_id = $1 AND target_kind = $2 AND before ?| $3::text[] LIMIT 1', [
      changeId,
      kind,
      guarded.columns,
    ]);
    if (touched.length > 0) requireAccess(guarded.rule, viewer, { isWrite: true });
  }

  private async revert(change: Change, undoneId: string, kind: ActivityTarget): Promise<number> {
    const { table, touch, revertible, lock, fixed } = this.activities.table(kind);
    const columns = revertible.join(', ');
    const changed = `SELECT a.* FROM activities a WHERE a.change_id = $1 AND a.target_kind = '${kind}' AND a.before IS NOT NULL`;
    await lock?.((await this.manager.query<{ id: string }[]>(`SELECT a.target_id AS id FROM (${changed}) a`, [undoneId])).map(({ id }) => id));
    try {
      const written = await this.manager.query<{ id: string }[]>(
        `WITH old AS MATERIALIZED (
           SELECT t.id, a.label, a.before, a.after FROM (${changed}) a JOIN ${table} t ON t.id = a.target_id
           WHERE NOT EXISTS (SELECT 1 FROM activities later WHERE later.target_kind = a.target_kind AND later.target_id = a.target_id
             AND later.change_id <> a.change_id AND later.created_at > a.created_at)
           ORDER BY t.id FOR NO KEY UPDATE OF t),
         new AS (
           UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, old.before) v)${touch ? `, ${touch}` : ''}
           FROM old WHERE t.id = old.id AND to_jsonb(t) @> old.after AND NOT (${fixed?.where ?? 'false'})
           RETURNING t.id, old.label, old.before, old.after)
         INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after)
         SELECT gen_random_uuid(), $2::uuid, $3::uuid, '${ActivityAction.UNDONE}', '${kind}', new.id, new.label, new.after, new.before
         FROM new RETURNING target_id AS id`,
        [undoneId, change.id, change.actorId],
      );
      await this.standing.takeBack(
        undoneId,
        written.map(({ id }) => id),
      );
      return written.length;
    } catch (error) {
      if (isUniqueViolation(error)) {
        throw new Conflict('console.undoReplaced');
      }
      throw error;
    }
  }
}

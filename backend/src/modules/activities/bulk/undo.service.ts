import type { EntityManager } from 'typeorm';
import { type AccessRule, beginChange, type Change, requireAccess, type Viewer } from '../../../core/access/index.js';
import { isId, isUniqueViolation, takeTime } from '../../../core/db/index.js';
import { Conflict, Forbidden, NotFound, type Reason } from '../../../core/errors/index.js';
import { BackgroundJobs, type JobProgress } from '../../../core/jobs/index.js';
import { AT_ONCE } from '../../../core/selection/index.js';
import type { StandingService } from '../../standing/index.js';
import { ActivityAction, ActivityTarget } from '../activity.entity.js';
import type { ActivityService } from '../activity.service.js';
import { BULK_CHANGE, UNDO_CHANGE, type UndoDetails, type UndoOrder } from './bulk.task.js';
import { bulkActor, failureOf, viewerOf } from './bulk-actor.js';
import { isLater, windowOf } from './undo.query.js';

const CHANGED_SINCE: Reason = 'console.undoChanged';

/** Rule for the user whose job undoes a change. Guarded columns need more: `TrackedTable.guarded`. */
const RULE: AccessRule = 'moderator';

/** A row that a change has changed. */
interface ChangedRow {
  kind: ActivityTarget;
  id: string;
}

/** Undoes changes: users their own of the last minutes, admins all of the last weeks. */
export class UndoService {
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
    private readonly standing: StandingService,
  ) {}

  /**
   * Restores the former values of all rows of a change. Skips rows that a later change has touched, even if their values are the same.
   * A job restores the rows of a change of more than `AT_ONCE`.
   * @returns number of restored rows; 0 if a job restores them
   * @throws NotFound if the viewer may not undo the change, or not any more; Forbidden if the viewer may not make it any more; Conflict if no row is
   *   as the change left it, or a job still makes or undoes the change
   */
  async undo(viewer: Viewer, undoneId: string): Promise<number> {
    const rows = isId(undoneId) ? await this.rowsOf(viewer, undoneId) : [];
    const kinds = kindsOf(rows);
    if (!kinds[0]) throw new NotFound('change');
    await this.requireEnded(undoneId);
    if (rows.length > AT_ONCE) {
      await this.requireAccess(viewer, undoneId, kinds);
      if (!(await this.isPossible(undoneId))) throw new Conflict(CHANGED_SINCE);
      await this.start(viewer, { undoneId, changeId: beginChange(viewer).id, actor: bulkActor(viewer) }, kinds[0]);
      return 0;
    }
    const count = await this.restore(viewer, undoneId, rows);
    if (count === 0) throw new Conflict(kinds.map((kind) => this.activities.table(kind).fixed?.because).find(Boolean) ?? CHANGED_SINCE);
    return count;
  }

  /** Whether a change has a row that no later change has touched. */
  private async isPossible(changeId: string): Promise<boolean> {
    await takeTime(this.manager);
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 FROM activities a WHERE a.change_id = $1 AND ${this.activities.revertible()} AND NOT ${isLater('a')} LIMIT 1`,
      [changeId],
    );
    return found.length > 0;
  }

  private async start(viewer: Viewer, order: UndoOrder, kind: ActivityTarget): Promise<void> {
    const details: UndoDetails = { changeId: order.undoneId, kind, changed: 0, skipped: 0, after: null, afterKind: null };
    const id = await new BackgroundJobs(this.manager).add(UNDO_CHANGE, order, { actorId: viewer.id, details });
    await this.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id, label: UNDO_CHANGE.name });
  }

  /** Returns the number of rows of a change that are not handled yet. */
  async countLeft({ undoneId }: UndoOrder, { details }: JobProgress): Promise<number> {
    const { sql, parameters } = this.leftOf(undoneId, details as UndoDetails);
    const [row] = await this.manager.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM (${sql}) found`, parameters);
    return row?.n ?? 0;
  }

  /**
   * Restores the next portion of the rows of a change.
   * @returns the progress after it; undefined if there are no more rows
   * @throws GivenUp if the user may not do this any more, or something else has taken the place of a row
   */
  async undoPortion({ undoneId, changeId, actor }: UndoOrder, { done, details }: JobProgress): Promise<JobProgress | undefined> {
    const { changed, skipped } = details as UndoDetails;
    const { sql, parameters } = this.leftOf(undoneId, details as UndoDetails);
    const rows = await this.manager.query<ChangedRow[]>(`${sql} ORDER BY kind, id LIMIT ${AT_ONCE}`, parameters);
    const last = rows.at(-1);
    if (!last) return undefined;
    const viewer = await viewerOf(this.manager, actor, RULE, changeId);
    const restored = await this.restore(viewer, undoneId, rows).catch((error: unknown) => {
      throw failureOf(error);
    });
    return {
      done: done + rows.length,
      details: { ...details, changed: changed + restored, skipped: skipped + rows.length - restored, after: last.id, afterKind: last.kind },
    };
  }

  /** Returns up to `AT_ONCE` + 1 rows of a change that the viewer may undo now. */
  private rowsOf(viewer: Viewer, changeId: string): Promise<ChangedRow[]> {
    return this.manager.query<ChangedRow[]>(
      `SELECT DISTINCT a.target_kind AS kind, a.target_id AS id FROM activities a
       WHERE a.change_id = $1 AND ${this.activities.revertible()} AND ${windowOf(viewer, '$2')} ORDER BY kind, id LIMIT ${AT_ONCE + 1}`,
      [changeId, viewer.id],
    );
  }

  /** Returns a query for the rows of a change after the last one that was handled. */
  private leftOf(changeId: string, { after, afterKind }: UndoDetails): { sql: string; parameters: unknown[] } {
    return {
      sql: `SELECT DISTINCT a.target_kind AS kind, a.target_id AS id FROM activities a
       WHERE a.change_id = $1 AND ${this.activities.revertible()} AND ($2::uuid IS NULL OR (a.target_kind, a.target_id) > ($3::activity_target, $2))`,
      parameters: [changeId, after, afterKind],
    };
  }

  /** @throws Conflict if a job still makes or undoes a change */
  private async requireEnded(changeId: string): Promise<void> {
    const [open] = await new BackgroundJobs(this.manager).recent([BULK_CHANGE, UNDO_CHANGE], 0, { details: { changeId } });
    if (open) throw new Conflict(open.task === BULK_CHANGE.name ? 'console.undoRunning' : 'console.undoStarted');
  }

  /**
   * @throws Forbidden if the change includes guarded columns (`TrackedTable.guarded`) and the viewer may not change them, or rows of a city that the
   *   viewer does not moderate any more
   */
  private async requireAccess(viewer: Viewer, changeId: string, kinds: readonly ActivityTarget[]): Promise<void> {
    for (const kind of kinds) {
      if (viewer.cityIds && (await this.hasRowElsewhere(viewer, changeId, kind))) throw new Forbidden();
      const { guarded } = this.activities.table(kind);
      if (!guarded) continue;
      const touched = await this.manager.query<unknown[]>(
        'SELECT 1 FROM activities WHERE change_id = $1 AND target_kind = $2 AND before ?| $3::text[] LIMIT 1',
        [changeId, kind, guarded.columns],
      );
      if (touched.length > 0) requireAccess(guarded.rule, viewer, { isWrite: true });
    }
  }

  private async hasRowElsewhere(viewer: Viewer, changeId: string, kind: ActivityTarget): Promise<boolean> {
    const { table } = this.activities.table(kind);
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 FROM activities a JOIN ${table} t ON t.id = a.target_id
       WHERE a.change_id = $1 AND a.target_kind = '${kind}' AND NOT ${this.activities.moderatedBy(viewer, kind)} LIMIT 1`,
      [changeId],
    );
    return found.length > 0;
  }

  /** @throws Forbidden, Conflict as `undo` */
  private async restore(viewer: Viewer, undoneId: string, rows: readonly ChangedRow[]): Promise<number> {
    await this.requireAccess(viewer, undoneId, kindsOf(rows));
    const change = beginChange(viewer);
    await takeTime(this.manager);
    let count = 0;
    for (const kind of kindsOf(rows)) {
      const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
      count += await this.revert(change, undoneId, kind, ids);
    }
    return count;
  }

  private async revert(change: Change, undoneId: string, kind: ActivityTarget, ids: readonly string[]): Promise<number> {
    const { table, touch, revertible, lock, fixed } = this.activities.table(kind);
    const columns = revertible.join(', ');
    await lock?.(ids);
    try {
      const written = await this.manager.query<{ id: string }[]>(
        `WITH old AS MATERIALIZED (
           SELECT t.id, a.label, a.before, a.after FROM activities a JOIN ${table} t ON t.id = a.target_id
           WHERE a.change_id = $1 AND a.target_kind = '${kind}' AND a.target_id = ANY($4::uuid[]) AND ${this.activities.revertible()} AND NOT ${isLater('a')}
           ORDER BY t.id FOR NO KEY UPDATE OF t),
         new AS (
           UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, old.before) v)${touch ? `, ${touch}` : ''}
           FROM old WHERE t.id = old.id AND to_jsonb(t) @> old.after AND NOT (${fixed?.where ?? 'false'})
           RETURNING t.id, old.label, old.before, old.after)
         INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after)
         SELECT gen_random_uuid(), $2::uuid, $3::uuid, '${ActivityAction.UNDONE}', '${kind}', new.id, new.label, new.after, new.before
         FROM new RETURNING target_id AS id`,
        [undoneId, change.id, change.actorId, ids],
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

const kindsOf = (rows: readonly ChangedRow[]): ActivityTarget[] => [...new Set(rows.map(({ kind }) => kind))];

import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Change, Viewer } from '../../core/access/index.js';
import { isId, propertyName } from '../../core/db/index.js';
import { Conflict, NotFound, type Thing } from '../../core/errors/index.js';
import { type FindIds, isSeenSql, selectedIds, type Selection } from '../../core/selection/index.js';
import { ActivityAction, type ActivityTarget, type Columns } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';

/** Maximum number of changed rows that an error returns. */
const MOST_TOLD = 20;

/** A row to change, with the version that the client has read. */
interface Seen {
  kind: ActivityTarget;
  id: string;
  version: number;
  /** Kind of the row in error messages. */
  thing: Thing;
}

/** Detects concurrent changes: users must not overwrite newer changes, or decide about a version that they have not read. */
export class RevisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
  ) {}

  /**
   * Locks a row until the transaction ends, if it still has the version that the client has read.
   * @returns the columns of the row by name
   * @throws NotFound, Conflict if the row has changed since that version
   */
  async hold({ kind, id, version, thing }: Seen): Promise<Columns> {
    const sql = `SELECT * FROM ${this.activities.table(kind).table} WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;
    const [row] = isId(id) ? await this.manager.query<Columns[]>(sql, [id]) : [];
    if (!row) throw new NotFound(thing);
    if (row.version !== version) throw new Conflict(['console.changedByAnother', { thing }]);
    return row;
  }

  /**
   * Returns the selected rows, without those that have changed since the client has read them. If the selection says what the client has read,
   * the rows are locked until the transaction ends.
   * @param options.done SQL condition on the row `t`: the decision already applies to the row. A change of such a row does not matter, and the
   *   caller handles the row.
   * @param options.moderator moderator who decides; rows of other cities are then skipped like unknown ones
   * @returns ids of the selected rows, and of those left out
   * @throws InvalidInput as `selectedIds`; Conflict with the current content if all rows have changed
   */
  async selected<Filter>(
    kind: ActivityTarget,
    selection: Selection<Filter>,
    find: FindIds<Filter>,
    { done = 'false', moderator }: { done?: string; moderator?: Viewer } = {},
  ): Promise<{ ids: string[]; leftOut: string[] }> {
    const found = await selectedIds(selection, find);
    const ids = moderator ? await this.moderated(moderator, kind, found) : found;
    const { seen, asOf } = selection;
    if ((!seen && !asOf) || ids.length === 0) return { ids, leftOut: [] };
    await this.lock(kind, ids);
    const { table } = this.activities.table(kind);
    const versions = new Map(seen?.map(({ id, version }) => [id.toLowerCase(), version]));
    // A second statement: the snapshot of the locking one can be older than the rows that it has waited for.
    const rows = await this.manager.query<{ id: string; version: number; isSeen: boolean; isDone: boolean }[]>(
      `SELECT t.id, t.version, ${asOf ? isSeenSql('$2') : 'true'} AS "isSeen", ${done} AS "isDone" FROM ${table} t WHERE t.id = ANY($1::uuid[])`,
      asOf ? [ids, asOf] : [ids],
    );
    const isAsSeen = ({ id, version, isSeen, isDone }: (typeof rows)[number]) => isDone || (isSeen && (!seen || versions.get(id) === version));
    const asSeen = rows.filter(isAsSeen).map(({ id }) => id);
    const current = await this.current(
      kind,
      rows.filter((row) => !isAsSeen(row)).map(({ id }) => id),
    );
    if (current.length > 0 && asSeen.length === 0) {
      throw new Conflict(current.length === 1 ? 'console.changedSinceRead' : 'console.allChangedSinceRead', current.slice(0, MOST_TOLD));
    }
    return { ids: asSeen.length > 0 ? asSeen : ids, leftOut: current.map(({ id }) => id) };
  }

  /** Checks that a row belongs to a city of the moderator. @throws NotFound */
  async requireModerated(moderator: Viewer, { kind, id, thing }: Omit<Seen, 'version'>): Promise<void> {
    if ((await this.moderated(moderator, kind, [id].filter(isId))).length === 0) throw new NotFound(thing);
  }

  /** Returns the ids of those rows that belong to the cities of a moderator. */
  private async moderated(moderator: Viewer, kind: ActivityTarget, ids: string[]): Promise<string[]> {
    if (!moderator.cityIds || ids.length === 0) return ids;
    const { table } = this.activities.table(kind);
    const rows = await this.manager.query<{ id: string }[]>(
      `SELECT t.id FROM ${table} t WHERE t.id = ANY($1::uuid[]) AND ${this.activities.moderatedBy(moderator, kind)}`,
      [ids],
    );
    return rows.map((row) => row.id);
  }

  /** Checks the version of one row, as `selected` does. Without a version, every version is accepted. @throws Conflict */
  async requireSeen(kind: ActivityTarget, id: string, version: number | null | undefined): Promise<void> {
    if (typeof version === 'number') await this.selected(kind, { seen: [{ id, version }] }, () => Promise.resolve([]));
  }

  /** Returns the current values of the rows that are not deleted: `version` and the columns `TrackedTable.shown`. */
  private async current(kind: ActivityTarget, ids: readonly string[]): Promise<{ id: string }[]> {
    if (ids.length === 0) return [];
    const { table, shown = [] } = this.activities.table(kind);
    const rows = await this.manager.query<{ row: Columns & { id: string } }[]>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE t.id = ANY($1::uuid[]) AND to_jsonb(t) ->> 'deleted_at' IS NULL ORDER BY t.id`,
      [ids],
    );
    return rows.map(({ row }) => ({ id: row.id, ...Object.fromEntries(['version', ...shown].map((column) => [propertyName(column), row[column]])) }));
  }

  private async lock(kind: ActivityTarget, ids: readonly string[]): Promise<void> {
    const { table, lock } = this.activities.table(kind);
    if (lock) await lock(ids);
    else await this.manager.query(`SELECT 1 FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [ids]);
  }

  /** Sets those values of a locked row that differ. @param changesMore whether related rows change, so that the row gets a new version anyway */
  async revise(
    change: Change,
    { kind, id, before, values, changesMore }: { kind: ActivityTarget; id: string; before: Columns; values: Columns; changesMore: boolean },
  ): Promise<void> {
    const different = Object.fromEntries(Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(before[column], value)));
    const rows = { where: 't.id = $1', parameters: [id] };
    if (Object.keys(different).length > 0) await this.activities.update(change, { kind, action: ActivityAction.UPDATED, rows, values: different });
    else if (changesMore) await this.touch(kind, id);
  }

  /** Gives a row a new version although its columns stay the same. */
  async touch(kind: ActivityTarget, id: string): Promise<void> {
    const { table, touch } = this.activities.table(kind);
    if (touch) await this.manager.query(`UPDATE ${table} t SET ${touch} WHERE id = $1`, [id]);
  }
}

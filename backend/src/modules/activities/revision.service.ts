import type { EntityManager } from 'typeorm';
import type { Change } from '../../core/access/change.js';
import { isId } from '../../core/db/ids.js';
import { propertyName } from '../../core/db/naming.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { isSeenSql } from '../../core/selection/as-of.js';
import { type FindIds, selectedIds, type Selection } from '../../core/selection/selection.js';
import { ActivityAction, type ActivityTarget, type Columns } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';

/** So many things that have changed are told of in one answer. */
const MOST_TOLD = 20;

/** One thing that somebody changes after having looked at a version of it. */
interface Seen {
  kind: ActivityTarget;
  id: string;
  version: number;
  /** What it is called where it is not found: `City`. */
  name: string;
}

/** Keeps people from overwriting what others have changed meanwhile, and from deciding about what they have not read. */
export class RevisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
  ) {}

  /**
   * Keeps a row from being changed by anybody else until the transaction ends, where it still is what somebody has seen.
   * @returns its columns by name
   * @throws NotFound, Conflict where it has changed since that version
   */
  async hold({ kind, id, version, name }: Seen): Promise<Columns> {
    const sql = `SELECT * FROM ${this.activities.table(kind).table} WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;
    const [row] = isId(id) ? await this.manager.query<Columns[]>(sql, [id]) : [];
    if (!row) throw new NotFound(name);
    if (row.version !== version) throw new Conflict(`This ${name.toLowerCase()} has been changed by somebody else since you opened it.`);
    return row;
  }

  /**
   * The rows that somebody has selected, without those that have changed since they were seen. Where the selection says what was seen, the
   * others stay as they are until the transaction ends.
   * @param done SQL of the row `t`: nothing is left to decide, so a change since then does not matter, and the caller says so
   * @returns ids of what is selected, and of what is left out
   * @throws InvalidInput as `selectedIds`, Conflict with what stands there now where nothing that was named is as it was seen
   */
  async selected<Filter>(
    kind: ActivityTarget,
    selection: Selection<Filter>,
    find: FindIds<Filter>,
    done = 'false',
  ): Promise<{ ids: string[]; leftOut: string[] }> {
    const ids = await selectedIds(selection, find);
    const { seen, asOf } = selection;
    if ((!seen && !asOf) || ids.length === 0) return { ids, leftOut: [] };
    await this.lock(kind, ids);
    const { table } = this.activities.table(kind);
    const versions = new Map(seen?.map(({ id, version }) => [id.toLowerCase(), version]));
    // A statement after the one that locks, whose snapshot may be older than the rows which it has waited for.
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
      const these = current.length === 1 ? 'This has changed since you read it' : 'All of these have changed since you read them';
      throw new Conflict(`${these}. Please look again, and decide about what stands there now.`, current.slice(0, MOST_TOLD));
    }
    return { ids: asSeen.length > 0 ? asSeen : ids, leftOut: current.map(({ id }) => id) };
  }

  /** As `selected`, for one thing; whoever does not say which version they have seen decides about any. @throws Conflict */
  async requireSeen(kind: ActivityTarget, id: string, version: number | null | undefined): Promise<void> {
    if (typeof version === 'number') await this.selected(kind, { seen: [{ id, version }] }, () => Promise.resolve([]));
  }

  /** What rows that are not deleted say now, as far as a decision is about it. */
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

  /** Gives a row that is held the values that it does not have yet. A change outside its columns makes a new version of it, too. */
  async revise(
    change: Change,
    { kind, id, before, values, changesMore }: { kind: ActivityTarget; id: string; before: Columns; values: Columns; changesMore: boolean },
  ): Promise<void> {
    const different = Object.fromEntries(Object.entries(values).filter(([column, value]) => before[column] !== value));
    const rows = { where: 't.id = $1', parameters: [id] };
    if (Object.keys(different).length > 0) await this.activities.update(change, { kind, action: ActivityAction.UPDATED, rows, values: different });
    else if (changesMore) await this.touch(kind, id);
  }

  /** Makes a new version of something whose columns stay as they are. */
  async touch(kind: ActivityTarget, id: string): Promise<void> {
    const { table, touch } = this.activities.table(kind);
    if (touch) await this.manager.query(`UPDATE ${table} t SET ${touch} WHERE id = $1`, [id]);
  }
}

import type { EntityManager } from 'typeorm';
import type { Change } from '../../core/access/change.js';
import { isId } from '../../core/db/ids.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { ActivityAction, type ActivityTarget, type Columns } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';

/** One thing that somebody changes after having looked at a version of it. */
interface Seen {
  kind: ActivityTarget;
  id: string;
  version: number;
  /** What it is called where it is not found: `City`. */
  name: string;
}

/** Lets two people who edit the same thing at the same time not overwrite each other. */
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

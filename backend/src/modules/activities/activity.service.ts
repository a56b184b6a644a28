import type { EntityManager } from 'typeorm';
import { beginChange, type Change } from '../../core/access/change.js';
import type { Viewer } from '../../core/access/viewer.js';
import { newId } from '../../core/db/ids.js';
import { takeTime } from '../../core/db/patience.js';
import type { Decided, StandingService } from '../standing/index.js';
import { ActivityAction, ActivityTarget, type Columns } from './activity.entity.js';
import type { TrackedTable } from './tracked-table.js';

/** Rows to change: a condition on the row `t`, with parameters from `$1` on. */
interface RowsWhere {
  where: string;
  parameters: readonly unknown[];
}

/** Something that happens without a change of columns that is of interest. */
interface Event {
  action: ActivityAction;
  kind: ActivityTarget;
  id: string;
  label?: string | null;
  /** What it was and became, by field, where that is no matter of columns. */
  before?: Columns;
  after?: Columns;
}

const picked = (row: string, columns: string): string => `(SELECT jsonb_object_agg(name, to_jsonb(${row}) -> name) FROM unnest(${columns}::text[]) name)`;

/** Changes rows and writes down who has changed what, in one statement, so that neither happens without the other. */
export class ActivityService {
  private readonly tables = new Map<ActivityTarget, TrackedTable>();

  constructor(
    private readonly manager: EntityManager,
    private readonly standing: StandingService,
  ) {}

  /** Makes a table one whose rows `update` changes. */
  track(table: TrackedTable): void {
    this.tables.set(table.kind, table);
  }

  /** SQL for the place that a kind of thing belongs to, of the row `t` of its table; undefined where it belongs to none. */
  placeOf(kind: ActivityTarget): Pick<Required<TrackedTable>, 'table' | 'place'> | undefined {
    const { table, place } = this.tables.get(kind) ?? {};
    return table && place ? { table, place } : undefined;
  }

  /** How a kind of thing is stored. */
  table(kind: ActivityTarget): TrackedTable {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`Changes of ${kind} are not written down.`);
    return table;
  }

  /**
   * Gives columns new values in the rows that meet a condition. Each row is locked before the condition is asked, so that of two changes at
   * the same time the second one sees what the first has done; rows that have the values already stay as they are and are not written down.
   * An action that is a decision about people (`TrackedTable.judged`) is written down as such, too.
   * @param values by the columns' names, as JSON can hold them; a moment as ISO text
   * @returns ids of the rows that have changed
   */
  async update(
    change: Change,
    { kind, action, rows, values }: { kind: ActivityTarget; action: ActivityAction; rows: RowsWhere; values: Columns },
  ): Promise<string[]> {
    const { table, label = 'NULL', touch } = this.table(kind);
    const columns = Object.keys(values);
    const last = rows.parameters.length;
    const [json, names, changeId, actorId, verb] = [1, 2, 3, 4, 5].map((n) => `$${last + n}`);
    await takeTime(this.manager);
    const written = await this.manager.query<{ id: string }[]>(
      `WITH old AS MATERIALIZED (SELECT t.* FROM ${table} t WHERE ${rows.where} ORDER BY t.id FOR NO KEY UPDATE OF t),
       new AS (
         UPDATE ${table} t SET (${columns.join(', ')}) = ROW(${columns.map((name) => `v.${name}`).join(', ')})${touch ? `, ${touch}` : ''}
         FROM old, jsonb_populate_record(NULL::${table}, ${json}::jsonb) v
         WHERE t.id = old.id AND (${columns.map((name) => `old.${name} IS DISTINCT FROM v.${name}`).join(' OR ')})
         RETURNING t.*, ${label} AS activity_label)
       INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after)
       SELECT gen_random_uuid(), ${changeId}::uuid, ${actorId}::uuid, ${verb}, '${kind}', new.id, new.activity_label, ${picked('old', names ?? '')}, ${picked('new', names ?? '')}
       FROM new JOIN old ON old.id = new.id RETURNING target_id AS id`,
      [...rows.parameters, JSON.stringify(values), columns, change.id, change.actorId, action],
    );
    const ids = written.map(({ id }) => id);
    await this.judge(change, kind, action, ids);
    return ids;
  }

  private async judge(change: Change, target: ActivityTarget, action: ActivityAction, ids: readonly string[]): Promise<void> {
    const { table, judged } = this.table(target);
    const kind = judged?.kinds[action];
    if (!judged || !kind || ids.length === 0) return;
    const { person, reason = 'NULL', until = 'NULL' } = judged;
    const decided = await this.manager.query<Decided[]>(
      `SELECT t.id AS "targetId", ${person} AS "userId", ${reason} AS reason, ${until} AS until FROM ${table} t WHERE t.id = ANY($1::uuid[]) AND ${person} IS NOT NULL`,
      [ids],
    );
    await this.standing.decide(change, kind, decided);
  }

  /** Writes down what has happened. */
  async record({ id: changeId, actorId }: Change, { action, kind, id, label = null, before, after }: Event): Promise<void> {
    await this.manager.query(
      'INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [newId(), changeId, actorId, action, kind, id, label, before ?? null, after ?? null],
    );
  }

  /** As `record`, for somebody who does nothing else. */
  note(actor: Pick<Viewer, 'id'> | null, event: Event): Promise<void> {
    return this.record(beginChange(actor), event);
  }

  /**
   * Logs the download of a file with personal data.
   * @param label name of the file: `users.csv`
   * @param filter the values that narrow it; no text that somebody has typed, as the log keeps it for good
   */
  noteDownload(actor: Pick<Viewer, 'id'>, label: string, filter?: Columns): Promise<void> {
    return this.note(actor, { action: ActivityAction.DOWNLOADED, kind: ActivityTarget.FILE, id: newId(), label, after: filter });
  }

  /** How often somebody has done something to a kind of thing in the last `seconds`. */
  async countLately({ id }: Pick<Viewer, 'id'>, { action, kind }: Pick<Event, 'action' | 'kind'>, seconds: number): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(
      'SELECT count(*)::integer AS n FROM activities WHERE actor_id = $1 AND action = $2 AND target_kind = $3 AND created_at > now() - make_interval(secs => $4)',
      [id, action, kind, seconds],
    );
    return row?.n ?? 0;
  }
}

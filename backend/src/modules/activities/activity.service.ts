import type { EntityManager } from 'typeorm';
import { beginChange, type Change, ofCities, type Viewer } from '../../core/access/index.js';
import { newId, takeTime } from '../../core/db/index.js';
import type { Decided, StandingService } from '../standing/index.js';
import { type Activity, ActivityAction, ActivityTarget, type Columns } from './activity.entity.js';
import type { BinTable, TrackedTable } from './tracked-table.js';

/** Rows to change: an SQL condition on the row `t`, and its parameters from `$1` on. */
interface RowsWhere {
  where: string;
  parameters: readonly unknown[];
}

/** An action to log that is no tracked change of columns. */
interface Event {
  action: ActivityAction;
  kind: ActivityTarget;
  id: string;
  label?: string | null;
  /** Former and new values to show, by field. */
  before?: Columns;
  after?: Columns;
}

const picked = (row: string, columns: string): string => `(SELECT jsonb_object_agg(name, to_jsonb(${row}) -> name) FROM unnest(${columns}::text[]) name)`;

/** Returns SQL for the columns of a row that the table's triggers have changed, as JSON. */
const followed = (row: string, columns: readonly string[] = []): string =>
  columns.map((column) => ` || CASE WHEN old.${column} = new.${column} THEN '{}' ELSE jsonb_build_object('${column}', ${row}.${column}) END`).join('');

/** Returns the former values of a log entry that an undo can restore: the columns, and the numbers of rows that went along, which follow by themselves. */
const revertibleIn = ({ revertible, bin }: TrackedTable): string[] => [...revertible, ...Object.keys(bin?.along ?? {})];

/** Returns SQL for the numbers of rows that go along with a deleted row `t`, as JSON without zeros. */
const alongJson = (bin: BinTable | undefined): string =>
  `jsonb_strip_nulls(jsonb_build_object(${Object.entries(bin?.along ?? {})
    .map(([name, count]) => `'${name}', nullif((${count}), 0)`)
    .join(', ')}))`;

/** Changes rows and logs the changes in one statement, so that neither happens without the other. */
export class ActivityService {
  private readonly tables = new Map<ActivityTarget, TrackedTable>();

  constructor(
    private readonly manager: EntityManager,
    private readonly standing: StandingService,
  ) {}

  /** Registers a table whose rows `update` can change. */
  track(table: TrackedTable): void {
    this.tables.set(table.kind, table);
  }

  /** Returns SQL for the id of the place that a row `t` of this kind belongs to, and its table; undefined if the kind belongs to no place. */
  placeOf(kind: ActivityTarget): Pick<Required<TrackedTable>, 'table' | 'place'> | undefined {
    const { table, place } = this.tables.get(kind) ?? {};
    return table && place ? { table, place } : undefined;
  }

  /** Returns the SQL condition: the moderator decides about the city that a row `t` of this kind belongs to. */
  moderatedBy(moderator: Pick<Viewer, 'cityIds'>, kind: ActivityTarget): string {
    const { place, city } = this.table(kind);
    return ofCities(moderator, city ?? (place ? `(SELECT p.city_id FROM places p WHERE p.id = ${place})` : 'NULL::uuid'));
  }

  /** Returns the registered table of a kind of target. */
  table(kind: ActivityTarget): TrackedTable {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`Changes of ${kind} are not written down.`);
    return table;
  }

  /** Returns SQL for whether an undo can restore all columns of the activity `a`. */
  revertible(): string {
    const cases = [...this.tables.values()].map((table) => `WHEN '${table.kind}' THEN a.before - '{${revertibleIn(table).join(',')}}'::text[] = '{}'::jsonb`);
    return `(a.before IS NOT NULL AND a.action <> '${ActivityAction.UNDONE}' AND CASE a.target_kind ${cases.join(' ')} ELSE false END)`;
  }

  /** Returns whether an undo can restore all columns of an activity. */
  isRevertible({ action, targetKind, before }: Pick<Activity, 'action' | 'targetKind' | 'before'>): boolean {
    const table = this.tables.get(targetKind);
    const revertible = table ? revertibleIn(table) : [];
    return before !== null && action !== ActivityAction.UNDONE && Object.keys(before).every((column) => revertible.includes(column));
  }

  /**
   * Sets columns of the rows that meet a condition, and logs each changed row. Rows that already have the values are neither changed nor logged.
   * A deletion also logs, as former values, how many rows go along (`BinTable.along`). The statement locks the rows, so the second of two
   * concurrent changes sees the result of the first. If the action is a decision about a user (`TrackedTable.judged`), the decision is stored as well.
   * @param values by column name, as JSON values; times as ISO 8601 text
   * @returns ids of the changed rows
   */
  async update(
    change: Change,
    { kind, action, rows, values }: { kind: ActivityTarget; action: ActivityAction; rows: RowsWhere; values: Columns },
  ): Promise<string[]> {
    const { table, label = 'NULL', touch, bin, follows } = this.table(kind);
    const along = action === ActivityAction.DELETED ? alongJson(bin) : `'{}'::jsonb`;
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
         RETURNING t.*, ${label} AS activity_label, ${along} AS activity_along)
       INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after)
       SELECT gen_random_uuid(), ${changeId}::uuid, ${actorId}::uuid, ${verb}, '${kind}', new.id, new.activity_label, ${picked('old', names ?? '')} || new.activity_along${followed('old', follows)},
         ${picked('new', names ?? '')}${followed('new', follows)}
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

  /** Logs an action as part of a change. */
  async record({ id: changeId, actorId }: Change, { action, kind, id, label = null, before, after }: Event): Promise<void> {
    await this.manager.query(
      'INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [newId(), changeId, actorId, action, kind, id, label, before ?? null, after ?? null],
    );
  }

  /** Logs an action as a change of its own. @param actor null for the site itself */
  note(actor: Pick<Viewer, 'id'> | null, event: Event): Promise<void> {
    return this.record(beginChange(actor), event);
  }

  /**
   * Logs the download of a file with personal data.
   * @param label name of the file, such as `users.csv`
   * @param filter values of the filter, without free text: the log is kept permanently
   */
  noteDownload(actor: Pick<Viewer, 'id'>, label: string, filter?: Columns): Promise<void> {
    return this.note(actor, { action: ActivityAction.DOWNLOADED, kind: ActivityTarget.FILE, id: newId(), label, after: filter });
  }

  /** Returns the id of the user who has acted last on each target, by the id of the target; null if the user is erased or it was the site itself. */
  async lastActors(kind: ActivityTarget, targetIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const last = await this.manager.query<{ id: string; actorId: string | null }[]>(
      `SELECT DISTINCT ON (target_id) target_id AS id, actor_id AS "actorId" FROM activities
       WHERE target_kind = $1 AND target_id = ANY($2::uuid[]) ORDER BY target_id, created_at DESC`,
      [kind, targetIds],
    );
    return new Map(last.map(({ id, actorId }) => [id, actorId]));
  }

  /** Returns how often a user has taken an action on targets of a kind within the last `seconds`. */
  async countLately({ id }: Pick<Viewer, 'id'>, { action, kind }: Pick<Event, 'action' | 'kind'>, seconds: number): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(
      'SELECT count(*)::integer AS n FROM activities WHERE actor_id = $1 AND action = $2 AND target_kind = $3 AND created_at > now() - make_interval(secs => $4)',
      [id, action, kind, seconds],
    );
    return row?.n ?? 0;
  }
}

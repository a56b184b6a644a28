import type { EntityManager, EntityTarget } from 'typeorm';
import type { Change } from '../../core/access/index.js';
import { columnName } from '../../core/db/index.js';
import { Conflict, InvalidInput, NotFound, type Reason, type Thing } from '../../core/errors/index.js';
import { brokenText } from '../../core/validation/index.js';
import type { Definition } from '../site/index.js';
import { ActivityAction, type ActivityTarget, type Columns } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';
import type { RevisionService } from './revision.service.js';

/** Row of a table of definitions, with the word by which clients name it. */
type DefinitionRow<Word extends string> = Definition & { id: string } & Record<Word, string>;

/** A table of definitions. */
interface DefinitionTable<Row, Word extends string> {
  entity: EntityTarget<Row>;
  kind: ActivityTarget;
  /** Kind of the rows in error messages. */
  thing: Thing;
  /** Property with the word by which clients name a row. */
  word: Word;
  /** Name and maximum length of these words. */
  rules: Parameters<typeof brokenText>[1];
  /** Key of the advisory lock, which no other code uses. */
  lock: number;
  /** Error for an order that does not have all rows. */
  orderChanged: Reason;
}

/** A definition with the version that the client has read. */
export interface SeenDefinition {
  word: string;
  version: number;
}

/** Reads and writes rows that operators define and order. Changes are logged, and compared with the version that the client has read. */
export class DefinitionRows<Word extends string, Row extends DefinitionRow<Word>> {
  constructor(
    protected readonly manager: EntityManager,
    private readonly parts: { activities: ActivityService; revisions: RevisionService },
    private readonly table: DefinitionTable<Row, Word>,
  ) {}

  /** Serializes changes of the table until the end of the transaction, so that two of them never take the same word. */
  async lock(): Promise<void> {
    await this.manager.query('SELECT pg_advisory_xact_lock($1)', [this.table.lock]);
  }

  /** Returns the rows that are not deleted, in their order. */
  live(): Promise<Row[]> {
    const { entity, word } = this.table;
    return this.manager.createQueryBuilder(entity, 't').where('t.deletedAt IS NULL').orderBy('t.rank').addOrderBy(`t.${word}`).getMany();
  }

  /** Locks a row, if it still has the version that the client has read. @throws NotFound, Conflict */
  async hold({ word, version }: SeenDefinition): Promise<Row> {
    const { kind, thing, word: property } = this.table;
    const row = (await this.live()).find((one) => one[property] === word);
    if (!row) throw new NotFound(thing);
    await this.parts.revisions.hold({ kind, id: row.id, version, thing });
    return row;
  }

  /** Returns the columns of a row by name. */
  columnsOf(row: Row): Columns {
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));
  }

  /** Sets columns of a row, and logs the change. @returns ids of the changed rows */
  update(change: Change, id: string, values: Columns, action = ActivityAction.UPDATED): Promise<string[]> {
    return this.parts.activities.update(change, { kind: this.table.kind, action, rows: { where: 't.id = $1', parameters: [id] }, values });
  }

  /** Marks a row as deleted, and logs the change. @returns ids of the changed rows */
  delete(change: Change, id: string): Promise<string[]> {
    return this.update(change, id, { deleted_at: new Date().toISOString() }, ActivityAction.DELETED);
  }

  /** Deletes the row that a client has read, and logs the change. @returns ids of the changed rows @throws NotFound, Conflict */
  async deleteSeen(change: Change, seen: SeenDefinition): Promise<string[]> {
    await this.lock();
    return this.delete(change, (await this.hold(seen)).id);
  }

  /**
   * Sorts the rows, and logs the change.
   * @param words words of all rows in their new order
   * @returns ids of the changed rows
   * @throws InvalidInput for texts that are no words of rows, Conflict if the rows are others by now
   */
  async sort(change: Change, words: readonly string[]): Promise<string[]> {
    const { rules, word } = this.table;
    const broken = words.map((one) => brokenText(one, { label: rules.label, max: rules.max })).find(Boolean);
    if (broken) throw new InvalidInput({ [`${word}s`]: broken });
    await this.lock();
    const all = await this.live();
    const ranks = all.map((row) => ({ row, rank: words.indexOf(row[this.table.word]) + 1 }));
    if (words.length !== all.length || ranks.some(({ rank }) => rank === 0)) throw new Conflict(this.table.orderChanged);
    const changed: string[] = [];
    for (const { row, rank } of ranks) if (row.rank !== rank) changed.push(...(await this.update(change, row.id, { rank })));
    return changed;
  }
}

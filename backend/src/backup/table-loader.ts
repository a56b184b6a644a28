import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tablesOf } from './catalogue.js';
import type { Manifest } from './manifest.js';

/** A portion of the rows of one table, in COPY format. */
export interface Rows {
  table: string;
  text: Buffer;
}

const FOREIGN_KEYS = `
SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
  format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema()::regnamespace`;

const INDEXES = `
SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

/** Memory for sorting an index of a million rows without temporary files. */
const MEMORY = `SET LOCAL maintenance_work_mem = '256MB'`;

/**
 * Fills the tables of a schema that the same transaction has created. Triggers are off during the load: their effects are already in the rows.
 * `open` drops indexes and foreign keys; `close` re-creates them and checks all rows.
 */
export class TableLoader {
  /** Tables of the backup that the schema does not have. */
  readonly unknown: string[] = [];
  private make: string[] = [];

  private constructor(
    private readonly client: ClientBase,
    private readonly manifest: Manifest,
    private readonly names: ReadonlySet<string>,
  ) {}

  /** Empties all tables, disables their triggers, and drops indexes and foreign keys. */
  static async open(client: ClientBase, manifest: Manifest): Promise<TableLoader> {
    const names = (await tablesOf(client)).map(({ name }) => name);
    const loader = new TableLoader(client, manifest, new Set(names));
    for (const name of names) await client.query(`ALTER TABLE ${client.escapeIdentifier(name)} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${names.map((name) => client.escapeIdentifier(name)).join(', ')}`);
    for (const found of [INDEXES, FOREIGN_KEYS]) {
      const { rows } = await client.query<{ drop: string; make: string }>(found);
      for (const { drop } of rows) await client.query(drop);
      loader.make.push(...rows.map(({ make }) => make));
    }
    return loader;
  }

  /**
   * Copies the rows of all portions into their tables. The portions of a table must follow each other.
   * @param onRows receives the number of rows of each table after its load
   */
  async load(portions: AsyncIterator<Rows, unknown>, onRows: (rows: number) => void): Promise<void> {
    for (let next = await portions.next(); !next.done; ) {
      const { table } = next.value;
      const sameTable = async function* texts() {
        for (; !next.done && next.value.table === table; next = await portions.next()) yield next.value.text;
      };
      onRows(await this.loadTable(table, sameTable()));
    }
  }

  private async loadTable(name: string, texts: AsyncIterable<Buffer>): Promise<number> {
    const told = this.manifest.tables.find((table) => table.name === name);
    if (!told || !this.names.has(name)) {
      this.unknown.push(name);
      await finished(Readable.from(texts).resume()); // skip the portions of this table
      return 0;
    }
    const { client } = this;
    const columns = told.columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const copy = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${columns}) FROM STDIN`));
    await pipeline(texts, copy);
    if (copy.rowCount !== told.rows) throw new Error(`${name}: expected ${told.rows} rows, loaded ${copy.rowCount}`);
    return copy.rowCount;
  }

  /** Re-creates indexes and foreign keys, enables the triggers, and sets the sequences. */
  async close(): Promise<void> {
    const { client } = this;
    await client.query(MEMORY);
    for (const statement of this.make) await client.query(statement);
    for (const name of this.names) await client.query(`ALTER TABLE ${client.escapeIdentifier(name)} ENABLE TRIGGER USER`);
    for (const { name, value, isCalled } of this.manifest.sequences) {
      await client.query('SELECT setval(found, $2, $3) FROM to_regclass($1) found WHERE found IS NOT NULL', [client.escapeIdentifier(name), value, isCalled]);
    }
  }
}

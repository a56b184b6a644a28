import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tablesOf } from './catalogue.js';
import type { Manifest } from './manifest.js';

/** A portion of the rows of a table, as COPY has written them. */
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

/** So that an index of a million rows is sorted in one go. */
const MEMORY = `SET LOCAL maintenance_work_mem = '256MB'`;

/**
 * Fills the tables of a schema that the same transaction has made. Nothing happens on the way, no trigger and no foreign key: the rows come from
 * a database where all that had happened. What is dropped meanwhile is made again at the end, and checked against all rows at once.
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

  /** Empties all tables and readies them. */
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
   * Copies all rows, the portions of a table one after the other.
   * @param onRows told of each table how many rows it has got
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
      await finished(Readable.from(texts).resume()); // on to the next table
      return 0;
    }
    const { client } = this;
    const columns = told.columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const copy = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${columns}) FROM STDIN`));
    await pipeline(texts, copy);
    if (copy.rowCount !== told.rows) throw new Error(`Of ${told.rows} rows of ${name} came ${copy.rowCount}`);
    return copy.rowCount;
  }

  /** Makes indexes, foreign keys and triggers again, and sets the sequences. */
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

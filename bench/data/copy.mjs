import { once } from 'node:events';
import { from } from 'pg-copy-streams';

/** Number of rows per write. */
const CHUNK = 2000;

const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const cell = (value) => (value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]));

/** Writes rows into a table with COPY. A client can run only one at a time. */
export class Copy {
  lines = [];

  /** @param columns column names, separated by commas */
  constructor(client, table, columns) {
    this.stream = client.query(from(`COPY ${table} (${columns}) FROM STDIN`));
    this.done = once(this.stream, 'finish');
  }

  /** Adds a row. @param values one value per column @returns a promise to await after each full chunk, else undefined */
  add(values) {
    this.lines.push(values.map(cell).join('\t'));
    return this.lines.length === CHUNK ? this.send() : undefined;
  }

  async send() {
    const isTaken = this.stream.write(this.lines.map((line) => `${line}\n`).join(''));
    this.lines = [];
    if (!isTaken) await once(this.stream, 'drain');
  }

  /** Waits until the table holds all rows. */
  async end() {
    await this.send();
    this.stream.end();
    await this.done;
  }
}

/** Copies all rows of an iterable. */
export async function copyAll(client, table, columns, rows) {
  const copy = new Copy(client, table, columns);
  for (const row of rows) await copy.add(row);
  await copy.end();
}

import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '../core/database-client.js';
import { StartError } from '../core/errors/index.js';
import { ownVersion } from '../core/config/index.js';
import type { FileStore } from '../core/storage/index.js';
import { photoFiles, stillShown } from '../modules/photos/index.js';
import { MANIFEST, type Part } from './archive.js';
import { type CopiedTable, migrationsOf, sequencesOf, tablesOf } from './catalogue.js';
import { inOrder } from './in-order.js';
import { type Manifest, rowsIn, writeManifest } from './manifest.js';
import { takeAllTime, writePlainly } from './session.js';

/**
 * Tables that backups omit:
 * - sessions, tokens and links, so that a restore does not bring back ended ones;
 * - the history of backups, because it describes files of this machine;
 * - background jobs, because the job queue is not in a backup either;
 * - imports that are prepared, because their files are on this machine.
 */
const LEFT_OUT = ['sessions', 'api_tokens', 'account_links', 'invitations', 'scheduled_backups', 'background_jobs', 'import_drafts', 'import_preview_rows'];

/** Size of a portion of rows that is compressed as a unit (bytes). */
const PORTION = 4_000_000;
/** Numbers of portions compressed, and of files read, in parallel. */
const PORTIONS = 3;
const FILES = 8;

const compress = promisify(gzip);

/** Counts of a backup. They are final after its last part. */
export interface Contents {
  rows: number;
  files: number;
  /** Names of files that visible photos need and the store lacks. */
  missing: string[];
}

interface Source {
  config: pg.ClientConfig;
  store: FileStore;
  /** Progress callback: rows read so far, and rows in total. */
  onRows: (done: number, all: number) => void;
  signal: AbortSignal;
}

/**
 * Reads all rows and uploaded files of an installation as parts of a backup. The rows come from one snapshot. Blocks no writers.
 * @param contents counters that this function updates
 * @throws StartError if the database has no tables of CityPins
 */
export async function* backupParts({ config, store, onRows, signal }: Source, contents: Contents): AsyncGenerator<Part> {
  const client = new DatabaseClient({ ...config, application_name: 'citypins backup', keepAlive: true });
  const cutOff = () => void client.end().catch(() => undefined);
  await client.connect();
  signal.addEventListener('abort', cutOff);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await takeAllTime(client);
    await writePlainly(client);
    const manifest = await describe(client);
    yield { name: MANIFEST, bytes: writeManifest(manifest) };
    yield* filesOf(client, store, contents);
    const all = rowsIn(manifest);
    for (const table of manifest.tables) {
      yield* rowsOf(client, table, (rows) => onRows((contents.rows += rows), all));
      signal.throwIfAborted();
    }
    await client.query('COMMIT');
    // photos deleted since the backup began do not count as missing
    contents.missing = await stillShown(client, contents.missing);
  } finally {
    signal.removeEventListener('abort', cutOff);
    await client.end().catch(() => undefined);
  }
}

async function describe(client: pg.ClientBase): Promise<Omit<Manifest, 'format'>> {
  const migrations = await migrationsOf(client);
  if (!migrations) throw new StartError('There is no site in this database yet, so there is nothing to back up.');
  const {
    rows: [server],
  } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    if (LEFT_OUT.includes(table.name)) continue;
    const {
      rows: [counted],
    } = await client.query<{ n: number }>(`SELECT count(*)::float8 AS n FROM ${client.escapeIdentifier(table.name)}`);
    tables.push({ ...table, rows: counted?.n ?? 0 });
  }
  return {
    citypins: ownVersion(),
    postgres: server?.version ?? '',
    createdAt: new Date().toISOString(),
    migrations,
    tables,
    sequences: await sequencesOf(client),
  };
}

async function* filesOf(client: pg.ClientBase, store: FileStore, contents: Contents): AsyncGenerator<Part> {
  const read = async ({ name, isShown }: { name: string; isShown: boolean }) => {
    const file = await store.get(name);
    return { name, isShown, bytes: file && (await buffer(file.stream)) };
  };
  for await (const { name, isShown, bytes } of inOrder(photoFiles(client), FILES, read)) {
    if (bytes) {
      contents.files += 1;
      yield { name: `uploads/${name}`, bytes };
    } else if (isShown) contents.missing.push(name);
  }
}

/** Reads the rows of a table in COPY format, in gzipped portions. A row can continue in the next portion. */
async function* rowsOf(client: pg.ClientBase, { name, columns }: CopiedTable, onRows: (rows: number) => void): AsyncGenerator<Part> {
  const text = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) TO STDOUT`));
  let nth = 0;
  for await (const { bytes, rows } of inOrder(portionsOf(text), PORTIONS, async (portion) => ({ bytes: await compress(portion), rows: linesIn(portion) }))) {
    nth += 1;
    yield { name: `tables/${name}/${String(nth).padStart(6, '0')}.gz`, bytes };
    onRows(rows);
  }
}

async function* portionsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [pieces, size]: [Buffer[], number] = [[], 0];
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size < PORTION) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/** Counts the rows in COPY text: it has a line feed after each row and nowhere else. */
function linesIn(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) lines += 1;
  return lines;
}

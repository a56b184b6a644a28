import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Client, ClientBase } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../core/errors/index.js';
import { ownVersion } from '../core/config/index.js';
import { beginMigrating, migrate, unknownMigrations } from '../core/db/index.js';
import { installJobs } from '../core/jobs/index.js';
import type { FileStore } from '../core/storage/index.js';
import { forgetDeferredIndexes } from '../modules/imports/index.js';
import { photoFiles } from '../modules/photos/index.js';
import { MANIFEST, type Part, partsOf } from './archive.js';
import { dropGuide, migrationsOf, objectsOf, tablesOf } from './catalogue.js';
import { inOrder } from './in-order.js';
import { type Manifest, readManifest, rowsIn } from './manifest.js';
import { takeAllTime, writePlainly } from './session.js';
import { type Rows, TableLoader } from './table-loader.js';

/** Number of parts (portions of rows, or files) that are processed in parallel. */
const AT_ONCE = 8;
/** Lock timeout for dropping the old tables. */
const PATIENCE = '10s';
/** `application_name` of the permanent connections of a running app. They show whether the app uses the database. */
const OF_THE_APP = ['citypins changes', 'citypins reads', 'citypins jobs'];

const decompress = promisify(gunzip);

/** Result of a restore. */
export interface Restored {
  rows: number;
  files: number;
  /** Skipped tables of the backup that CityPins does not know. */
  unknown: string[];
}

interface Target {
  dataSource: DataSource;
  store: FileStore;
  /** Whether to replace existing tables of CityPins. */
  replaces: boolean;
  onRows: (done: number, all: number) => void;
  onLoaded: () => void;
  signal: AbortSignal;
}

/**
 * Returns the manifest of a verified backup.
 * @param known names of the migrations of this version
 * @throws StartError if a newer version made the backup
 */
export async function manifestOf(file: string, known: readonly string[]): Promise<Manifest> {
  for await (const { name, bytes } of partsOf(file)) if (name === MANIFEST) return readManifest(bytes, known);
  throw new Error(`${file} has no manifest`);
}

/** Database objects and uploaded files before the restore. */
interface Former {
  objects: string[];
  files: string[];
}

/**
 * Restores a verified backup into the database, in one transaction. If it fails, the former content stays.
 * @throws StartError if the database holds other data, or is in use
 */
export async function restore(file: string, manifest: Manifest, target: Target): Promise<Restored> {
  const { dataSource, store, signal } = target;
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as Client;
  const cutOff = () => void client.end().catch(() => undefined);
  const added: string[] = [];
  signal.addEventListener('abort', cutOff);
  try {
    await beginMigrating(runner);
    await installJobs(dataSource);
    await client.query('DELETE FROM graphile_worker._private_jobs'); // the waiting jobs refer to rows that the backup replaces
    await takeAllTime(client);
    await writePlainly(client);
    const former = await clear(client, runner, target);
    await migrate(dataSource, runner, manifest.migrations);
    const restored = await fill(client, file, manifest, target, added);
    await migrate(dataSource, runner);
    await forgetDeferredIndexes(runner);
    await refuseLoss(client, former);
    await runner.commitTransaction();
    await tidy(client, store, former);
    return restored;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined); // report the first error
    await store.remove(added).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', cutOff);
    await runner.release();
  }
}

/** Drops the existing tables of CityPins. @throws StartError if `replaces` is false, the app is running, or the tables are not ours or are newer */
async function clear(client: ClientBase, runner: QueryRunner, { dataSource, replaces }: Target): Promise<Former> {
  if ((await tablesOf(client)).length === 0) return { objects: [], files: [] };
  const migrations = await migrationsOf(client);
  if (!migrations) throw new StartError('The database contains tables of another program. Restore into an empty database.');
  if (!replaces) throw new StartError('This database already contains a site. Use --replace to replace it with the backup.');
  const { rows: running } = await client.query('SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY ($1)', [OF_THE_APP]);
  if (running.length > 0) throw new StartError('The app runs on this database. Stop it first.');
  const known = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const unknown = unknownMigrations(migrations, known);
  if (unknown) throw new StartError(`This version of the app (${ownVersion()}) is older than that of the database: it lacks ${unknown}. Update the app first.`);
  await migrate(dataSource, runner);
  const files: string[] = [];
  for await (const { name } of photoFiles(client)) files.push(name);
  const objects = await objectsOf(client);
  await client.query(`SET CONSTRAINTS ALL IMMEDIATE; SET LOCAL lock_timeout = '${PATIENCE}'`);
  await dropGuide(client);
  await client.query('SET LOCAL lock_timeout = 0');
  return { objects, files };
}

/** @param added receives the names of new files; on failure the caller removes them */
async function fill(client: ClientBase, file: string, manifest: Manifest, { store, onRows, onLoaded, signal }: Target, added: string[]): Promise<Restored> {
  const restored: Restored = { rows: 0, files: 0, unknown: [] };
  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    const known = await store.get(name);
    if (!known) added.push(name);
    known?.stream.destroy();
    await store.put(name, bytes, 'image/webp');
    restored.files += 1;
  };
  const unpack = async ({ name, bytes }: Part): Promise<Rows | undefined> => {
    const [kind, ...rest] = name.split('/');
    if (kind === 'tables') return { table: rest[0] ?? '', text: await decompress(bytes) };
    if (kind === 'uploads') await keep(rest.join('/'), bytes);
    return undefined;
  };
  const portions = async function* portions() {
    for await (const rows of inOrder(partsOf(file), AT_ONCE, unpack)) {
      signal.throwIfAborted();
      if (rows) yield rows;
    }
  };
  const loader = await TableLoader.open(client, manifest);
  const all = rowsIn(manifest);
  await loader.load(portions(), (rows) => onRows((restored.rows += rows), all));
  onLoaded();
  await loader.close();
  return { ...restored, unknown: loader.unknown };
}

/** @throws StartError if the drop (CASCADE) also removed objects that do not belong to CityPins */
async function refuseLoss(client: ClientBase, { objects }: Former): Promise<void> {
  const now = new Set(await objectsOf(client));
  const lost = objects.filter((name) => !now.has(name));
  if (lost.length > 0)
    throw new StartError(`The restore would also delete objects of other programs: ${lost.join(', ')}. Drop them first, or restore into an empty database.`);
}

/** Removes old files and vacuums the tables, after the commit. Never throws: the restore is already complete. */
async function tidy(client: ClientBase, store: FileStore, { files }: Former): Promise<void> {
  const kept = new Set<string>();
  try {
    for await (const { name } of photoFiles(client)) kept.add(name);
    await store.remove(files.filter((name) => !kept.has(name)));
    await client.query('SET statement_timeout = 0');
    await client.query(`VACUUM (ANALYZE) ${(await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
  } catch {
    // Unused files remain in the store, and autovacuum processes the tables later.
  }
}

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Client, ClientBase } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../core/config/start-error.js';
import { ownVersion } from '../core/config/version.js';
import { unknownMigrations } from '../core/db/unknown-migrations.js';
import { beginMigrating, migrate } from '../core/db/migrate.js';
import { installJobs } from '../core/jobs/index.js';
import type { FileStore } from '../core/storage/index.js';
import { forgetPostponedIndexes } from '../modules/imports/index.js';
import { photoFiles } from '../modules/photos/index.js';
import { MANIFEST, type Part, partsOf } from './archive.js';
import { dropGuide, migrationsOf, objectsOf, tablesOf } from './catalogue.js';
import { inOrder } from './in-order.js';
import { type Manifest, readManifest, rowsIn } from './manifest.js';
import { takeAllTime, writePlainly } from './session.js';
import { type Rows, TableLoader } from './table-loader.js';

/** Portions that are unpacked, and files that are stored, at the same time. */
const AT_ONCE = 8;
/** How long to wait for whoever uses the tables that are to go. */
const PATIENCE = '10s';
/** What the app calls its connections that stay open (`core/answers`, `core/db/read-connections`, `core/jobs`). */
const OF_THE_APP = ['citypins changes', 'citypins reads', 'citypins jobs'];

const decompress = promisify(gunzip);

/** What a restore has done. */
export interface Restored {
  rows: number;
  files: number;
  /** Tables of the backup that CityPins does not know, and that were left out. */
  unknown: string[];
}

interface Target {
  dataSource: DataSource;
  store: FileStore;
  /** Whether a guide that is there goes. */
  replaces: boolean;
  onRows: (done: number, all: number) => void;
  onLoaded: () => void;
  signal: AbortSignal;
}

/**
 * What a backup that was verified says of itself.
 * @param known the names of the migrations that this version has
 * @throws UnusableFile where it is of a newer version
 */
export async function manifestOf(file: string, known: readonly string[]): Promise<Manifest> {
  for await (const { name, bytes } of partsOf(file)) if (name === MANIFEST) return readManifest(bytes, known);
  throw new Error(`${file} has no manifest`);
}

/** What was in the database. */
interface Former {
  objects: string[];
  files: string[];
}

/**
 * Puts a backup that was verified into a database, in one transaction: all of it or nothing, also of what goes for it.
 * @throws StartError where the database is not free for it
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
    await client.query('DELETE FROM graphile_worker._private_jobs'); // they belong to what the backup replaces
    await takeAllTime(client);
    await writePlainly(client);
    const former = await clear(client, runner, target);
    await migrate(dataSource, runner, manifest.migrations);
    const restored = await fill(client, file, manifest, target, added);
    await migrate(dataSource, runner);
    await forgetPostponedIndexes(runner);
    await refuseLoss(client, former);
    await runner.commitTransaction();
    await tidy(client, store, former);
    return restored;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined); // what failed first is what counts
    await store.remove(added).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', cutOff);
    await runner.release();
  }
}

/** Makes room: drops the guide that is there, where it may go. @throws StartError where it may not */
async function clear(client: ClientBase, runner: QueryRunner, { dataSource, replaces }: Target): Promise<Former> {
  if ((await tablesOf(client)).length === 0) return { objects: [], files: [] };
  const migrations = await migrationsOf(client);
  if (!migrations) throw new StartError('The database holds tables that are no guide. Restore into a database of its own.');
  if (!replaces) throw new StartError('There is a guide in this database already. With --replace the backup takes its place.');
  const { rows: running } = await client.query('SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY ($1)', [OF_THE_APP]);
  if (running.length > 0) throw new StartError('CityPins runs on this database. Stop it first.');
  const known = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const unknown = unknownMigrations(migrations, known);
  if (unknown)
    throw new StartError(`This CityPins (${ownVersion()}) is older than the one that the database is of: it lacks ${unknown}. Update CityPins first.`);
  await migrate(dataSource, runner);
  const files: string[] = [];
  for await (const { name } of photoFiles(client)) files.push(name);
  const objects = await objectsOf(client);
  await client.query(`SET CONSTRAINTS ALL IMMEDIATE; SET LOCAL lock_timeout = '${PATIENCE}'`);
  await dropGuide(client);
  await client.query('SET LOCAL lock_timeout = 0');
  return { objects, files };
}

/** @param added gets the names of files that the store did not have */
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

/** @throws StartError where something went with the former guide that is not CityPins' */
async function refuseLoss(client: ClientBase, { objects }: Former): Promise<void> {
  const now = new Set(await objectsOf(client));
  const lost = objects.filter((name) => !now.has(name));
  if (lost.length > 0)
    throw new StartError(
      `The database holds more than the guide, which would go with it: ${lost.join(', ')}. Drop that first, or restore into a database of its own.`,
    );
}

/** Does what can wait, once all is in: a failure changes nothing. */
async function tidy(client: ClientBase, store: FileStore, { files }: Former): Promise<void> {
  const kept = new Set<string>();
  try {
    for await (const { name } of photoFiles(client)) kept.add(name);
    await store.remove(files.filter((name) => !kept.has(name)));
    await client.query('SET statement_timeout = 0');
    await client.query(`VACUUM (ANALYZE) ${(await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
  } catch {
    // Files that nobody asks for stay, and PostgreSQL looks after its tables by itself.
  }
}

import os from 'node:os';
import pg from 'pg';
import type { Logger } from '../logging/logger.js';
import { findBinaries } from './embedded-binaries.js';
import { ensureCluster, SUPERUSER } from './embedded-cluster.js';
import { Keeper } from './embedded-keeper.js';
import { choosePlace } from './embedded-place.js';
import { type Address, EmbeddedServer } from './embedded-server.js';

const DATABASE = 'citypins';

/** Where a PostgreSQL is: an address from the configuration, or the embedded one's Unix socket (`host` is its folder). */
export type DatabaseConnection = { readonly url: string } | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface RunningDatabase {
  readonly connection: DatabaseConnection;
  /** `adopted`: it ran already, left behind by a run that was killed. */
  readonly how: 'external' | 'made' | 'started' | 'adopted';
  /** The folder that holds the embedded database. */
  readonly location: string | undefined;
  /** From now on an embedded database that ends by itself, or is killed, is started again at the same address. */
  keepRunning(logger: Logger): void;
  /** Ends the embedded database; does nothing to an external one. */
  stop(): Promise<void>;
}

interface DatabaseOptions {
  /** An absolute path, for the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** A throw-away database: faster, and a power cut would spoil it. */
  readonly isForTests?: boolean;
}

const MEGABYTE = 2 ** 20;

/** Four processes of the app open some 20 each, and commands and people's own tools want theirs; one that is not used costs next to nothing. */
const MAX_CONNECTIONS = 200;

/**
 * An eighth of the machine's (or the container's) memory for pages of the database, within what a small machine can spare and a guide of a
 * million places needs; and checkpoints by the gigabyte of changes, because each writes all pages that have changed.
 */
function settingsFor(memory: number): string[] {
  const megabytes = Math.round(Math.max(128, Math.min(1024, memory / MEGABYTE / 8)));
  return [`shared_buffers=${megabytes}MB`, 'max_wal_size=4GB', `max_connections=${MAX_CONNECTIONS}`];
}

/** Bytes; a container may have less than its machine. */
const memoryHere = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

const TEST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * Provides the database: the configured one as it is, or the embedded PostgreSQL, made, started or adopted as needed.
 * @throws StartError with what a person can do
 */
export async function startDatabase({ dataDir, databaseUrl, isForTests = false }: DatabaseOptions): Promise<RunningDatabase> {
  if (databaseUrl) return { connection: { url: databaseUrl }, how: 'external', location: undefined, keepRunning: () => undefined, stop: async () => undefined };
  const place = await choosePlace(dataDir);
  const binaries = await findBinaries(place.base, place.user);
  const isNew = await ensureCluster(place, binaries, isForTests);
  const server = new EmbeddedServer(place, binaries, isForTests ? TEST_SETTINGS : settingsFor(memoryHere()));
  const { host, port, how } = await server.start();
  await ensureDatabase({ host, port });
  let keeper: Keeper | undefined;
  return {
    connection: { host, port, user: SUPERUSER, database: DATABASE },
    how: isNew ? 'made' : how,
    location: place.base,
    keepRunning: (logger) => {
      keeper ??= new Keeper(server, host, logger);
    },
    async stop() {
      await keeper?.close();
      await server.stop();
    },
  };
}

/** The embedded database of a data folder, where one runs and answers: the app has started it. */
export async function findDatabase(dataDir: string): Promise<DatabaseConnection | undefined> {
  const place = await choosePlace(dataDir);
  const address = await new EmbeddedServer(place, await findBinaries(place.base, place.user)).answering();
  return address && { ...address, user: SUPERUSER, database: DATABASE };
}

/** Ends the embedded database of a data folder, whoever started it; does nothing when none runs. */
export async function stopDatabase({ dataDir, databaseUrl }: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return;
  const place = await choosePlace(dataDir);
  await new EmbeddedServer(place, await findBinaries(place.base, place.user)).stop();
}

async function ensureDatabase(address: Address): Promise<void> {
  const client = new pg.Client({ ...address, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

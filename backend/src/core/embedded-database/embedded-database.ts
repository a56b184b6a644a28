import os from 'node:os';
import { DatabaseClient } from '../database-client.js';
import type { DatabaseConnection } from '../db/index.js';
import type { Logger } from '../logging/index.js';
import { findBinaries } from './binaries.js';
import { ensureCluster, SUPERUSER } from './cluster.js';
import { EmbeddedSupervisor } from './supervisor.js';
import { choosePlace } from './place.js';
import { type Address, EmbeddedServer } from './server.js';

const DATABASE = 'citypins';

export interface RunningDatabase {
  readonly connection: DatabaseConnection;
  /** `adopted`: it was already running, left behind by an app that was killed. */
  readonly how: 'external' | 'made' | 'started' | 'adopted';
  /** Folder of the embedded database; undefined for an external one. */
  readonly location: string | undefined;
  /** Starts the supervisor, which restarts an embedded database that ends unexpectedly, at the same address. */
  keepRunning(logger: Logger): void;
  /** Stops the embedded database; does nothing to an external one. */
  stop(): Promise<void>;
}

interface DatabaseOptions {
  /** Absolute path of the data folder, for the embedded database. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Whether the database is temporary: faster, but a power failure would destroy it. */
  readonly isForTests?: boolean;
}

const MEGABYTE = 2 ** 20;

/** Four server processes open about 20 connections each. The rest is for commands and for tools of the operator. An unused connection costs almost nothing. */
const MAX_CONNECTIONS = 200;

/**
 * Returns PostgreSQL settings for an amount of memory (bytes).
 * - `shared_buffers` is an eighth of the memory: at least 128 MB for small machines, at most 1 GB, which suffices for a million places.
 * - `max_wal_size` is large, because each checkpoint writes all changed pages.
 */
function settingsFor(memory: number): string[] {
  const megabytes = Math.round(Math.max(128, Math.min(1024, memory / MEGABYTE / 8)));
  return [`shared_buffers=${megabytes}MB`, 'max_wal_size=4GB', `max_connections=${MAX_CONNECTIONS}`];
}

/** Returns the memory (bytes) of the machine, or of the container if that is less. */
const memoryHere = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

const TEST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

/**
 * Provides the database: the configured one, or the embedded PostgreSQL, which is created, started or adopted as needed.
 * @throws StartError that tells an operator what to do
 */
export async function startDatabase({ dataDir, databaseUrl, isForTests = false }: DatabaseOptions): Promise<RunningDatabase> {
  if (databaseUrl) return { connection: { url: databaseUrl }, how: 'external', location: undefined, keepRunning: () => undefined, stop: async () => undefined };
  const place = await choosePlace(dataDir);
  const binaries = await findBinaries(place.base, place.user);
  const isNew = await ensureCluster(place, binaries, isForTests);
  const server = new EmbeddedServer(place, binaries, isForTests ? TEST_SETTINGS : settingsFor(memoryHere()));
  const { host, port, how } = await server.start();
  await ensureDatabase({ host, port });
  let keeper: EmbeddedSupervisor | undefined;
  return {
    connection: { host, port, user: SUPERUSER, database: DATABASE },
    how: isNew ? 'made' : how,
    location: place.base,
    keepRunning: (logger) => {
      keeper ??= new EmbeddedSupervisor(server, host, logger);
    },
    async stop() {
      await keeper?.close();
      await server.stop();
    },
  };
}

/** Returns the address of the embedded database of a data folder; undefined if none is running and answering. */
export async function findDatabase(dataDir: string): Promise<DatabaseConnection | undefined> {
  const place = await choosePlace(dataDir);
  const address = await new EmbeddedServer(place, await findBinaries(place.base, place.user)).answering();
  return address && { ...address, user: SUPERUSER, database: DATABASE };
}

/** Stops the embedded database of a data folder, also if another process has started it. Does nothing if none is running. */
export async function stopDatabase({ dataDir, databaseUrl }: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return;
  const place = await choosePlace(dataDir);
  await new EmbeddedServer(place, await findBinaries(place.base, place.user)).stop();
}

async function ensureDatabase(address: Address): Promise<void> {
  const client = new DatabaseClient({ ...address, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

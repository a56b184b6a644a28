import fs from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Env } from '../core/config/env.js';
import { StartError } from '../core/config/start-error.js';
import { createDataSource } from '../core/db/data-source.js';
import { type DatabaseConnection, findDatabase, startDatabase } from '../core/db/embedded.js';
import { runMigrations } from '../core/db/migrate.js';
import { FolderInUse, lockFolder } from '../server/startup/folder-lock.js';

const COMMAND = 'a citypins command';

interface OpenDatabase {
  connection: DatabaseConnection;
  close: () => Promise<void>;
}

/** The database that the app runs, or one that is started for the command and ends with it. @throws StartError */
async function open({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (databaseUrl) return { connection: { url: databaseUrl }, close: async () => undefined };
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  let release: () => Promise<void>;
  try {
    release = await lockFolder(dataDir, COMMAND);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return { connection: await borrow(dataDir, error), close: async () => undefined };
  }
  try {
    const database = await startDatabase({ dataDir, databaseUrl });
    const close = async () => {
      await database.stop();
      await release();
    };
    return { connection: database.connection, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The database of the app, which goes on without the command; that of another command would end with it. */
async function borrow(dataDir: string, { holder }: FolderInUse): Promise<DatabaseConnection> {
  if (holder.includes(COMMAND)) throw new StartError(`Another citypins command works on this data folder (${holder}). Wait until it is done.`);
  const connection = await findDatabase(dataDir);
  if (!connection) throw new StartError('The app is starting or stopping on this data folder. Try again in a moment.');
  return connection;
}

/**
 * Does something with the guide's database, whose tables are brought up to date first.
 * @throws StartError where the database cannot be used
 */
export async function withDatabase<T>(env: Pick<Env, 'databaseUrl' | 'dataDir'>, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const { connection, close } = await open(env);
  const dataSource = createDataSource(connection, { poolSize: 2, entities: [] });
  try {
    await dataSource.initialize().catch((cause: unknown) => {
      throw new StartError(`The database cannot be used: ${(cause as Error).message}`, { cause });
    });
    await runMigrations(dataSource);
    return await work(dataSource);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await close();
  }
}

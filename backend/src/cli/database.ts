import type { DataSource, MixedList } from 'typeorm';
import type { Env } from '../core/config/index.js';
import { sentencesOf, StartError } from '../core/errors/index.js';
import { createDataSource, type DatabaseConnection, explainOpening, refuseObstacles, runMigrations } from '../core/db/index.js';
import { findDatabase, startDatabase } from '../core/embedded-database/index.js';
import { explainFullDisk, FolderInUse, lockFolder, prepareDataFolder } from '../server/startup/index.js';
import { isOfDatabase } from './of-database.js';

const COMMAND = 'a citypins command';

interface Options {
  /** Whether to run pending migrations first. */
  migrates?: boolean;
  /** Whether the command fails while the app runs on the same data folder. */
  isExclusive?: boolean;
  /** Entities of the data source; needed for repositories, and to create the same schema as the app. */
  entities?: MixedList<new () => object>;
}

interface OpenDatabase {
  connection: DatabaseConnection;
  /** Folder of the embedded database, if the command has started it. */
  location?: string | undefined;
  close: () => Promise<void>;
}

/**
 * Connects to DATABASE_URL or to the embedded database of a running app, or starts the embedded database until `close`.
 * @param isExclusive refuses the embedded database of a running app
 * @throws StartError if the database cannot be used
 */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>, isExclusive = false): Promise<OpenDatabase> {
  if (databaseUrl) return { connection: { url: databaseUrl }, close: async () => undefined };
  await prepareDataFolder(dataDir);
  let release: () => Promise<void>;
  try {
    release = await lockFolder(dataDir, COMMAND);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    if (isExclusive) throw new StartError(`The app runs on this data folder (${error.holder}). Stop it first.`);
    return { connection: await borrow(dataDir, error), close: async () => undefined };
  }
  try {
    const database = await startDatabase({ dataDir, databaseUrl });
    const close = async () => {
      await database.stop();
      await release();
    };
    return { connection: database.connection, location: database.location, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Finds the embedded database of a running app. Refuses that of another command, which stops its database when it ends. */
async function borrow(dataDir: string, { holder }: FolderInUse): Promise<DatabaseConnection> {
  if (holder.includes(COMMAND)) throw new StartError(`Another citypins command works on this data folder (${holder}). Wait until it is done.`);
  const connection = await findDatabase(dataDir);
  if (!connection) throw new StartError('The app is starting or stopping on this data folder. Try again in a moment.');
  return connection;
}

/**
 * Opens the database, runs `work` and closes the database.
 * @throws StartError if the database cannot be used
 */
export async function withDatabase<T>(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  work: (dataSource: DataSource, connection: DatabaseConnection) => Promise<T>,
  { migrates = true, isExclusive = false, entities = [] }: Options = {},
): Promise<T> {
  const { connection, location, close } = await openDatabase(env, isExclusive);
  // An import holds one connection; at its end, the others build indexes and add places to the search.
  const dataSource = createDataSource(connection, { poolSize: 3, entities });
  try {
    await dataSource.initialize().catch((cause: unknown) => {
      throw new StartError(sentencesOf(explainOpening(cause)), { cause });
    });
    if (migrates) {
      await refuseObstacles((sql) => dataSource.query(sql));
      await runMigrations(dataSource);
    }
    return await work(dataSource, connection);
  } catch (error) {
    throw (isOfDatabase(error) && (await explainFullDisk(error, location))) || error;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { ResponseCache, CacheInvalidator } from '../../core/response-cache/index.js';
import type { Env } from '../../core/config/index.js';
import { connectionConfig, type DatabaseConnection, ReadPool } from '../../core/db/index.js';
import type { Logger } from '../../core/logging/index.js';
import { ReplicatedReads } from '../../core/replicas/index.js';
import type { SiteModule } from '../../modules/site/index.js';
import type { Openness } from '../graphql/index.js';
import type { OperationMetrics, ReadParts } from '../metrics/index.js';
import { Reader, type ReaderParts } from './reader.js';
import { createCompiledFields } from './compiled-fields.js';

const MEGABYTE = 1_000_000;
/** Timeout (ms) for closing connections, because the database can have stopped responding. */
const PATIENCE = 2_000;

/** Tables of the settings that each process has in memory. */
const SETTING_TABLES: ReadonlySet<string> = new Set(['settings', 'categories', 'attributes', 'place_tags', 'search_terms', 'map_archives']);

interface Answers {
  reader: Reader;
  /** Components that the metrics measure. */
  parts: ReadParts;
  /** Waits until this process has invalidated the cached responses that earlier commits made stale. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface AnswersParts {
  env: Env;
  dataSource: DataSource;
  /** Direct connection to the database, without a pooler: prepared statements persist, and notifications arrive. */
  connection: DatabaseConnection;
  schema: GraphQLSchema;
  openness: Openness;
  site: SiteModule;
  operations: OperationMetrics;
  logger: Logger;
  noteUse: ReaderParts['noteUse'];
}

/** Creates the fast path's reader and its response cache. They use database connections of their own, separate from the pool. */
export async function createCachedResponses({
  env,
  dataSource,
  connection,
  schema,
  openness,
  site,
  operations,
  logger,
  noteUse,
}: AnswersParts): Promise<Answers> {
  const config = connectionConfig(connection);
  const replicas = env.databaseReplicaUrls.map((url) => connectionConfig({ url }));
  const outdated = new CacheInvalidator(config);
  await outdated.start();
  const cache = env.answerCache > 0 ? new ResponseCache(env.answerCache * MEGABYTE, outdated) : undefined;
  const database = new ReplicatedReads(new ReadPool(config), outdated, { replicas, logger });
  const reads = createCompiledFields(schema, dataSource.manager, site);
  const { siteSettings } = site;
  const revision = () => siteSettings.revision;
  const reader = new Reader({ schema, openness, reads, database, cache, operations, revision, noteUse });
  siteSettings.onChange(() => outdated.outdateAll());
  // A change can be lost while the connection is: the settings are read again when it is back.
  outdated.onChange((table) => {
    const isStart = table === 'cities' && siteSettings.of('home').startCity !== '';
    if (table === undefined || SETTING_TABLES.has(table) || isStart)
      void siteSettings.load(dataSource.manager).catch((error: unknown) => logger.error(error, 'The settings could not be read'));
  });
  return {
    reader,
    parts: { database, cache, outdated },
    async settled() {
      await outdated.settle();
      await siteSettings.loaded();
    },
    async close() {
      const closed = Promise.all([database.close(), outdated.close()]);
      await Promise.race([closed, sleep(PATIENCE, undefined, { ref: false })]);
    },
  };
}

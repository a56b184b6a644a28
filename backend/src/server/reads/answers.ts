import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { AnswerCache, Outdated } from '../../core/answers/index.js';
import type { Env } from '../../core/config/env.js';
import { connectionConfig } from '../../core/db/data-source.js';
import { ReadConnections } from '../../core/db/read-connections.js';
import type { Site } from '../../modules/site/index.js';
import type { Openness } from '../graphql/document.js';
import { Reader } from './reader.js';
import { createReads } from './registry.js';

/** Plans fit any values: nothing is planned twice. */
const GENERIC = '-c plan_cache_mode=force_generic_plan';
/** Connections for statements that take well below a millisecond: few, each of them always busy. */
const LIGHT = { size: 7, options: GENERIC };
/** Connections for the others, which would hold those up. */
const HEAVY = { size: 3, options: GENERIC };

const MEGABYTE = 1_000_000;

interface Answers {
  reader: Reader;
  /** Waits until no answer is kept that a commit before has outdated. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What reads and keeps answers for everyone, with connections of its own beside the pool. */
export async function createAnswers(
  { env, dataSource, schema, openness, site }: { env: Env; dataSource: DataSource; schema: GraphQLSchema; openness: Openness; site: Site },
): Promise<Answers> {
  const config = connectionConfig(dataSource);
  const connections = { light: new ReadConnections(config, LIGHT), heavy: new ReadConnections(config, HEAVY) };
  const outdated = env.answerCache > 0 ? new Outdated(config) : undefined;
  await outdated?.start();
  const cache = outdated && new AnswerCache(env.answerCache * MEGABYTE, outdated);
  const reads = createReads(schema, dataSource.manager, site);
  return {
    reader: new Reader({ schema, openness, reads, connections, cache }),
    settled: async () => outdated?.settle(),
    async close() {
      await Promise.all([connections.light.close(), connections.heavy.close(), outdated?.close()]);
    },
  };
}

import { Logger as JobLogger } from 'graphile-worker';
import type pg from 'pg';
import { DatabasePool } from '../database-client.js';
import type { Logger } from '../logging/index.js';

/** Settings of all calls of graphile-worker. */
export const JOB_SETTINGS = { schema: 'graphile_worker', noHandleSignals: true } as const;

export const quietLogger = new JobLogger(() => () => undefined);

/** Returns a logger that passes on warnings and errors of the library, except failed jobs: the runner logs those, without payload. */
export const loggerOf = (logger: Logger): JobLogger =>
  new JobLogger(() => (level: string, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error') logger.error({ source: 'jobs' }, message);
    else if (level === 'warning') logger.warn({ source: 'jobs' }, message);
  });

/** Creates a connection pool for the library, which warns about a pool without a listener for new connections. */
export const createJobPool = (config: pg.PoolConfig): pg.Pool => new DatabasePool(config).on('connect', () => undefined);

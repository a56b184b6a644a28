import { Logger as JobLogger } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../logging/logger.js';

/** Settings of every use of the library. */
export const JOB_SETTINGS = { schema: 'graphile_worker', noHandleSignals: true } as const;

export const quietLogger = new JobLogger(() => () => undefined);

/** Passes on what the library warns of. Failed jobs are left out: the runner logs them, without payload. */
export const loggerOf = (logger: Logger): JobLogger =>
  new JobLogger(() => (level: string, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error') logger.error({ source: 'jobs' }, message);
    else if (level === 'warning') logger.warn({ source: 'jobs' }, message);
  });

/** A connection pool as the library wants it: a connection that is lost fails the statement under way, and nothing else. */
export function createJobPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  const ignore = (): void => undefined;
  return pool.on('error', ignore).on('connect', (client) => void client.on('error', ignore));
}

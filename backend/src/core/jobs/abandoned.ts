import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { DatabaseClient } from '../database-client.js';
import type { Logger } from '../logging/index.js';

/** Pause (ms) before a lost connection is opened again. */
const PAUSE = 1000;

/** Prefix of the application name of the connection that shows that a job runner is alive. */
const ALIVE = 'citypins jobs ';

/** Time (ms) that a runner whose connection was lost has to open it again, before it counts as dead. */
const RECONNECTS = 5 * PAUSE;

/** SQL that finds the runners that hold jobs but have no connection. The 30 seconds protect a runner that has not connected yet. */
const ABSENT = `
SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
WHERE locked_at < now() - interval '30 seconds' AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = '${ALIVE}' || locked_by)`;

async function absentRunners(manager: EntityManager): Promise<string[]> {
  return (await manager.query<{ id: string }[]>(ABSENT)).map(({ id }) => id);
}

/**
 * Releases the jobs that dead processes have started; other processes then start them again. graphile-worker itself does so only after four hours.
 * @param signal aborts the wait for runners that may connect again; nothing is released then
 */
export async function releaseAbandoned(manager: EntityManager, signal?: AbortSignal): Promise<void> {
  const absent = await absentRunners(manager);
  if (absent.length === 0) return;
  await sleep(RECONNECTS, undefined, { signal }).catch(() => undefined);
  if (signal?.aborted) return;
  const still = await absentRunners(manager);
  await manager.query('SELECT graphile_worker.force_unlock_workers($1)', [absent.filter((id) => still.includes(id))]);
}

/** A connection that lasts as long as the job runner, with the runner's id as its name. If the process dies, the database closes the connection. */
export class LifeSign {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly runnerId: string,
    private readonly logger: Logger,
  ) {
    void this.connect();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new DatabaseClient({ ...this.config, application_name: ALIVE + this.runnerId });
    client.on('end', () => this.connectAgain(client));
    this.client = client;
    try {
      await client.connect();
      await client.query('SET idle_session_timeout = 0');
    } catch (err) {
      this.logger.debug({ err }, 'The job runner cannot connect yet');
      this.connectAgain(client);
    }
  }

  private connectAgain(former: pg.Client): void {
    if (this.isClosed || this.client !== former) return;
    this.client = undefined;
    this.retry = setTimeout(() => void this.connect(), PAUSE).unref();
  }
}

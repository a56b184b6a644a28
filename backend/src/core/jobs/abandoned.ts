import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { DatabaseClient } from '../database-client.js';
import type { Logger } from '../logging/index.js';

/** Pause (ms) before a lost connection is opened again. */
const PAUSE = 1000;

/** Prefix of the application name of the connection that shows that a job runner is alive. */
const ALIVE = 'citypins jobs ';

/** SQL that releases the jobs of dead job runners. graphile-worker itself does so only after four hours. The 30 seconds protect a runner that has not connected yet. */
const RELEASE = `
SELECT graphile_worker.force_unlock_workers(ARRAY(
  SELECT DISTINCT locked_by FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '30 seconds' AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = '${ALIVE}' || locked_by)))`;

/** Releases the jobs that dead processes have started; other processes then start them again. */
export async function releaseAbandoned(manager: EntityManager): Promise<void> {
  await manager.query(RELEASE);
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
    client.on('error', () => undefined).on('end', () => this.connectAgain(client));
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

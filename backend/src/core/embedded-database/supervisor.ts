import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/index.js';
import type { EmbeddedServer } from './server.js';

/** Interval (ms) of checks of the server's process. */
const LOOK = 1000;
/** Uptime (ms) from which a server that has ended is restarted at once. */
const SETTLED = 10_000;
/** First and longest pause (ms) before the restart of a server that ended earlier. Each pause is twice the previous one. */
const PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * Supervisor of the embedded database: restarts a server whose process ends unexpectedly. An operating system without free memory kills the largest
 * processes.
 * The restarted server has the same address, so its clients can reconnect.
 */
export class EmbeddedSupervisor {
  private readonly closing = new AbortController();
  private readonly keeping: Promise<void>;

  /** @param socketFolder folder of the server's socket, which a restarted server uses again */
  constructor(
    private readonly server: Pick<EmbeddedServer, 'isAlive' | 'start'>,
    private readonly socketFolder: string,
    private readonly logger: Logger,
  ) {
    this.keeping = this.keep().catch((error: unknown) => {
      if (!this.closing.signal.aborted) throw error;
    });
  }

  /** Stops the supervisor; resolves when no start is in progress. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.keeping;
  }

  private async keep(): Promise<void> {
    let [pause, startedAt] = [0, -Infinity];
    for (;;) {
      await this.wait(LOOK);
      if (this.server.isAlive) continue;
      pause = performance.now() - startedAt < SETTLED ? Math.min(Math.max(PAUSE, 2 * pause), LONGEST_PAUSE) : 0;
      this.logger.error({ pause }, 'The embedded database has ended; restarting it');
      await this.wait(pause);
      await this.start();
      startedAt = performance.now();
    }
  }

  private async start(): Promise<void> {
    try {
      await this.server.start(this.socketFolder);
      this.logger.warn('The embedded database runs again');
    } catch (err) {
      this.logger.error({ err }, 'The embedded database has failed to start');
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.closing.signal, ref: false });
  }
}

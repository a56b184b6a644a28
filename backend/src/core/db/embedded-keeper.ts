import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import type { EmbeddedServer } from './embedded-server.js';

/** Milliseconds between two looks at the server's process. */
const LOOK = 1000;
/** Milliseconds that a server must live for its end to be news: it is then started again at once. */
const SETTLED = 10_000;
/** Milliseconds before the next start where the last one did not last; twice as long each time, up to the longest. */
const PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * Starts a server again whenever its process has ended without being asked to: a machine that runs out of memory kills what is largest.
 * Everything that is connected finds it at the same address.
 */
export class Keeper {
  private readonly closing = new AbortController();
  private readonly keeping: Promise<void>;

  /** @param socketFolder where the server was found so far */
  constructor(
    private readonly server: Pick<EmbeddedServer, 'isAlive' | 'start'>,
    private readonly socketFolder: string,
    private readonly logger: Logger,
  ) {
    this.keeping = this.keep().catch((error: unknown) => {
      if (!this.closing.signal.aborted) throw error;
    });
  }

  /** Ends it; resolves when no start is under way any more. */
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
      this.logger.error({ pause }, 'The embedded database has ended; it is started again');
      await this.wait(pause);
      await this.start();
      startedAt = performance.now();
    }
  }

  private async start(): Promise<void> {
    try {
      await this.server.start(this.socketFolder);
      this.logger.warn('The embedded database is back');
    } catch (err) {
      this.logger.error({ err }, 'The embedded database does not start');
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.closing.signal, ref: false });
  }
}

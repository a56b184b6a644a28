import type { Logger } from './logger.js';

/** Milliseconds between two lines. */
const INTERVAL = 10_000;

/** Says in the log that something refuses what comes, once for many: a line for each would be work of its own where there is too much already. */
export class RefusalLog {
  private refused = 0;
  private loggedAt = -Infinity;

  constructor(
    private readonly logger: Logger,
    private readonly message: string,
  ) {}

  /** One more was refused. */
  note(): void {
    this.refused += 1;
    const now = performance.now();
    if (now - this.loggedAt <= INTERVAL) return;
    this.logger.warn({ refused: this.refused }, this.message);
    this.loggedAt = now;
    this.refused = 0;
  }
}

import type { Logger } from './logger.js';

/** Minimum interval (ms) between two lines. */
const INTERVAL = 10_000;

/** Logs refused requests, one line for many. A line for each would add to the load of an overloaded server. */
export class RefusalLog {
  private refused = 0;
  private loggedAt = -Infinity;

  constructor(
    private readonly logger: Logger,
    private readonly message: string,
  ) {}

  /** Counts one refusal, and logs a line if the last one is long enough ago. */
  note(): void {
    this.refused += 1;
    const now = performance.now();
    if (now - this.loggedAt <= INTERVAL) return;
    this.logger.warn({ refused: this.refused }, this.message);
    this.loggedAt = now;
    this.refused = 0;
  }
}

import type { Logger } from '../../core/logging/logger.js';

const HOUR = 3_600_000;

/**
 * Does something every hour as long as the process has anything else to do. A failure is logged.
 * @param what the beginning of a sentence in the log
 * @param task answers how many things it has done
 * @param isUrgent the first time is now, not in an hour
 * @returns what ends it; it waits for a run under way
 */
export function everyHour(what: string, task: () => Promise<number>, logger: Logger, { isUrgent = false } = {}): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      const count = await task();
      if (count > 0) logger.info({ count }, `${what}: done`);
    } catch (err) {
      logger.error({ err }, `${what} has failed`);
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => (running ??= run()), HOUR);
  if (isUrgent) running = run();
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

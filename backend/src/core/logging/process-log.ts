import { format } from 'node:util';
import type { Logger } from './logger.js';

/**
 * Sends what Node and packages would print as plain text through the logger: process warnings, `console`, and an error that nobody catches,
 * which ends the process with exit code 1. After this call every line of the process is one of the log.
 */
export function logProcess(logger: Logger): void {
  process.removeAllListeners('warning'); // Node's own listener prints them
  process.on('warning', (err) => logger.warn({ err }, 'A warning of Node'));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'The process ends by an error that nothing catches');
    process.exit(1);
  });
  const print =
    (level: 'info' | 'warn' | 'error') =>
    (...args: unknown[]) =>
      logger[level](format(...args));
  Object.assign(console, { log: print('info'), info: print('info'), debug: print('info'), warn: print('warn'), error: print('error') });
}

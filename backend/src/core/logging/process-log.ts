import { format } from 'node:util';
import type { Logger } from './logger.js';

/**
 * Redirects plain-text output of Node and packages to the logger: process warnings, `console`, and uncaught errors. An uncaught error ends the
 * process with exit code 1.
 * After this call, every line that the process writes is a line of the log.
 */
export function logProcess(logger: Logger): void {
  process.removeAllListeners('warning'); // Node's own listener prints plain text
  process.on('warning', (err) => logger.warn({ err }, 'Node.js warning'));
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'Uncaught error: the process ends');
    process.exit(1);
  });
  const print =
    (level: 'info' | 'warn' | 'error') =>
    (...args: unknown[]) =>
      logger[level](format(...args));
  Object.assign(console, { log: print('info'), info: print('info'), debug: print('info'), warn: print('warn'), error: print('error') });
}

import { type Logger, pino } from 'pino';

export type { Logger };

/** A JSON-lines logger on standard output; secrets that could ride along in logged objects are cut out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: { paths: ['*.password', '*.token', '*.authorization', '*.cookie', '*.headers.authorization', '*.headers.cookie'], remove: true },
  });
}

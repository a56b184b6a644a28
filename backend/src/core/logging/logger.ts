import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedSpan } from '../tracing/index.js';

export type { Logger };

/** Paths of secrets in logged objects. */
const SECRETS = ['*.password', '*.token', '*.authorization', '*.cookie', '*.headers.authorization', '*.headers.cookie'];
/** Properties in which database errors repeat values of a row, such as hashes and addresses. The rest of the error is logged. */
const VALUES = ['err.parameters', 'err.detail', 'err.where', 'err.driverError'];

/**
 * Creates a logger of JSON lines that removes secrets and user input. Lines within a trace contain its id.
 * @param destination output of the lines; default: standard output
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: undefined, mixin: loggedSpan, redact: { paths: [...SECRETS, ...VALUES], remove: true } }, destination);
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedSpan } from '../tracing/index.js';

export type { Logger };

/** Secrets that could ride along in logged objects. */
const SECRETS = ['*.password', '*.token', '*.authorization', '*.cookie', '*.headers.authorization', '*.headers.cookie'];
/** Where an error of the database repeats the values of a row, hashes and addresses included; the rest of it stays. */
const VALUES = ['err.parameters', 'err.detail', 'err.where', 'err.driverError'];

/**
 * A JSON-lines logger that cuts out secrets and what people have entered. Lines within a trace name it.
 * @param destination where the lines go; standard output when left out
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: undefined, mixin: loggedSpan, redact: { paths: [...SECRETS, ...VALUES], remove: true } }, destination);
}

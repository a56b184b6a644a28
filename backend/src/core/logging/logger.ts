import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Secrets that could ride along in logged objects. */
const SECRETS = ['*.password', '*.token', '*.authorization', '*.cookie', '*.headers.authorization', '*.headers.cookie'];
/** Where an error of the database repeats the values of a row, hashes and addresses included; the rest of it stays. */
const VALUES = ['err.parameters', 'err.detail', 'err.where', 'err.driverError'];

/**
 * A JSON-lines logger that cuts out secrets and what people have entered.
 * @param destination where the lines go; standard output when left out
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: undefined, redact: { paths: [...SECRETS, ...VALUES], remove: true } }, destination);
}

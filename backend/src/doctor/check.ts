import type pg from 'pg';
import type { EnvReading, StrayName } from '../core/config/index.js';
import type { OutsideFailure, ReasonKey } from '../core/errors/index.js';
import { type Finding, skipped } from './finding.js';

/** The database: an open pool, not created yet, or the reason why it cannot be used. */
export type Database = { readonly pool: pg.Pool } | { readonly isMade: false } | OutsideFailure;

/** Input of the checks. */
export interface Subject extends EnvReading {
  /** Unknown variables that look like misspelled ones of CityPins. */
  readonly stray: readonly StrayName[];
  readonly database: Database;
  /** Set if the app runs on the data folder; `env` contains the address of that app. */
  readonly running?: { readonly isAsConfigured: boolean };
  /** Recipient of a test message. */
  readonly mailTo?: string;
}

/** Input of a check that needs the database. */
type DatabaseSubject = Subject & { readonly pool: pg.Pool };

/** Names a check: the key of a message. */
export type CheckName = Extract<ReasonKey, `checks.${string}`>;

/** A check. It does not depend on the results of others. */
export interface Check {
  /** Key of the label in the output. */
  readonly name: CheckName;
  /** @param signal aborts after the time limit; the check must then close its connections */
  run(subject: Subject, signal: AbortSignal): Promise<readonly Finding[]>;
}

/** Creates a check that needs the database. It is skipped without one; `databaseCheck` reports the reason. */
export const withPool = (name: CheckName, look: (subject: DatabaseSubject, signal: AbortSignal) => Promise<readonly Finding[]>): Check => ({
  name,
  run: async (subject, signal) => ('pool' in subject.database ? look({ ...subject, pool: subject.database.pool }, signal) : [skipped('findings.notChecked')]),
});

/** Returns the first row of a query. @throws if there is none */
export async function one<Row extends object>(pool: pg.Pool, sql: string, parameters: unknown[] = []): Promise<Row> {
  const {
    rows: [row],
  } = await pool.query<Row>(sql, parameters);
  if (!row) throw new Error('The database returned no row');
  return row;
}

import type pg from 'pg';
import type { EnvReading } from '../core/config/env.js';
import type { OutsideFailure } from '../core/errors/index.js';
import type { StrayName } from '../core/config/stray-names.js';
import { type Finding, skipped } from './finding.js';

/** The database, as far as there is one: open, not made yet, or why it cannot be used. */
export type Database = { readonly pool: pg.Pool } | { readonly isMade: false } | OutsideFailure;

/** What checks look at. */
export interface Subject extends EnvReading {
  /** Variables that nobody reads and that seem to be meant for the guide. */
  readonly stray: readonly StrayName[];
  readonly database: Database;
  /** The app that runs on the data folder, if any; `env` has its address. */
  readonly running?: { readonly isAsConfigured: boolean };
  /** Whom to send a test message. */
  readonly mailTo?: string;
}

/** A check that has the database to itself. */
type DatabaseSubject = Subject & { readonly pool: pg.Pool };

/** One thing that is looked at, whatever the others find. */
export interface Check {
  /** What it is about, in a word or two. */
  readonly name: string;
  /** @param signal says that nobody waits any more: what is open is to be closed */
  run(subject: Subject, signal: AbortSignal): Promise<readonly Finding[]>;
}

/** A check that needs the database; without one it has nothing to say, as the check of the database tells why. */
export const withPool = (name: string, look: (subject: DatabaseSubject, signal: AbortSignal) => Promise<readonly Finding[]>): Check => ({
  name,
  run: async (subject, signal) =>
    'pool' in subject.database ? look({ ...subject, pool: subject.database.pool }, signal) : [skipped('not looked at: it needs the database')],
});

/** The only row of a statement. */
export async function one<Row extends object>(pool: pg.Pool, sql: string, parameters: unknown[] = []): Promise<Row> {
  const {
    rows: [row],
  } = await pool.query<Row>(sql, parameters);
  if (!row) throw new Error('The database has answered nothing');
  return row;
}

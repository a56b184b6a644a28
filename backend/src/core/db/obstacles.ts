import { explainDatabase, type OutsideFailure, sentencesOf, StartError } from '../errors/index.js';

/** Runs a statement and returns its rows. */
type Ask = <Row>(sql: string) => Promise<readonly Row[]>;

/** Oldest supported version of PostgreSQL (15.0), as in `server_version_num`. */
const OLDEST = 150_000;

interface Facts {
  name: string;
  number: number;
  version: string;
  encoding: string;
  isReadOnly: boolean;
  schema: string | null;
}

const FACTS = `SELECT current_database() AS name, current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version,
  current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') = 'on' AS "isReadOnly", current_schema() AS schema`;

/** Checks before any migration whether the app can use a database. Returns the problems; an empty array if there are none. */
export async function findObstacles(ask: Ask): Promise<OutsideFailure[]> {
  const [facts] = await ask<Facts>(FACTS);
  const found: (OutsideFailure | undefined)[] = [];
  if (!facts) return [];
  if (facts.number < OLDEST) {
    found.push({ problem: ['outside.databaseTooOld', { version: facts.version }], remedy: 'outside.databaseTooOldRemedy' });
  }
  if (facts.encoding !== 'UTF8') {
    const { name, encoding } = facts;
    found.push({ problem: ['outside.databaseEncoding', { name, encoding }], remedy: 'outside.databaseEncodingRemedy' });
  }
  if (facts.isReadOnly) found.push(explainDatabase(Object.assign(new Error('transaction_read_only is on'), { code: '25006' })));
  if (facts.schema === null) found.push(explainDatabase(Object.assign(new Error('current_schema() is null'), { code: '3F000' })));
  return found.filter((one) => one !== undefined);
}

/**
 * Checks a database with `findObstacles`.
 * @throws StartError that describes the first problem
 */
export async function refuseObstacles(ask: Ask): Promise<void> {
  const [first] = await findObstacles(ask);
  if (first) throw new StartError(sentencesOf(first));
}

/** Explains why a connection to a database failed. */
export function explainOpening(error: unknown): OutsideFailure {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  if (!message && errors?.[0]) return explainOpening(errors[0]);
  return (
    explainDatabase(error) ?? {
      problem: ['outside.databaseUnusable', { message: message || String(code) }],
      remedy: 'outside.databaseUnusableRemedy',
    }
  );
}

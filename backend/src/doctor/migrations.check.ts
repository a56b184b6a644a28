import { ownVersion } from '../core/config/index.js';
import type { Reason } from '../core/errors/index.js';
import { findUnknownMigrations, MIGRATIONS } from '../core/db/index.js';
import { one, withPool } from './check.js';
import { failure, ok, warning } from './finding.js';

/** Returns the message that names the migrations of a newer version. */
function newerText({ names, more }: NonNullable<ReturnType<typeof findUnknownMigrations>>): Reason {
  const [version, last = ''] = [ownVersion(), names.at(-1)];
  if (more > 0) return ['findings.newerByMany', { version, names: names.join(', '), n: more }];
  if (names.length === 1) return ['findings.newerByOne', { version, name: last }];
  return [names.length === 2 ? 'findings.newerByTwo' : 'findings.newerBySome', { version, names: names.slice(0, -1).join(', '), last }];
}

/** Checks that all migrations of this version have run, and no others. */
export const migrationsCheck = withPool('checks.tables', async ({ pool }) => {
  const { isGuide } = await one<{ isGuide: boolean }>(pool, `SELECT to_regclass('migrations') IS NOT NULL AS "isGuide"`);
  if (!isGuide) return [ok('findings.tablesNotYet')];
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM migrations');
  const done = rows.map(({ name }) => name);
  const known = MIGRATIONS.map(({ name }) => name);
  const unknown = findUnknownMigrations(done, known);
  if (unknown) return [failure(newerText(unknown), 'remedies.updateApp')];
  const pending = known.filter((name) => !done.includes(name)).length;
  if (pending === 0) return [ok(['findings.tablesUpToDate', { n: done.length }])];
  return [warning(['findings.migrationsPending', { n: pending }], 'remedies.startRunsMigrations')];
});

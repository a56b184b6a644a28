import { ownVersion } from '../core/config/index.js';
import { MIGRATIONS, unknownMigrations } from '../core/db/index.js';
import { one, withPool } from './check.js';
import { failure, ok, warning } from './finding.js';

/** Checks that all migrations of this version have run, and no others. */
export const migrationsCheck = withPool('Tables', async ({ pool }) => {
  const { isGuide } = await one<{ isGuide: boolean }>(pool, `SELECT to_regclass('migrations') IS NOT NULL AS "isGuide"`);
  if (!isGuide) return [ok('there are none yet: the first start creates them')];
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM migrations');
  const done = rows.map(({ name }) => name);
  const known = MIGRATIONS.map(({ name }) => name);
  const unknown = unknownMigrations(done, known);
  if (unknown) {
    return [
      failure(
        `the database is of a newer version of the app: this one (${ownVersion()}) lacks ${unknown}`,
        'Update the app, or restore a backup that this version has made into another database.',
      ),
    ];
  }
  const pending = known.filter((name) => !done.includes(name)).length;
  if (pending === 0) return [ok(`up to date (${done.length} migrations)`)];
  return [warning(`${pending} migrations have not run yet`, 'The next start runs them. Make a backup first.')];
});

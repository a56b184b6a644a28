import { EXTENSIONS } from '../core/postgres-extensions.js';
import { withPool } from './check.js';
import { failure, ok } from './finding.js';

/** Checks that the necessary extensions are installed or available. */
export const extensionsCheck = withPool('Extensions', async ({ pool }) => {
  const { rows } = await pool.query<{ name: string; isThere: boolean }>(
    'SELECT name, installed_version IS NOT NULL AS "isThere" FROM pg_available_extensions WHERE name = ANY ($1)',
    [EXTENSIONS],
  );
  const absent = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length > 0) {
    return [
      failure(
        `the database server does not have ${absent.join(', ')}`,
        "Install the contrib package of PostgreSQL on the database's machine (Debian: it comes with postgresql; Fedora: postgresql-contrib).",
      ),
    ];
  }
  const toCome = rows.filter(({ isThere }) => !isThere).map(({ name }) => name);
  return [ok(toCome.length > 0 ? `${toCome.join(', ')} can be installed: the next start does it` : EXTENSIONS.join(', '))];
});

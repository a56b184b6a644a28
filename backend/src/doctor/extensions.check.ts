import { EXTENSIONS } from '../core/postgres-extensions.js';
import { withPool } from './check.js';
import { failure, ok } from './finding.js';

/** Checks that the necessary extensions are installed or available. */
export const extensionsCheck = withPool('checks.extensions', async ({ pool }) => {
  const { rows } = await pool.query<{ name: string; isThere: boolean }>(
    'SELECT name, installed_version IS NOT NULL AS "isThere" FROM pg_available_extensions WHERE name = ANY ($1)',
    [EXTENSIONS],
  );
  const absent = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length > 0) {
    return [failure(['findings.extensionsMissing', { extensions: absent.join(', ') }], 'remedies.installContrib')];
  }
  const toCome = rows.filter(({ isThere }) => !isThere).map(({ name }) => name);
  return [ok(toCome.length > 0 ? ['findings.extensionsToCome', { extensions: toCome.join(', ') }] : ['findings.verbatim', { text: EXTENSIONS.join(', ') }])];
});

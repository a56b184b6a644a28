/** Returns the environment for PostgreSQL's programs. It lacks this process's `PG…` variables, which would select another database. Messages are in English. */
export function environmentForPostgres(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

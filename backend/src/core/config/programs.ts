/** The environment for PostgreSQL's programs: ours, without the variables that would lead them elsewhere, and with messages in English. */
export function environmentForPostgres(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

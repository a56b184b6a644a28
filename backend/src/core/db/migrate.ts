import { type DataSource, MigrationExecutor } from 'typeorm';

/** Any fixed number: all processes of CityPins on one database meet at it. */
const MIGRATION_LOCK = 4_201_001;

/**
 * Runs the migrations that the database lacks, all in one transaction: all or none. The lock belongs to that transaction (and not to a
 * session, which PgBouncer would share), so that of several processes that start together one migrates and the others wait for it.
 * @returns the names of those that ran
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('set local statement_timeout = 0');
    await runner.query('set local lock_timeout = 0');
    await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'all';
    const ran = await executor.executePendingMigrations();
    await runner.commitTransaction();
    return ran.map((migration) => migration.name);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

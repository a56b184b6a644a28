import { explained } from '../errors/index.js';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { installJobs } from '../jobs/schema.js';

/** Any fixed number: all processes of CityPins on one database meet at it. */
const MIGRATION_LOCK = 4_201_001;

/** Knows only those migrations that are named; all where none are. */
class SelectiveExecutor extends MigrationExecutor {
  constructor(
    dataSource: DataSource,
    runner: QueryRunner,
    private readonly names?: readonly string[],
  ) {
    super(dataSource, runner);
    this.transaction = 'all';
  }

  protected override getMigrations(): Migration[] {
    const all = super.getMigrations();
    return this.names ? all.filter(({ name }) => this.names?.includes(name)) : all;
  }
}

/**
 * Begins a transaction in which migrations may run, and in which nobody else runs any: all or none. The lock belongs to that transaction (and
 * not to a session, which PgBouncer would share), so that of several processes that start together one migrates and the others wait for it.
 */
export async function beginMigrating(runner: QueryRunner): Promise<void> {
  await runner.startTransaction();
  await runner.query('set local statement_timeout = 0');
  await runner.query('set local lock_timeout = 0');
  await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/**
 * Runs the migrations that the database lacks, inside the transaction that `beginMigrating` has begun.
 * @param names only these; all when left out
 * @returns the names of those that ran
 * @throws StartError for a failure that an operator can remove
 */
export async function migrate(dataSource: DataSource, runner: QueryRunner, names?: readonly string[]): Promise<string[]> {
  try {
    const ran = await new SelectiveExecutor(dataSource, runner, names).executePendingMigrations();
    return ran.map(({ name }) => name);
  } catch (error) {
    throw explained(error);
  }
}

/**
 * Creates the job queue, then runs the migrations that the database lacks, all in one transaction.
 * @returns the names of those that ran
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await beginMigrating(runner);
    await installJobs(dataSource);
    const ran = await migrate(dataSource, runner);
    await runner.commitTransaction();
    return ran;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

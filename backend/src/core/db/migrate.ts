import { explained } from '../errors/index.js';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { installJobs } from '../jobs/index.js';

/** Key of the advisory lock for migrations, an arbitrary number that is the same in all processes. */
const MIGRATION_LOCK = 4_201_001;

/** An executor for the named migrations only; for all migrations if no names are given. */
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
 * Begins a transaction for migrations and takes the migration lock. Of several processes that start together, one migrates and the others wait.
 * The lock belongs to the transaction, not to the session, because PgBouncer shares sessions.
 */
export async function beginMigrating(runner: QueryRunner): Promise<void> {
  await runner.startTransaction();
  await runner.query('set local statement_timeout = 0');
  await runner.query('set local lock_timeout = 0');
  await runner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/**
 * Runs the missing migrations, inside the transaction of `beginMigrating`.
 * @param names limits the migrations to these names
 * @returns the names of the migrations that ran
 * @throws StartError for a failure that an operator can fix
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
 * Creates the tables of the job queue, then runs the missing migrations in one transaction. The migration lock covers both.
 * @returns the names of the migrations that ran
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

import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createJobPool, JOB_SETTINGS, quietLogger } from './settings.js';

/**
 * Creates or updates the tables of the job queue. The caller must hold the migration lock.
 * It uses its own connection, because the library commits after each step.
 */
export async function installJobs(dataSource: DataSource): Promise<void> {
  const { options } = (dataSource.driver as PostgresDriver).master as Pool;
  const pool = createJobPool({ ...options, max: 1 });
  try {
    await runMigrations({ ...JOB_SETTINGS, pgPool: pool, logger: quietLogger });
  } finally {
    await pool.end();
  }
}

import type { DataSource } from 'typeorm';
import os from 'node:os';

/**
 * Records a backup made by the command, for `doctor`. The row names no file, because operators move these files.
 * Never throws: the command can back up read-only databases and databases with older tables.
 */
export async function recordCommandBackup(
  dataSource: DataSource,
  { startedAt, bytes, missing }: { startedAt: Date; bytes: number; missing: number },
): Promise<void> {
  await dataSource
    .query(
      `INSERT INTO scheduled_backups (due_at, machine, started_at, ended_at, bytes, missing) VALUES ($1, $2, $1, now(), $3, $4)
       ON CONFLICT DO NOTHING`,
      [startedAt, os.hostname(), bytes, missing],
    )
    .catch(() => undefined);
}

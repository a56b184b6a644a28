import type { DataSource } from 'typeorm';
import os from 'node:os';

/**
 * Records a backup that the command has made, for `doctor`. It has no file in the table: its operator can move it anywhere.
 * Never throws: a database that takes no writes, or that has older tables, can be backed up as well.
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

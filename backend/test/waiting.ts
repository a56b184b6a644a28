import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Waits until a transaction waits for a lock that another transaction holds. */
export async function untilSomebodyWaits(dataSource: DataSource): Promise<void> {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await dataSource.query<unknown[]>(waiting)).length === 0) await sleep(20);
}

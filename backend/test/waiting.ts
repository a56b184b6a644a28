import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Waits until transactions, by default one, wait for locks that other transactions hold. */
export async function untilSomebodyWaits(dataSource: DataSource, least = 1): Promise<void> {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await dataSource.query<unknown[]>(waiting)).length < least) await sleep(20);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Waits until transactions, by default one, wait for locks that other transactions hold. */
export async function untilSomebodyWaits(dataSource: DataSource, least = 1): Promise<void> {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await dataSource.query<unknown[]>(waiting)).length < least) await sleep(20);
}

/** Waits until a condition holds, which a notification of the database brings about. @throws if it does not within 10 seconds */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`This never held: ${String(holds)}`);
}

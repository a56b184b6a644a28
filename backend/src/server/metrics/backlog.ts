import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { type Backlog, readBacklog } from '../../modules/imports/index.js';
import { gauge } from './registry.js';

/** Milliseconds that the database may take to tell: the other metrics do not wait for it any longer. */
const PATIENCE = 1_000;

/** What imports have left to do. It is asked of the database, once for all three numbers; where that does not answer, they are left out. */
export function measureBacklog(registry: Registry, dataSource: DataSource): void {
  let asked: Promise<Backlog | undefined> | undefined;
  const look = () => {
    asked ??= Promise.race([readBacklog(dataSource).catch(() => undefined), sleep(PATIENCE, undefined, { ref: false })]).finally(() => (asked = undefined));
    return asked;
  };
  const one = (name: string, help: string, key: keyof Backlog) =>
    gauge(registry, { name: `citypins_${name}`, help, aggregator: 'max' }, async () => (await look())?.[key] ?? []);
  one('search_backlog_batches', 'Batches of imported places that the search does not find yet.', 'searchBatches');
  one('postponed_work', 'Indexes and the like that an import has put off.', 'postponed');
  one('imports_unfinished', 'Imports that run, or were interrupted and can go on.', 'unfinished');
}

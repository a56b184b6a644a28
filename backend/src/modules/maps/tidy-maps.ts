import type { DataSource } from 'typeorm';
import type { MapWork } from './map-files.job.js';

/** Time (ms) after which a file that no archive needs is deleted. A file that is being received or made is such a file. */
const STRAY = 86_400_000;

/** Deletes files that killed uploads, jobs and commands have left. @returns their number @throws Busy if the store does not answer */
export async function tidyMaps({ manager }: Pick<DataSource, 'manager'>, { store, uploads }: Pick<MapWork, 'store' | 'uploads'>): Promise<number> {
  const before = Date.now() - STRAY;
  const rows = await manager.query<{ id: string; version: string | null; isReady: boolean }[]>(
    `SELECT id, version, state = 'ready' AS "isReady" FROM map_archives`,
  );
  const unfinished = new Set(rows.flatMap(({ id, isReady }) => (isReady ? [] : [id])));
  const used = new Set(rows.map(({ version }) => version));
  let count = await uploads.removeStray(unfinished, before);
  for (const { version, storedAt } of await store.list()) {
    if (used.has(version) || storedAt >= before) continue;
    await store.remove(version);
    count += 1;
  }
  return count;
}

import type { DataSource, EntityManager } from 'typeorm';
import { type Handler, handle } from '../../core/jobs/index.js';
import { REMOVE_MAP_FILES } from './map.task.js';
import type { MapStore } from './map-store.js';
import type { MapUploads } from './map-uploads.js';

/** Parts that the jobs of archives share. */
export interface MapWork {
  dataSource: DataSource;
  store: MapStore;
  uploads: MapUploads;
}

/** Removes the file of a version, unless an archive has it. */
export async function removeUnusedMap(manager: EntityManager, store: MapStore, version: string): Promise<void> {
  const archives = await manager.query<unknown[]>('SELECT FROM map_archives WHERE version = $1 LIMIT 1', [version]);
  if (archives.length === 0) await store.remove(version);
}

/** Creates the handler of the job that removes the files of a removed archive. */
export const removeMapFilesHandler = ({ dataSource, store, uploads }: MapWork): Handler =>
  handle(REMOVE_MAP_FILES, async ({ archiveId, version }) => {
    await uploads.remove(archiveId);
    if (version !== null) await removeUnusedMap(dataSource.manager, store, version);
  });

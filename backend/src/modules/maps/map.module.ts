import type { EntityManager } from 'typeorm';
import { ActivityTarget } from '../activities/index.js';
import type { ImportModule } from '../imports/index.js';
import { MapArchiveService } from './map-archive.service.js';
import type { MapTiles } from './map-tiles.js';
import type { MapStore } from './map-store.js';
import type { MapUploads } from './map-uploads.js';

/** Objects that each process creates once; the requests share them. */
export interface MapParts {
  store: MapStore;
  uploads: MapUploads;
  tiles: MapTiles;
  /** Whether areas can be fetched from private addresses, and by `http:`. */
  allowsPrivate: boolean;
}

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createMapModule(manager: EntityManager, left: ImportModule, parts: MapParts) {
  const revertible = ['name'];
  left.activities.track({ kind: ActivityTarget.MAP, table: 'map_archives', label: 't.name', revertible, guarded: { columns: revertible, rule: 'admin' } });
  return { ...left, mapArchives: new MapArchiveService(manager, left, parts) };
}
export type MapModule = ReturnType<typeof createMapModule>;

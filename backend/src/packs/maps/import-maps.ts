import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { newId } from '../../core/db/index.js';
import { archivesOfOperator, type MapParts } from '../../modules/maps/index.js';
import type { PackFiles } from '../pack-files.js';
import { type CheckedMap, presentMaps } from './pack-maps.js';

/** Stores of the map archives of a site. */
export type MapStores = Pick<MapParts, 'store' | 'uploads'>;

interface Options {
  files: PackFiles;
  stores: MapStores;
  /** Ids of the cities of the site by their id and key in the pack. */
  cityIds: ReadonlyMap<string, string>;
  /** Id of the user who adds them; undefined for a command. */
  ownerId: string | undefined;
  /** Receives the versions of the stored files, which the caller removes if the import fails. */
  stored: string[];
}

/**
 * Adds the map archives that the site does not have, in the transaction of the manager. An archive of the site that has lost its city gets that of the pack.
 * @returns their number
 * @throws Conflict if the site then has too many
 */
export async function importMaps(manager: EntityManager, maps: readonly CheckedMap[], { files, stores, cityIds, ownerId, stored }: Options): Promise<number> {
  const present = await presentMaps(manager, maps);
  for (const map of maps) {
    const known = present.get(map);
    const cityId = map.city === null ? null : (cityIds.get(map.city) ?? null);
    if (known !== undefined) {
      await manager.query('UPDATE map_archives SET city_id = $2 WHERE id = $1 AND city_id IS NULL', [known, cityId]);
      continue;
    }
    const { version } = map.facts;
    const archive = { id: map.id ?? newId(), name: map.name, origin: 'upload' as const, cityId, details: { fileName: map.file } };
    await archivesOfOperator(manager, stores).addMade(ownerId === undefined ? null : { id: ownerId }, archive, map.facts);
    stored.push(version);
    await keepCopy(files.pathOf(map.file), version, stores);
  }
  return maps.length - present.size;
}

/** Puts a copy of a file into the store. */
async function keepCopy(file: string, version: string, { store, uploads }: MapStores): Promise<void> {
  await uploads.prepare();
  const copy = path.join(uploads.folder, `${randomUUID()}.making`);
  try {
    await fs.copyFile(file, copy);
    await store.keep(version, copy);
  } finally {
    await fs.rm(copy, { force: true });
  }
}

import fs from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { type Reason, reasonFace, UnusableFile } from '../../core/errors/index.js';
import { examine, LARGEST_ARCHIVE, type MapFacts } from '../../modules/maps/index.js';
import type { PackMap } from '../guide.js';
import type { PackFiles } from '../pack-files.js';
import { refusal } from '../wrong-value.js';

/** A map archive of a pack that can be used. */
export interface CheckedMap extends PackMap {
  facts: MapFacts;
}

const unusable = (file: string, reason: Reason) => refusal(['packs.fileRefused', { file, problem: reasonFace(reason) }]);

/** Checks the map archives of a pack. @throws InvalidInput with the file and the reason if maps cannot show one */
export async function checkMaps(files: PackFiles, maps: readonly PackMap[], signal: AbortSignal): Promise<CheckedMap[]> {
  const checked: CheckedMap[] = [];
  for (const map of maps) {
    const file = files.pathOf(map.file);
    if ((await fs.stat(file)).size > LARGEST_ARCHIVE) throw unusable(map.file, ['maps.tooLarge', { n: LARGEST_ARCHIVE }]);
    try {
      checked.push({ ...map, facts: await examine(file, signal) });
    } catch (error) {
      throw error instanceof UnusableFile ? unusable(map.file, error.reason) : error;
    }
  }
  return checked;
}

/** Returns the ids of the archives of the site that stand for maps of a pack: with the same id, or the same file. */
export async function presentMaps(manager: EntityManager, maps: readonly CheckedMap[]): Promise<ReadonlyMap<CheckedMap, string>> {
  const rows = await manager.query<{ id: string; version: string | null }[]>(
    "SELECT id, version FROM map_archives WHERE id = ANY($1::uuid[]) OR (version = ANY($2::text[]) AND state = 'ready') ORDER BY id",
    [maps.flatMap(({ id }) => id ?? []), maps.map(({ facts }) => facts.version)],
  );
  const found = maps.map((map) => [map, rows.find(({ id }) => id === map.id) ?? rows.find(({ version }) => version === map.facts.version)] as const);
  return new Map(found.flatMap(([map, row]) => (row ? [[map, row.id] as const] : [])));
}

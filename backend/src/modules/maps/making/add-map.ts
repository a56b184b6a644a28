import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { type Reason, StartError } from '../../../core/errors/index.js';
import type { Box } from '../../../core/tiles/index.js';
import { type ImportReason, reasonFaceOf } from '../../imports/index.js';
import type { MapDetails, MapOrigin } from '../map-archive.record.js';
import { removeUnusedMap } from '../map-files.job.js';
import type { MapArchiveView } from '../map.type.js';
import { archivesOfOperator, type OperatorParts } from '../operator.js';
import { originOf } from '../received-file.js';
import { examine, makeFile, type MakeOptions } from './make-file.js';

/** A map that a command adds. */
export interface MapOrder {
  /** Path of an archive or an OpenStreetMap extract, or address of an archive. */
  from: { file: string } | { address: string };
  /** Area of the archive; undefined for the whole file. */
  area?: Box | undefined;
  name: string;
  cityId: string | null;
}

type Options = Omit<MakeOptions, 'allowsPrivate' | 'onWarning'>;

/** Makes the file of a map. @returns its origin, for the list of archives */
async function make({ from, area }: MapOrder, file: string, options: Options): Promise<{ origin: MapOrigin; details: MapDetails }> {
  const warnings: ImportReason[] = [];
  // The operator of the machine can reach any address anyway.
  const making = { ...options, allowsPrivate: true, onWarning: (flaw: Reason) => void warnings.push(reasonFaceOf(flaw)) };
  if ('address' in from) {
    if (!area) throw new StartError('Say which area to fetch: --city NAME, or --bbox W,S,E,N.');
    await makeFile({ address: from.address, area }, file, making);
    return { origin: 'area', details: { address: from.address, bounds: area } };
  }
  const origin = await originOf(from.file);
  const details = { fileName: path.basename(from.file), warnings };
  if (origin === 'extract') await makeFile({ extract: from.file }, file, making);
  else if (area) await makeFile({ archive: from.file, area }, file, making);
  else await fs.copyFile(from.file, file);
  return { origin, details };
}

/**
 * Makes a map in this process, and adds it. Leaves nothing after a failure.
 * @throws StartError, InvalidInput or UnusableFile if it cannot be made; Conflict if there are too many archives
 */
export async function addMap({ manager }: DataSource, parts: OperatorParts, order: MapOrder, options: Options): Promise<MapArchiveView> {
  const { store, uploads } = parts;
  await uploads.prepare();
  const file = path.join(uploads.folder, `${randomUUID()}.making`);
  try {
    const { origin, details } = await make(order, file, options);
    const facts = await examine(file, options.signal);
    options.signal.throwIfAborted();
    await store.keep(facts.version, file);
    try {
      const { name, cityId } = order;
      return await manager.transaction((inner) => archivesOfOperator(inner, parts).addMade(null, { name, origin, cityId, details }, facts));
    } catch (error) {
      await removeUnusedMap(manager, store, facts.version);
      throw error;
    }
  } finally {
    await fs.rm(file, { force: true });
  }
}

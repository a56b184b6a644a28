import fs from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import type { DataEnv } from '../../core/config/index.js';
import { isId } from '../../core/db/index.js';
import { NotFound, sentenceOf, StartError } from '../../core/errors/index.js';
import type { Bounds } from '../../core/place-files/index.js';
import { ENTITIES } from '../../server/entities.js';
import { createMapStores } from '../../server/service-parts.js';
import { cityNamed } from '../../modules/imports/index.js';
import { addMap, type CityArea, areaOfCity, type MapArchiveView, type MapOrder, nameOfFile } from '../../modules/maps/index.js';
import { withDatabase } from '../database.js';
import { interruptible } from '../interruptible.js';
import { EXIT } from '../output.js';
import { ProgressLine } from '../progress.js';
import { describeMap } from './list-maps.js';

export interface AddOptions {
  city?: string;
  bbox?: Bounds;
  margin?: number;
  name?: string;
  json: boolean;
}

/** Margin around a city (km), unless the operator names one. */
const MARGIN = 5;

const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

/** Finds the city that the operator has named, and its area. @throws StartError */
async function cityOf(manager: EntityManager, city: string, margin: number): Promise<CityArea & { id: string }> {
  const { id } = isId(city) ? { id: city } : await cityNamed(manager, city);
  const area = await areaOfCity(manager, id, margin);
  if (!area) throw new NotFound('city');
  return { ...area, id };
}

/** @throws StartError if the file cannot be read, or the options contradict each other */
async function check(from: string, { city, bbox, margin }: AddOptions): Promise<void> {
  if (bbox && (bbox.west >= bbox.east || bbox.south >= bbox.north)) throw new StartError('--bbox needs a west left of its east, and a south below its north.');
  if (margin !== undefined && (city === undefined || bbox)) throw new StartError('--margin goes with --city, and not with --bbox.');
  if (isAddress(from)) return;
  const stat = await fs.stat(from).catch((cause: unknown) => {
    throw new StartError(sentenceOf(cause, from), { cause });
  });
  if (!stat.isFile()) throw new StartError(`${from} is a folder. Name a file, or the address of an archive.`);
}

/** Returns the order of an operator. @throws StartError if there is no such city */
async function orderOf(manager: EntityManager, from: string, { city, bbox, margin, name }: AddOptions): Promise<MapOrder> {
  const found = city === undefined ? undefined : await cityOf(manager, city, margin ?? MARGIN);
  const isWhole = !isAddress(from) && margin === undefined;
  return {
    from: isAddress(from) ? { address: from } : { file: path.resolve(from) },
    area: bbox ?? (isWhole ? undefined : found?.box),
    name: name ?? found?.name ?? (isAddress(from) ? new URL(from).host : nameOfFile(path.basename(from))),
    cityId: found?.id ?? null,
  };
}

/** Makes and adds a map. @returns the exit code */
export async function runAdd(from: string, options: AddOptions, env: DataEnv): Promise<number> {
  await check(from, options);
  const line = new ProgressLine(process.stderr);
  let added: MapArchiveView | undefined;
  const work = (signal: AbortSignal) =>
    withDatabase(
      env,
      async (dataSource) => {
        const order = await orderOf(dataSource.manager, from, options);
        const onProgress = (done: number, total: number) => line.say(`${Math.floor((100 * done) / Math.max(total, 1))} %`);
        added = await addMap(dataSource, createMapStores(env), order, { signal, onProgress, userAgent: 'Maps/1' });
      },
      { entities: ENTITIES },
    );
  const code = await interruptible(work).finally(() => line.clear());
  if (!added) {
    process.stderr.write('Stopped. There is no new map.\n');
    return code;
  }
  process.stdout.write(`${options.json ? JSON.stringify(added) : describeMap(added)}\n`);
  return EXIT.done;
}

import type { DataEnv } from '../../core/config/index.js';
import { sizeText } from '../../core/size-text.js';
import { ENTITIES } from '../../server/entities.js';
import { createMapStores } from '../../server/service-parts.js';
import { archivesOfOperator, type MapArchiveView } from '../../modules/maps/index.js';
import { withDatabase } from '../database.js';

/** Formats degrees of a corner. */
const rounded = (degrees: number): string => degrees.toFixed(3);

/** Returns the lines about an archive. */
export function describeMap({
  id,
  name,
  state,
  kind,
  bounds,
  minZoom,
  maxZoom,
  tileCount,
  bytes,
  problem,
  warnings,
  address,
  fileName,
}: MapArchiveView): string {
  const { southWest, northEast } = bounds ?? {};
  return [
    `${name}  ${id}`,
    `  ${state}${kind ? `, ${kind}` : ''}${problem ? `: ${problem.text}` : ''}`,
    southWest &&
      northEast &&
      `  west ${rounded(southWest.longitude)}, south ${rounded(southWest.latitude)}, east ${rounded(northEast.longitude)}, north ${rounded(northEast.latitude)}`,
    tileCount !== null && `  ${tileCount.toLocaleString('en')} tiles of the zoom levels ${minZoom} to ${maxZoom}, ${sizeText(bytes ?? 0)}`,
    (address ?? fileName) !== null && `  from ${address ?? fileName}`,
    ...warnings.map(({ text }) => `  ${text}`),
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

/** Prints all archives. */
export async function list(json: boolean, env: DataEnv): Promise<void> {
  const { items } = await withDatabase(env, ({ manager }) => archivesOfOperator(manager, createMapStores(env)).list(), { entities: ENTITIES });
  if (json) process.stdout.write(`${JSON.stringify({ maps: items })}\n`);
  else process.stdout.write(items.length === 0 ? 'There are no map archives. Maps show the world map.\n' : `${items.map(describeMap).join('\n\n')}\n`);
}

/** Removes an archive, and its file. @throws NotFound */
export async function remove(id: string, json: boolean, env: DataEnv): Promise<void> {
  const removed = await withDatabase(
    env,
    (dataSource) => dataSource.transaction((manager) => archivesOfOperator(manager, createMapStores(env)).remove(null, id)),
    {
      entities: ENTITIES,
    },
  );
  process.stdout.write(`${json ? JSON.stringify({ id: removed.id, name: removed.name }) : `${removed.name} is removed.`}\n`);
}

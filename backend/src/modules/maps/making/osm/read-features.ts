import { createReadStream } from 'node:fs';
import { UnusableFile } from '../../../../core/errors/index.js';
import { Assembler, type Position, readBlocks, type Shape } from '../../../../core/osm/index.js';
import type { Box } from '../../../../core/tiles/index.js';
import { around, coreOf, extentOf, inside } from './extent.js';
import { FeatureStore } from './feature-store.js';
import { featuresOf, isArea, isCoast, isDrawn } from './features.js';
import { fits, groundOf } from './ground/index.js';

/** Features of an extract, the most general first, and the rectangle around it. */
export interface Extract {
  features: FeatureStore;
  box: Box;
  /** Whether the coast is so incomplete that the extract has no ground. */
  isUnclear: boolean;
}

/** Margin (degrees) with land and sea around an extract by the sea that does not state its bounds: the map of the world is that far off. */
const MARGIN = 0.03;

/** Returns the line of a part of the coast. */
function coastOf({ geometry }: Shape): Position[] {
  if (geometry?.type === 'LineString') return geometry.coordinates as Position[];
  return geometry?.type === 'Polygon' ? ((geometry.coordinates as Position[][])[0] ?? []) : [];
}

/**
 * Reads the features that are drawn from an OpenStreetMap extract (PBF), and adds land and sea.
 * @throws UnusableFile if it is damaged, needs what the reader lacks, or has nothing that can be drawn
 */
export async function readFeatures(file: string): Promise<Extract> {
  const assembler = new Assembler({ isWanted: (element) => isDrawn(element) || isCoast(element), isArea });
  const features = new FeatureStore();
  const coasts: Position[][] = [];
  let limits: Box | undefined;
  const add = (shapes: readonly Shape[]) => {
    for (const shape of shapes) {
      if (isCoast(shape)) coasts.push(coastOf(shape));
      for (const feature of featuresOf(shape)) features.add(feature);
    }
  };
  for await (const { damage, bounds } of readBlocks(createReadStream(file), assembler)) {
    // A map with holes would look complete.
    if (damage) throw new UnusableFile(damage);
    limits ??= bounds;
    add(assembler.take());
  }
  add(assembler.end());
  if (features.size === 0) throw new UnusableFile('maps.osmNothing');
  const extent = extentOf(features);
  const isBySea = coasts.length > 0;
  // By the sea, the limits of the extract include water where nothing else is.
  const within = !limits ? coreOf(features, isBySea ? MARGIN : 0) : isBySea && fits(limits) ? limits : inside(extent, limits);
  const ground = await groundOf(within, coasts, features);
  for (const feature of ground.features) features.add(feature);
  return { features, box: limits ? within : around([extent, within]), isUnclear: ground.isUnclear };
}

import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Bounds, boundsOf } from '../../core/geo/index.js';
import { worldMap } from '../../core/tiles/index.js';
import { ImportReason } from '../imports/index.js';
import { layerOf, MapLayer, MapTileKind, worldLayer } from '../site/index.js';
import type { MapArchiveRecord, MapFacts, MapOrigin, StoredState } from './map-archive.record.js';

export const MapArchiveState = { MAKING: 'making', READY: 'ready', FAILED: 'failed', MISSING: 'missing' } as const satisfies Record<
  string,
  StoredState | 'missing'
>;
export type MapArchiveState = (typeof MapArchiveState)[keyof typeof MapArchiveState];
registerEnumType(MapArchiveState, {
  name: 'MapArchiveState',
  description: 'State of a map archive.',
  valuesConfig: {
    MAKING: { description: 'A job is making it.' },
    READY: { description: 'Maps show it.' },
    FAILED: { description: 'It could not be made: `problem` says why.' },
    MISSING: { description: 'Its file does not exist any more. Maps show the world map in its place.' },
  },
});

export const MapArchiveOrigin = { UPLOAD: 'upload', AREA: 'area', EXTRACT: 'extract' } as const satisfies Record<string, MapOrigin>;
registerEnumType(MapArchiveOrigin, {
  name: 'MapArchiveOrigin',
  description: 'Origin of a map archive.',
  valuesConfig: {
    UPLOAD: { description: 'An uploaded archive.' },
    AREA: { description: 'An area of an archive on the web.' },
    EXTRACT: { description: 'An OpenStreetMap extract.' },
  },
});

@ObjectType('MapArchive', { description: 'A map archive of the operator. Facts are null until it is ready.' })
export class MapArchiveView {
  /** Id of its city. */
  cityId: string | null;

  /** Id of the job that makes it. */
  jobId: string | null;

  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Name, which only admins see.' })
  name: string;

  @Field(() => MapArchiveState, { description: 'State.' })
  state: MapArchiveState;

  @Field(() => MapArchiveOrigin, { description: 'Origin.' })
  origin: MapOrigin;

  @Field(() => MapTileKind, { nullable: true, description: 'Content of the tiles.' })
  kind: MapFacts['kind'] | null;

  @Field(() => Int, { nullable: true, description: 'Lowest zoom level with tiles.' })
  minZoom: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest zoom level with tiles.' })
  maxZoom: number | null;

  @Field(() => Bounds, { nullable: true, description: 'Area of the tiles.' })
  bounds: Bounds | null;

  @Field(() => Float, { nullable: true, description: 'Size of the file (bytes).' })
  bytes: number | null;

  @Field(() => Float, { nullable: true, description: 'Number of tiles.' })
  tileCount: number | null;

  @Field(() => [String], { description: 'Names of the layers of vector tiles.' })
  layers: string[];

  @Field(() => String, { nullable: true, description: 'Credits that the map shows, as HTML.' })
  attribution: string | null;

  @Field(() => MapLayer, { nullable: true, description: 'Layer that maps draw; null unless the state is READY.' })
  layer: MapLayer | null;

  @Field(() => String, { nullable: true, description: 'Name of the uploaded file; null for an area.' })
  fileName: string | null;

  @Field(() => String, { nullable: true, description: 'Address from which the area is fetched; null for a file.' })
  address: string | null;

  @Field(() => ImportReason, { nullable: true, description: 'Why it could not be made; null if it could.' })
  problem: ImportReason | null;

  @Field(() => [ImportReason], { description: 'Flaws of the map, such as a coast that is incomplete.' })
  warnings: readonly ImportReason[];

  @Field(() => Date, { description: 'Time at which it was added.' })
  createdAt: Date;
}

@ObjectType({ description: 'The world map of the site, which lies below all archives.' })
class WorldMapFacts {
  @Field(() => String, { description: 'Version.' })
  version: string;

  @Field(() => Float, { description: 'Size of the file (bytes).' })
  bytes: number;

  @Field(() => Float, { description: 'Number of tiles.' })
  tileCount: number;

  @Field(() => [String], { description: 'Names of the layers of its tiles.' })
  layers: string[];

  @Field(() => String, { description: 'Credits that the map shows, as HTML.' })
  attribution: string;

  @Field(() => MapLayer, { description: 'Layer that maps draw.' })
  layer: MapLayer;
}

@ObjectType({ description: 'Map archives of this site.' })
export class MapArchives {
  @Field(() => [MapArchiveView], { description: 'Archives of the operator, the newest first, at most 100.' })
  items: MapArchiveView[];

  @Field(() => WorldMapFacts, { description: 'The world map.' })
  world: WorldMapFacts;
}

/** Returns an archive as the API shows it. @param isMissing whether its file does not exist */
export function archiveView({ facts, details, state, ...rest }: MapArchiveRecord, isMissing: boolean): MapArchiveView {
  const { bounds = null, layers = [], kind = null, minZoom = null, maxZoom = null, bytes = null, tileCount = null, attribution = null } = facts ?? {};
  const known = { kind, minZoom, maxZoom, bytes, tileCount, attribution, layers, bounds: bounds && boundsOf(bounds) };
  const { id, name, origin, cityId, problem, jobId, createdAt } = rest;
  const { fileName = null, address = null, warnings = [] } = details;
  const layer = facts && !isMissing ? layerOf({ id, ...facts, ...facts.bounds }) : null;
  return { id, name, origin, cityId, problem, jobId, createdAt, fileName, address, warnings, ...known, layer, state: isMissing ? 'missing' : state };
}

/** Returns the facts of the world map. */
export function worldFacts(): WorldMapFacts {
  const world = worldMap();
  const { version, bytes, header, layers, attribution } = world;
  return { version, bytes: bytes.length, tileCount: header.addressedTiles, layers, attribution, layer: worldLayer(world) };
}

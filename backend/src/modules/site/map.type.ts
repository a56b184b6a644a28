import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Bounds, boundsOf } from '../../core/geo/index.js';
import { sanitizeCredits, type WorldMap } from '../../core/tiles/index.js';
import type { MapRecord, MapSource, SiteSettings } from './settings/index.js';

const MapSources = { OWN: 'own', TILES: 'tiles', NONE: 'none' } as const satisfies Record<string, MapSource>;
registerEnumType(MapSources, {
  name: 'MapSource',
  description: 'Source of the base map.',
  valuesConfig: {
    OWN: { description: 'The world map of the site, and map archives of its operator.' },
    TILES: { description: 'Raster tiles of an address, above the world map.' },
    NONE: { description: 'No base map.' },
  },
});

/** Contents of the tiles of an archive. */
export const MapTileKind = { VECTOR: 'vector', RASTER: 'raster' } as const satisfies Record<string, MapRecord['kind']>;
registerEnumType(MapTileKind, {
  name: 'MapTileKind',
  description: 'Content of map tiles.',
  valuesConfig: {
    VECTOR: { description: 'Mapbox Vector Tiles with the layers of the Protomaps basemap.' },
    RASTER: { description: 'Pictures.' },
  },
});

@ObjectType({ description: 'Raster tiles of an address.' })
class MapTiles {
  @Field(() => String, { description: 'URL template with {z}, {x} and {y}, and {s} if there are subdomains.' })
  url: string;

  @Field(() => String, { description: 'Credits that the map must show, as HTML: text, and links to `https:` addresses.' })
  attribution: string;
}

@ObjectType({ description: 'A map archive, which is a layer of the base map.' })
export class MapLayer {
  @Field(() => ID, { description: '`world` for the world map, otherwise the identifier of the archive.' })
  id: string;

  @Field(() => String, { description: 'Path of the tiles with {z}, {x} and {y}. The bytes of a path never change. It answers 204 where there is no tile.' })
  url: string;

  @Field(() => MapTileKind, { description: 'Content of the tiles.' })
  kind: MapRecord['kind'];

  @Field(() => Int, { description: 'Lowest zoom level with tiles.' })
  minZoom: number;

  @Field(() => Int, { description: 'Highest zoom level with tiles.' })
  maxZoom: number;

  @Field(() => Bounds, { description: 'Area of the tiles.' })
  bounds: Bounds;

  @Field(() => String, { description: 'Credits that the map must show, as HTML: text, and links to `https:` addresses.' })
  attribution: string;
}

@ObjectType({ description: 'Base map of the maps of this site.' })
export class SiteMap {
  @Field(() => MapSources, { description: 'Source.' })
  source: MapSource;

  @Field(() => Boolean, { description: 'Whether maps show borders of countries. Those of the world map are de facto borders.' })
  hasBorders: boolean;

  @Field(() => MapTiles, { nullable: true, description: 'Raster tiles, if they are the source; otherwise null.' })
  tiles: MapTiles | null;

  @Field(() => [MapLayer], {
    description: 'Archives to draw, the lowest first: the world map, then those of the operator if they are the source. None without a base map.',
  })
  layers: MapLayer[];
}

/** Path of the tiles of an archive. @param id of the archive, or `world` */
const tilePath = (id: string, version: string): string => `/map/${id}/${version}/{z}/{x}/{y}`;

/** Returns the layer of the world map. */
export const worldLayer = ({ version, header, attribution }: WorldMap): MapLayer => ({
  id: 'world',
  url: tilePath('world', version),
  kind: 'vector',
  minZoom: header.minZoom,
  maxZoom: header.maxZoom,
  bounds: boundsOf(header.bounds),
  attribution,
});

/** Returns the layer of an archive of the operator. */
export const layerOf = ({ id, version, kind, minZoom, maxZoom, attribution, ...box }: MapRecord): MapLayer => ({
  id,
  url: tilePath(id, version),
  kind,
  minZoom,
  maxZoom,
  bounds: boundsOf(box),
  attribution,
});

/** Returns the base map that visitors see. */
export function siteMap(settings: SiteSettings, world: WorldMap): SiteMap {
  const { source, borders, tileUrl, tileAttribution } = settings.of('map');
  return {
    source,
    hasBorders: borders,
    tiles: source === 'tiles' ? { url: tileUrl, attribution: sanitizeCredits(tileAttribution) } : null,
    layers: source === 'none' ? [] : [worldLayer(world), ...(source === 'own' ? settings.maps.map(layerOf) : [])],
  };
}

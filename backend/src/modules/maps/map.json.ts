import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MOMENT, object } from '../../core/rest/index.js';
import { ReasonJson, reasonJson } from '../imports/index.js';
import { type MapArchives, MapArchiveOrigin, MapArchiveState, type MapArchiveView } from './map.type.js';

const POINT = { latitude: Type.Number(), longitude: Type.Number() };

/** A map archive, as the REST API shows it. */
export const MapArchiveJson = object(
  {
    _id: ID,
    name: Type.String({ description: 'Name, which only admins see.' }),
    state: choice(Object.values(MapArchiveState)),
    origin: choice(Object.values(MapArchiveOrigin)),
    kind: Type.Optional(choice(['vector', 'raster'])),
    minZoom: Type.Optional(Type.Integer()),
    maxZoom: Type.Optional(Type.Integer()),
    bounds: Type.Optional(object({ southWest: Type.Object(POINT), northEast: Type.Object(POINT) })),
    bytes: Type.Optional(Type.Number({ description: 'Size of the file.' })),
    tileCount: Type.Optional(Type.Number()),
    layers: Type.Array(Type.String(), { description: 'Names of the layers of vector tiles.' }),
    attribution: Type.Optional(Type.String({ description: 'Credits that the map shows, as HTML.' })),
    url: Type.Optional(Type.String({ description: 'Path of the tiles with {z}, {x} and {y}; left out unless it is ready.' })),
    cityId: Type.Optional(ID),
    fileName: Type.Optional(Type.String()),
    address: Type.Optional(Type.String({ description: 'Address from which the area is fetched.' })),
    problem: Type.Optional(ReasonJson),
    warnings: Type.Array(ReasonJson, { description: 'Flaws of the map, such as a coast that is incomplete.' }),
    jobId: Type.Optional(ID),
    createdAt: MOMENT,
  },
  'MapArchive',
);

/** Returns a map archive for the REST API. */
export function mapArchiveJson({ id, layer, problem, warnings, bounds, ...view }: MapArchiveView): Static<typeof MapArchiveJson> {
  const { name, state, origin, kind, minZoom, maxZoom, bytes, tileCount, layers, attribution, cityId, fileName, address, jobId, createdAt } = view;
  return {
    ...{ _id: id, name, state, origin, layers, createdAt, warnings: warnings.map(reasonJson) },
    kind: kind ?? undefined,
    minZoom: minZoom ?? undefined,
    maxZoom: maxZoom ?? undefined,
    bounds: bounds ?? undefined,
    bytes: bytes ?? undefined,
    tileCount: tileCount ?? undefined,
    attribution: attribution ?? undefined,
    url: layer?.url,
    cityId: cityId ?? undefined,
    fileName: fileName ?? undefined,
    address: address ?? undefined,
    problem: problem ? reasonJson(problem) : undefined,
    jobId: jobId ?? undefined,
  };
}

/** Map archives, as the REST API shows them. */
export const MapArchivesJson = object(
  {
    items: Type.Array(MapArchiveJson),
    world: object({
      version: Type.String(),
      bytes: Type.Number(),
      tileCount: Type.Number(),
      layers: Type.Array(Type.String()),
      attribution: Type.String(),
      url: Type.String(),
    }),
  },
  'MapArchives',
);

/** Returns the map archives for the REST API. */
export const mapArchivesJson = ({ items, world: { layer, ...world } }: MapArchives): Static<typeof MapArchivesJson> => ({
  items: items.map(mapArchiveJson),
  world: { ...world, url: layer.url },
});

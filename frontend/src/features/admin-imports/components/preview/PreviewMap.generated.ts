/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Outcome of a row of an imported file. */
export type ImportRowOutcome =
  /** Becomes a new place or city. */
  | 'ADDED'
  /** Filter for rows of any outcome that are probably a place of the site. */
  | 'ALIKE'
  /** Changes nothing, because users have changed its place, or it does not come from an import. */
  | 'KEPT'
  /** Not a row, but a value that is left out. */
  | 'LEFT_OUT'
  /** Cannot be imported. */
  | 'REJECTED'
  /** Was deleted on this site, and stays deleted. */
  | 'REMOVED'
  /** Is the place of another row of the file. */
  | 'REPEATED'
  /** Is left out on request. */
  | 'SKIPPED'
  /** Equals its place or city. */
  | 'UNCHANGED'
  /** Changes a place or city. */
  | 'UPDATED';

/** Source of the base map. */
export type MapSource =
  /** No base map. */
  | 'NONE'
  /** The world map of the site, and map archives of its operator. */
  | 'OWN'
  /** Raster tiles of an address, above the world map. */
  | 'TILES';

/** Content of map tiles. */
export type MapTileKind =
  /** Pictures. */
  | 'RASTER'
  /** Mapbox Vector Tiles with the layers of the Protomaps basemap. */
  | 'VECTOR';

export type ImportPointsQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportPointsQuery = { importPoints: Array<{ line: number, name: string, latitude: number, longitude: number, outcome: Types.ImportRowOutcome }>, site: { map: { source: Types.MapSource, hasBorders: boolean, tiles: { url: string, attribution: string } | null, layers: Array<{ id: string, url: string, kind: Types.MapTileKind, minZoom: number, maxZoom: number, attribution: string, bounds: { southWest: { latitude: number, longitude: number }, northEast: { latitude: number, longitude: number } } }> } } };


export const ImportPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_map"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_layer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"southWest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"northEast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_map"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"hasBorders"}},{"kind":"Field","name":{"kind":"Name","value":"tiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_layer"}}]}}]}}]} as unknown as DocumentNode<ImportPointsQuery, ImportPointsQueryVariables>;
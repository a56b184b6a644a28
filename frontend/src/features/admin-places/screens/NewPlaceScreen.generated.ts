/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type NewPlaceScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type NewPlaceScreenQuery = { placeKinds: Array<string>, site: { map: { source: Types.MapSource, hasBorders: boolean, tiles: { url: string, attribution: string } | null, layers: Array<{ id: string, url: string, kind: Types.MapTileKind, minZoom: number, maxZoom: number, attribution: string, bounds: { southWest: { latitude: number, longitude: number }, northEast: { latitude: number, longitude: number } } }> } } };


export const NewPlaceScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewPlaceScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceForm_choices"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_layer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"southWest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"northEast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_map"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"hasBorders"}},{"kind":"Field","name":{"kind":"Name","value":"tiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_layer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceForm_choices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeKinds"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_map"}}]}}]}}]}}]} as unknown as DocumentNode<NewPlaceScreenQuery, NewPlaceScreenQueryVariables>;
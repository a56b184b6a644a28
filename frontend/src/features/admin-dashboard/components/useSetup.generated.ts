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

/** Step that turns a new installation into the operator's own guide. */
export type SetupStepName =
  /** Scheduled backups. */
  | 'BACKUPS'
  /** First city. */
  | 'CITY'
  /** Contact data of the operator. */
  | 'CONTACT'
  /** Name and look. */
  | 'IDENTITY'
  /** Mail server. */
  | 'MAIL'
  /** Own map archive, or another source of the base map. */
  | 'MAP'
  /** Second moderator or admin. */
  | 'MODERATORS'
  /** First place. */
  | 'PLACE'
  /** Removal of the sample data. */
  | 'SAMPLE';

export type SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupQuery = { setup: { steps: Array<{ name: Types.SetupStepName, isDone: boolean }>, sample: { cities: number, places: number, people: number, isBeingRemoved: boolean, isBeingAdded: boolean, hasFailed: boolean }, onlyCity: { id: string, name: string } | null }, site: { map: { source: Types.MapSource, hasBorders: boolean, tiles: { url: string, attribution: string } | null, layers: Array<{ id: string, url: string, kind: Types.MapTileKind, minZoom: number, maxZoom: number, attribution: string, bounds: { southWest: { latitude: number, longitude: number }, northEast: { latitude: number, longitude: number } } }> } } };


export const SetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleStep_sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyCity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartCity_city"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"map"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_map"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_layer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minZoom"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"southWest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"northEast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleStep_sample"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isBeingAdded"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartCity_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BaseMap_map"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"hasBorders"}},{"kind":"Field","name":{"kind":"Name","value":"tiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BaseMap_layer"}}]}}]}}]} as unknown as DocumentNode<SetupQuery, SetupQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rectangle on the map. */
export type BoundsInput = {
  /** North-eastern corner. */
  northEast: CoordinatesInput;
  /** South-western corner. */
  southWest: CoordinatesInput;
};

/** A point on the earth, WGS 84. */
export type CoordinatesInput = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: number;
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: number;
};

/** An area that is fetched from a map archive on the web. */
export type FetchMapAreaInput = {
  /** Address of a PMTiles archive whose server supports ranges: a public `https://` address, at most 2,000 characters. */
  address: string;
  /** The area; null for that of the city. */
  bounds?: BoundsInput | null | undefined;
  /** City that the archive belongs to. Without `bounds`, the area is the city with a margin. */
  cityId?: string | number | null | undefined;
  /** Margin around the city (km), 0 to 100. */
  marginKm?: number | null | undefined;
  /** Name, at most 100 characters; null for that of the city or the address. */
  name?: string | null | undefined;
};

export type MapAreaOfQueryVariables = Exact<{
  cityId: string | number;
  marginKm: number;
}>;


export type MapAreaOfQuery = { mapAreaOf: { southWest: { latitude: number, longitude: number }, northEast: { latitude: number, longitude: number } } };

export type FetchMapAreaMutationVariables = Exact<{
  input: Types.FetchMapAreaInput;
}>;


export type FetchMapAreaMutation = { fetchMapArea: { id: string, name: string } };


export const MapAreaOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapAreaOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marginKm"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapAreaOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"marginKm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marginKm"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"southWest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"northEast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<MapAreaOfQuery, MapAreaOfQueryVariables>;
export const FetchMapAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchMapArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FetchMapAreaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchMapArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FetchMapAreaMutation, FetchMapAreaMutationVariables>;
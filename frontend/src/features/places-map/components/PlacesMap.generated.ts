/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<string>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: string;
};

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

/** Filter of the list of places; a place must match every given field. With any of `city`, `category` and `minRating`, or one value of `prices` or `attributes`, the total of a list is exact; otherwise it is at most 10000. */
export type PlaceFilter = {
  /** Only places that were added within so many days, 1 to 366. */
  addedWithin?: number | null | undefined;
  /** Attributes, at most 20; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Only places inside this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** Slugs or aliases of categories, of which a place must have one; at most 20. Ignores case. */
  categories?: Array<string> | null | undefined;
  /** Slug or alias of a category; ignores case. */
  category?: string | null | undefined;
  /** Id of the city. */
  city?: string | number | null | undefined;
  /** Maximum distance from `near` in meters, 1 to 100000; needs `near`. */
  maxDistance?: number | null | undefined;
  /** Minimum average rating, 1 to 5. */
  minRating?: number | null | undefined;
  /** Point from which the sort `NEAREST` measures distances. */
  near?: CoordinatesInput | null | undefined;
  /** Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead. */
  openAt?: string | null | undefined;
  /** Exact postal code; ignores blanks, hyphens and case. */
  pincode?: string | null | undefined;
  /** Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four. */
  prices?: Array<string> | null | undefined;
  /** Words of the name, category, city or address; ignores case, accents and small typing errors. */
  search?: string | null | undefined;
  /** True: only places with a photo that a visitor has added. */
  withPhotos?: boolean | null | undefined;
};

export type PlacesMapQueryVariables = Exact<{
  bounds: Types.BoundsInput;
  zoom: number;
  filter: Types.PlaceFilter;
  language?: string | null | undefined;
}>;


export type PlacesMapQuery = { mapViewport: { total: number, level: number, items: Array<{ count: number, coordinates: { latitude: number, longitude: number }, place: { id: string, name: string, rating: { average: number, count: number } } | null }> } };


export const PlacesMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BoundsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapViewport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlacesMapQuery, PlacesMapQueryVariables>;
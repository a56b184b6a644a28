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

export type PlacesFiltersQueryVariables = Exact<{
  filter: Types.PlaceFilter;
  language?: string | null | undefined;
}>;


export type PlacesFiltersQuery = { places: { facets: Array<{ key: string, name: string, isPartial: boolean, options: Array<{ value: string, name: string, count: number }> }> } };


export const PlacesFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet_facet"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facet_facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<PlacesFiltersQuery, PlacesFiltersQueryVariables>;
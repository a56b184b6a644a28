/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filter of the list of places; a place must match every given field. */
export type AdminPlaceFilter = {
  /** Only places that were added within so many days, 1 to 366. */
  addedWithin?: number | null | undefined;
  /** Attributes, at most 20; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Only places with this business status: `closed-temporarily`, `closed-permanently`, `opening-soon` or `open`. */
  businessStatus?: string | null | undefined;
  /** Slugs or aliases of categories, of which a place must have one; at most 20. Ignores case. */
  categories?: Array<string> | null | undefined;
  /** Only places of this category. */
  category?: string | null | undefined;
  /** Only places of the city with this id. */
  cityId?: string | number | null | undefined;
  /** True: only featured places; false: only other places. */
  featured?: boolean | null | undefined;
  /** Only places that the import with this id has added or changed. Changes are known for 30 days. */
  importId?: string | number | null | undefined;
  /** Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead. */
  openAt?: string | null | undefined;
  /** Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four. */
  prices?: Array<string> | null | undefined;
  /** True: only places with an open report; false: only other places. */
  reported?: boolean | null | undefined;
  /** Words of the name of the place or of its city. */
  search?: string | null | undefined;
  /** Only imported places of this source. */
  source?: string | null | undefined;
  /** Only places with this status. */
  status?: PlaceStatus | null | undefined;
  /** True: only places with opening hours; false: only other places. */
  withHours?: boolean | null | undefined;
  /** True: only places with a photo that a visitor has added; false: only other places. */
  withPhotos?: boolean | null | undefined;
};

/** Sort keys of the list of places. */
export type AdminPlaceSort =
  /** By the time of creation. */
  | 'CREATED'
  /** By name. */
  | 'NAME'
  /** By the average rating. */
  | 'RATING'
  /** By the number of reviews. */
  | 'REVIEWS';

/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<string>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: string;
};

/** The requested page of a list. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end returns the last page. */
  number?: number;
  /** Items per page, 1 to 100. */
  size?: number;
};

/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** Direction in which a list is ordered. */
export type SortDirection =
  /** Smallest, oldest or alphabetically first item first. */
  | 'ASCENDING'
  /** Largest, newest or alphabetically last item first. */
  | 'DESCENDING';

export type AdminPlacesScreenQueryVariables = Exact<{
  filter: Types.AdminPlaceFilter;
  sort: Types.AdminPlaceSort;
  direction: Types.SortDirection;
  page: Types.PageInput;
}>;


export type AdminPlacesScreenQuery = { adminPlaces: { asOf: string, total: number, page: number, pages: number, items: Array<{ id: string, name: string, category: string, moreCategories: Array<string>, status: Types.PlaceStatus, featured: boolean, businessStatus: string | null, opensOn: string | null, createdAt: string, fullAddress: string | null, revision: { version: number } | null, coordinates: { latitude: number, longitude: number } | null, city: { id: string, name: string, state: string } | null, rating: { average: number, count: number }, createdBy: { id: string, name: string, email: string } | null }> } };

export type AdminPlaceCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPlaceCountsQuery = { placeKinds: Array<string>, duplicatePairs: { total: number }, adminCounts: { places: { all: number, pending: number, active: number, inactive: number } } };


export const AdminPlacesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPlacesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPlaceFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceTable_place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceTable_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminPlacesScreenQuery, AdminPlacesScreenQueryVariables>;
export const AdminPlaceCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPlaceCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placeKinds"}},{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPlaceCountsQuery, AdminPlaceCountsQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filter of the list of cities; a city must match every given field. */
export type AdminCityFilter = {
  /** Exact name of the country. */
  country?: string | null | undefined;
  /** True: only featured cities; false: only other cities. */
  featured?: boolean | null | undefined;
  /** Only cities that the import with this id has added or changed. Changes are known for 30 days. */
  importId?: string | number | null | undefined;
  /** Words of the name, state or country. */
  search?: string | null | undefined;
  /** Only imported cities of this source. */
  source?: string | null | undefined;
  /** Only cities with this status. */
  status?: CityStatus | null | undefined;
};

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

/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<string>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: string;
};

/** Cities to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type CitySelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: string | null | undefined;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: AdminCityFilter | null | undefined;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: Array<string | number> | null | undefined;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: Array<SeenInput> | null | undefined;
};

/** Visibility of a city. */
export type CityStatus =
  /** Public. */
  | 'ACTIVE'
  /** Hidden, together with its places. */
  | 'INACTIVE';

/** Places to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type PlaceSelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: string | null | undefined;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: AdminPlaceFilter | null | undefined;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: Array<string | number> | null | undefined;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: Array<SeenInput> | null | undefined;
};

/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** An item in the version that the viewer has read. */
export type SeenInput = {
  /** Identifier of the item. */
  id: string | number;
  /** Version of the item that was read. */
  version: number;
};

export type DeletionNoteQueryVariables = Exact<{
  cities?: Types.CitySelection | null | undefined;
  places?: Types.PlaceSelection | null | undefined;
  userId?: string | number | null | undefined;
}>;


export type DeletionNoteQuery = { deletionImpact: { cities: number, places: number, reviews: number, photos: number, lists: number, favorites: number } };


export const DeletionNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cities"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CitySelection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"places"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletionImpact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cities"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cities"}}},{"kind":"Argument","name":{"kind":"Name","value":"places"},"value":{"kind":"Variable","name":{"kind":"Name","value":"places"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"lists"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"}}]}}]}}]} as unknown as DocumentNode<DeletionNoteQuery, DeletionNoteQueryVariables>;
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

/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<string>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: string;
};

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

/** Reason for refusing a contribution. */
export type RejectionInput = {
  /** The reason, shown to the author; at most 500 characters. */
  reason: string;
};

/** An item in the version that the viewer has read. */
export type SeenInput = {
  /** Identifier of the item. */
  id: string | number;
  /** Version of the item that was read. */
  version: number;
};

export type PlaceTable_PlaceFragment = { id: string, name: string, category: string, moreCategories: Array<string>, status: Types.PlaceStatus, featured: boolean, businessStatus: string | null, opensOn: string | null, createdAt: string, fullAddress: string | null, revision: { version: number } | null, coordinates: { latitude: number, longitude: number } | null, city: { id: string, name: string, state: string } | null, rating: { average: number, count: number }, createdBy: { id: string, name: string, email: string } | null };

export type ApprovePlacesMutationVariables = Exact<{
  selection: Types.PlaceSelection;
}>;


export type ApprovePlacesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type RejectPlacesMutationVariables = Exact<{
  selection: Types.PlaceSelection;
  input: Types.RejectionInput;
}>;


export type RejectPlacesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type FeaturePlacesMutationVariables = Exact<{
  selection: Types.PlaceSelection;
  featured: boolean;
}>;


export type FeaturePlacesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type CategorizePlacesMutationVariables = Exact<{
  selection: Types.PlaceSelection;
  category: string;
}>;


export type CategorizePlacesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type DeletePlacesMutationVariables = Exact<{
  selection: Types.PlaceSelection;
}>;


export type DeletePlacesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export const PlaceTable_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceTable_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PlaceTable_PlaceFragment, unknown>;
export const ApprovePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"approvePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApprovePlacesMutation, ApprovePlacesMutationVariables>;
export const RejectPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"rejectPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RejectPlacesMutation, RejectPlacesMutationVariables>;
export const FeaturePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeaturePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"featurePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FeaturePlacesMutation, FeaturePlacesMutationVariables>;
export const CategorizePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CategorizePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"categorizePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CategorizePlacesMutation, CategorizePlacesMutationVariables>;
export const DeletePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"deletePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePlacesMutation, DeletePlacesMutationVariables>;
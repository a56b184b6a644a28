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

/** An item in the version that the viewer has read. */
export type SeenInput = {
  /** Identifier of the item. */
  id: string | number;
  /** Version of the item that was read. */
  version: number;
};

export type CityTable_CityFragment = { id: string, name: string, description: string, state: string, country: string, population: number | null, status: Types.CityStatus, featured: boolean, placesCount: number, revision: { version: number, createdAt: string } | null };

export type FeatureCitiesMutationVariables = Exact<{
  selection: Types.CitySelection;
  featured: boolean;
}>;


export type FeatureCitiesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type HideCitiesMutationVariables = Exact<{
  selection: Types.CitySelection;
}>;


export type HideCitiesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type DeleteCitiesMutationVariables = Exact<{
  selection: Types.CitySelection;
}>;


export type DeleteCitiesMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export const CityTable_CityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityTable_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CityTable_CityFragment, unknown>;
export const FeatureCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeatureCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CitySelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"featureCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FeatureCitiesMutation, FeatureCitiesMutationVariables>;
export const HideCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CitySelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"hideCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<HideCitiesMutation, HideCitiesMutationVariables>;
export const DeleteCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CitySelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"deleteCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCitiesMutation, DeleteCitiesMutationVariables>;
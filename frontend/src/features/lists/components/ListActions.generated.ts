/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Visibility of a list of places. */
export type ListVisibility =
  /** Anyone with the link can read it. */
  | 'LINK'
  /** Only the owner can read it. */
  | 'PRIVATE'
  /** Everyone can read it, and it shows on the public profile of the owner. */
  | 'PUBLIC';

export type ListActions_ListFragment = { id: string, ref: string, name: string, visibility: Types.ListVisibility, placesCount: number, description: string | null };

export type RenewPlaceListLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewPlaceListLinkMutation = { list: { id: string, ref: string } };

export type DeletePlaceListMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePlaceListMutation = { deletePlaceList: boolean };

export const ListActions_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListActions_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListDialog_list"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListDialog_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]} as unknown as DocumentNode<ListActions_ListFragment, unknown>;
export const RenewPlaceListLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPlaceListLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"renewPlaceListLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ref"}}]}}]}}]} as unknown as DocumentNode<RenewPlaceListLinkMutation, RenewPlaceListLinkMutationVariables>;
export const DeletePlaceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlaceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlaceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePlaceListMutation, DeletePlaceListMutationVariables>;
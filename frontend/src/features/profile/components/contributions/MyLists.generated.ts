/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Visibility of a list of places. */
export type ListVisibility =
  /** Anyone with the link can read it. */
  | 'LINK'
  /** Only the owner can read it. */
  | 'PRIVATE'
  /** Everyone can read it, and it shows on the public profile of the owner. */
  | 'PUBLIC';

export type MyListsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyListsQuery = { viewer: { id: string, lists: Array<{ id: string, ref: string, name: string, visibility: Types.ListVisibility, placesCount: number }> } | null };


export const MyListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListLinks_list"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListLinks_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}}]}}]} as unknown as DocumentNode<MyListsQuery, MyListsQueryVariables>;
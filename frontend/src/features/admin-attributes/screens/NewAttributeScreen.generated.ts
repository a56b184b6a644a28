/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewAttributeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type NewAttributeScreenQuery = { categoryIcons: Array<{ name: string, path: string }> };


export const NewAttributeScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewAttributeScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryIcons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IconField_icon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IconField_icon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryIcon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<NewAttributeScreenQuery, NewAttributeScreenQueryVariables>;
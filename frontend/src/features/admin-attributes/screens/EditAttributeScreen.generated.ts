/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditAttributeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type EditAttributeScreenQuery = { adminAttributes: Array<{ id: string, key: string, version: number, value: Record<string, unknown>, placesCount: number, isEstimate: boolean, updatedAt: string }>, categoryIcons: Array<{ name: string, path: string }> };


export const EditAttributeScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditAttributeScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeForm_attribute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryIcons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IconField_icon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeForm_attribute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IconField_icon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryIcon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<EditAttributeScreenQuery, EditAttributeScreenQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttributesScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributesScreenQuery = { adminAttributes: Array<{ id: string, key: string, value: Record<string, unknown>, placesCount: number, isEstimate: boolean }>, categoryIcons: Array<{ name: string, path: string }> };


export const AttributesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributesScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeItem_attribute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categoryIcons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IconField_icon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeItem_attribute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAttribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IconField_icon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryIcon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<AttributesScreenQuery, AttributesScreenQueryVariables>;
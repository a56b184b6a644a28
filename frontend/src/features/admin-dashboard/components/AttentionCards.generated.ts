/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttentionCards_PairsFragment = { total: number };

export type AttentionCards_StatsFragment = { pendingPlaces: number, reportedReviews: number };

export const AttentionCards_PairsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionCards_pairs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePairPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<AttentionCards_PairsFragment, unknown>;
export const AttentionCards_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"reportedReviews"}}]}}]} as unknown as DocumentNode<AttentionCards_StatsFragment, unknown>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardScreenQuery = { adminStats: { totalCities: number, totalPlaces: number, totalUsers: number, totalReviews: number, pendingPlaces: number, reportedReviews: number } };


export const DashboardScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatCards_stats"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttentionCards_stats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCities"}},{"kind":"Field","name":{"kind":"Name","value":"totalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalReviews"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"reportedReviews"}}]}}]} as unknown as DocumentNode<DashboardScreenQuery, DashboardScreenQueryVariables>;
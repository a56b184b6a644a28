/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrendLine_TrendFragment = { change: number | null, days: Array<number> };

export const TrendLine_TrendFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrendLine_trend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<TrendLine_TrendFragment, unknown>;
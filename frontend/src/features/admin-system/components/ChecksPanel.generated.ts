/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Result of a check. */
export type FindingLevel =
  /** Does not work, or will stop working soon. */
  | 'FAILURE'
  /** Works. */
  | 'OK'
  /** Could not be checked; another check says why. */
  | 'SKIPPED'
  /** Works, but has a problem. */
  | 'WARNING';

export type Finding_TextFragment = { text: string, reason: string, params: Record<string, unknown> | null };

export type SystemChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemChecksQuery = { systemChecks: Array<{ name: { text: string, reason: string, params: Record<string, unknown> | null }, findings: Array<{ level: Types.FindingLevel, text: { text: string, reason: string, params: Record<string, unknown> | null }, remedy: { text: string, reason: string, params: Record<string, unknown> | null } | null }> }> };

export const Finding_TextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Finding_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]} as unknown as DocumentNode<Finding_TextFragment, unknown>;
export const SystemChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Finding_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Finding_text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remedy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Finding_text"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Finding_text"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]} as unknown as DocumentNode<SystemChecksQuery, SystemChecksQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a decision about a user. */
export type DecisionKind =
  /** A moderator approved a photo of the user. */
  | 'PHOTO_APPROVED'
  /** A moderator refused a photo of the user. */
  | 'PHOTO_REFUSED'
  /** An admin ended the suspension of the user. */
  | 'REINSTATED'
  /** A moderator agreed with a report by the user. */
  | 'REPORT_AGREED'
  /** A moderator dismissed a report by the user. */
  | 'REPORT_DISMISSED'
  /** A moderator approved a review of the user. */
  | 'REVIEW_APPROVED'
  /** A moderator refused a review of the user, or an admin deleted it. */
  | 'REVIEW_REFUSED'
  /** A moderator approved a place or applied an edit that the user suggested. */
  | 'SUGGESTION_APPROVED'
  /** A moderator refused a place or an edit that the user suggested. */
  | 'SUGGESTION_REFUSED'
  /** An admin suspended the user. */
  | 'SUSPENDED';

export type UserStandingQueryVariables = Exact<{
  id: string | number;
}>;


export type UserStandingQuery = { adminUser: { id: string, version: number, isVerified: boolean, viewerCan: { confirmAddress: boolean }, decisions: Array<{ id: string, kind: Types.DecisionKind, decidedAt: string, reason: string | null, until: string | null, decider: { id: string, name: string } | null }> } | null };

export type ConfirmUserAddressMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type ConfirmUserAddressMutation = { confirmUserAddress: boolean };


export const UserStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"decider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UserStandingQuery, UserStandingQueryVariables>;
export const ConfirmUserAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmUserAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmUserAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<ConfirmUserAddressMutation, ConfirmUserAddressMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an invitation. */
export type InvitationState =
  /** Its time is over. */
  | 'EXPIRED'
  /** People can create an account with it. */
  | 'OPEN'
  /** An admin has revoked it, or its creator is no longer an admin. */
  | 'REVOKED'
  /** As many people as it allows have created an account. */
  | 'USED_UP';

/** Role of a user. */
export type UserRole =
  /** Manages the content and the users, and has the permissions of a moderator. */
  | 'ADMIN'
  /** Decides about contributions and reports. */
  | 'MODERATOR'
  /** A user without special permissions. */
  | 'USER';

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { state: Types.InvitationState, inviter: string, offeredRole: Types.UserRole } };


export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"}},{"kind":"Field","name":{"kind":"Name","value":"offeredRole"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Data of a new invitation. */
export type CreateInvitationInput = {
  /** Identifiers of the cities that a moderator decides about, at most 200; without a value, all cities. */
  cityIds?: Array<string | number> | null | undefined;
  /** Days until it expires, 1 to 365. */
  expiresInDays: number;
  /** Number of people who can use it, 1 to 1000. */
  maxUses: number;
  /** Note for admins, such as who is invited, at most 120 characters. */
  note?: string | null | undefined;
  /** Role of the new accounts: `USER` or `MODERATOR`. */
  role?: UserRole;
};

/** Role of a user. */
export type UserRole =
  /** Manages the content and the users, and has the permissions of a moderator. */
  | 'ADMIN'
  /** Decides about contributions and reports. */
  | 'MODERATOR'
  /** A user without special permissions. */
  | 'USER';

export type CreateInvitationMutationVariables = Exact<{
  input: Types.CreateInvitationInput;
}>;


export type CreateInvitationMutation = { createInvitation: { link: string, invitation: { id: string } } };


export const CreateInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateInvitationMutation, CreateInvitationMutationVariables>;
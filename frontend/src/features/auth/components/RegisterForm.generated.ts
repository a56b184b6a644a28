/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Data of a new account. */
export type RegisterInput = {
  /** E-mail address; an address can have only one account. */
  email: string;
  /** Token of an invitation: the part of its link after `#invitation=`. Needed while `site.registration.mode` is `INVITATION`. */
  invitation?: string | null | undefined;
  /** Language of e-mails to the user, such as `de`; that of the site if omitted. */
  language?: string | null | undefined;
  /** Public name, 2 to 80 characters. */
  name: string;
  /** Password of at least `signInOptions.minPasswordLength` characters; the most common passwords are refused. */
  password: string;
};

/** A sign-in method. */
export type SignInMethod =
  /** A Facebook account. */
  | 'FACEBOOK'
  /** A Google account. */
  | 'GOOGLE'
  /** E-mail address and password. */
  | 'LOCAL';

/** Role of a user. */
export type UserRole =
  /** Manages the content and the users, and has the permissions of a moderator. */
  | 'ADMIN'
  /** Decides about contributions and reports. */
  | 'MODERATOR'
  /** A user without special permissions. */
  | 'USER';

export type RegisterFormQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterFormQuery = { signInOptions: { minPasswordLength: number } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, viewer: { id: string, name: string, email: string, role: Types.UserRole, avatarUrl: string | null, provider: Types.SignInMethod, signInMethods: Array<Types.SignInMethod>, isVerified: boolean, pendingEmail: string | null, createdAt: string, viewerCan: { administer: boolean, moderate: boolean } } } };


export const RegisterFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegisterForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minPasswordLength"}}]}}]}}]} as unknown as DocumentNode<RegisterFormQuery, RegisterFormQueryVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethods"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administer"}},{"kind":"Field","name":{"kind":"Name","value":"moderate"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
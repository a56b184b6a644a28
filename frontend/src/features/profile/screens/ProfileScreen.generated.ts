/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ProfileScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileScreenQuery = { viewer: { id: string, name: string, email: string, role: Types.UserRole, avatarUrl: string | null, provider: Types.SignInMethod, signInMethods: Array<Types.SignInMethod>, isVerified: boolean, pendingEmail: string | null, createdAt: string, isAvatarWaiting: boolean, wantsDecisionMails: boolean, language: string | null, viewerCan: { administer: boolean, moderate: boolean } } | null, sessions: Array<{ id: string, device: string | null, isCurrent: boolean, createdAt: string, lastSeenAt: string }>, signInOptions: { minPasswordLength: number } };


export const ProfileScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AvatarActions_account"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailPreferences_account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceItem_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minPasswordLength"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethods"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administer"}},{"kind":"Field","name":{"kind":"Name","value":"moderate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AvatarActions_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAvatarWaiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailPreferences_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantsDecisionMails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceItem_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<ProfileScreenQuery, ProfileScreenQueryVariables>;
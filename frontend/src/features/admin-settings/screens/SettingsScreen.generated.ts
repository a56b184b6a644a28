/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Group of settings that admins change together. */
export type SettingGroup =
  /** Contact data of the operator. */
  | 'CONTACT'
  /** Home page. */
  | 'HOME'
  /** Name and look. */
  | 'IDENTITY'
  /** Languages of the site. */
  | 'LANGUAGES'
  /** Sender and texts of mails. */
  | 'MAIL'
  /** Base map of the maps. */
  | 'MAP'
  /** Rules for contributions of users. */
  | 'MODERATION'
  /** Pages of the operator. */
  | 'PAGES'
  /** Rules for new accounts. */
  | 'REGISTRATION';

export type SettingsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreenQuery = { adminSettings: Array<{ group: Types.SettingGroup, version: number, value: Record<string, unknown>, updatedAt: string | null, locked: Array<{ field: string, variable: string }>, updatedBy: { id: string, name: string } | null }> };


export const SettingsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsForm_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsForm_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"locked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SettingsScreenQuery, SettingsScreenQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done. */
export type ActivityAction =
  /** It was let in; a suggested edit was applied. */
  | 'APPROVED'
  /** An admin confirmed the e-mail address of the person. */
  | 'CONFIRMED'
  /** It was added, suggested, written or sent. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** A report was found to be wrong. */
  | 'DISMISSED'
  /** A file was downloaded. */
  | 'DOWNLOADED'
  /** Somebody has made an account. */
  | 'REGISTERED'
  /** The person may sign in again. */
  | 'REINSTATED'
  /** It was kept out. */
  | 'REJECTED'
  /** The person may not sign in for a time. */
  | 'SUSPENDED'
  /** Something that was done to it was taken back. */
  | 'UNDONE'
  /** It was changed. */
  | 'UPDATED'
  /** A report was found to be right. */
  | 'UPHELD';

/** What something was done to. */
export type ActivityTarget =
  /** An API token. */
  | 'API_TOKEN'
  /** A city. */
  | 'CITY'
  /** A file with personal data. */
  | 'FILE'
  /** A photo. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A suggested edit of a place. */
  | 'PLACE_EDIT'
  /** A report. */
  | 'REPORT'
  /** A review. */
  | 'REVIEW'
  /** A person. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

export type RecentActivity_ActivityFragment = { id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, actor: { id: string, name: string } | null };

export type RecentActivityQueryVariables = Exact<{
  size: number;
}>;


export type RecentActivityQuery = { activities: { items: Array<{ id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, actor: { id: string, name: string } | null }> } };

export const RecentActivity_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RecentActivity_ActivityFragment, unknown>;
export const RecentActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentActivity_activity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RecentActivityQuery, RecentActivityQueryVariables>;
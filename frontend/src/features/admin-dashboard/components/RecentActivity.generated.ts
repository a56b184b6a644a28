/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Action of an activity. */
export type ActivityAction =
  /** The target was approved; a suggested edit was applied. */
  | 'APPROVED'
  /** Cancelled. */
  | 'CANCELLED'
  /** An admin confirmed the e-mail address of the user. */
  | 'CONFIRMED'
  /** The target was added, suggested, written or sent. */
  | 'CREATED'
  /** The target was deleted. */
  | 'DELETED'
  /** A moderator dismissed the report. */
  | 'DISMISSED'
  /** A file was downloaded. */
  | 'DOWNLOADED'
  /** Two places became one. */
  | 'MERGED'
  /** The deleted target was deleted permanently. */
  | 'PURGED'
  /** A user has created an account. */
  | 'REGISTERED'
  /** The suspension of the user was ended. */
  | 'REINSTATED'
  /** The target was refused. */
  | 'REJECTED'
  /** The deleted target was restored. */
  | 'RESTORED'
  /** Started in the background. */
  | 'STARTED'
  /** The user was suspended. */
  | 'SUSPENDED'
  /** A former change of the target was undone. */
  | 'UNDONE'
  /** The target was changed. */
  | 'UPDATED'
  /** A moderator agreed with the report. */
  | 'UPHELD';

/** Kind of the target of an activity. */
export type ActivityTarget =
  /** An API token. */
  | 'API_TOKEN'
  /** An attribute of places. */
  | 'ATTRIBUTE'
  /** A backup. */
  | 'BACKUP'
  /** A category of places. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A file with personal data. */
  | 'FILE'
  /** An import of a file. */
  | 'IMPORT'
  /** An invitation. */
  | 'INVITATION'
  /** A background job. */
  | 'JOB'
  /** A list of places. */
  | 'LIST'
  /** A map archive. */
  | 'MAP'
  /** A photo. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A suggested edit to a place. */
  | 'PLACE_EDIT'
  /** A report. */
  | 'REPORT'
  /** A review. */
  | 'REVIEW'
  /** The sample data. */
  | 'SAMPLE'
  /** Words of the search with one meaning. */
  | 'SEARCH_TERM'
  /** A group of settings. */
  | 'SETTING'
  /** A user. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

export type RecentActivity_ActivityFragment = { id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, changeId: string, changeSize: number, canUndo: boolean, actor: { id: string, name: string } | null };

export type RecentActivityQueryVariables = Exact<{
  size: number;
}>;


export type RecentActivityQuery = { activities: { items: Array<{ id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, changeId: string, changeSize: number, canUndo: boolean, actor: { id: string, name: string } | null }> } };

export const RecentActivity_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"changeSize"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<RecentActivity_ActivityFragment, unknown>;
export const RecentActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentActivity_activity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"changeSize"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<RecentActivityQuery, RecentActivityQueryVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

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

/** Filter of the activity log; entries must match all given conditions. */
export type ActivityFilter = {
  /** Only this action. */
  action?: ActivityAction | null | undefined;
  /** Only actions of the user with this identifier. */
  actorId?: string | number | null | undefined;
  /** Only at or after this time. */
  since?: string | null | undefined;
  /** Only the target with this identifier. */
  targetId?: string | number | null | undefined;
  /** Only targets of this kind. */
  targetKind?: ActivityTarget | null | undefined;
  /** Only before this time. */
  until?: string | null | undefined;
};

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

/** The requested page of a list. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end returns the last page. */
  number?: number;
  /** Items per page, 1 to 100. */
  size?: number;
};

export type HistoryQueryVariables = Exact<{
  filter: Types.ActivityFilter;
  page: Types.PageInput;
}>;


export type HistoryQuery = { activities: { total: number, page: number, pages: number, items: Array<{ id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, changeId: string, changeSize: number, canUndo: boolean, actor: { id: string, name: string, avatarUrl: string | null } | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };


export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityItem_activity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityItem_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"changeSize"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
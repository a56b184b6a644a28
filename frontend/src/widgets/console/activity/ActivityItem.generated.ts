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

export type ActivityItem_ActivityFragment = { id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, changeId: string, changeSize: number, canUndo: boolean, actor: { id: string, name: string, avatarUrl: string | null } | null, changes: Array<{ field: string, before: string | null, after: string | null }> };

export const ActivityItem_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityItem_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"changeSize"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<ActivityItem_ActivityFragment, unknown>;
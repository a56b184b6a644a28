/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Kind of a background job. */
export type JobKind =
  /** Changes many selected rows. */
  | 'BULK_CHANGE'
  /** Writes the guide into a pack. */
  | 'EXPORT_PACK'
  /** Compares places to find duplicates. */
  | 'FIND_DUPLICATES'
  /** Imports a pack. */
  | 'IMPORT_PACK'
  /** Makes a backup. */
  | 'MAKE_BACKUP'
  /** Makes a map archive. */
  | 'MAKE_MAP'
  /** Moves the places of a merged category. */
  | 'MOVE_PLACES'
  /** Makes the preview of an import. */
  | 'PREVIEW_IMPORT'
  /** Reads the beginning of a file to be imported. */
  | 'READ_IMPORT'
  /** Removes the sample data. */
  | 'REMOVE_SAMPLE'
  /** Imports a file. */
  | 'RUN_IMPORT'
  /** Undoes a change of many rows. */
  | 'UNDO_CHANGE'
  /** Undoes an import of a file. */
  | 'UNDO_IMPORT';

/** State of a background job. */
export type JobState =
  /** Was cancelled. */
  | 'CANCELLED'
  /** Is done. */
  | 'DONE'
  /** Has failed, and is not tried again by itself. */
  | 'FAILED'
  /** Is running. */
  | 'RUNNING'
  /** Starts soon, for the first or another attempt. */
  | 'WAITING';

export type BackupsPanel_BackupsFragment = { schedule: string | null, nextAt: string | null, folder: string, keep: number, items: Array<{ dueAt: string, endedAt: string | null, machine: string, fileName: string | null, bytes: number | null, missing: number | null, error: string | null, canDownload: boolean }> };

export type MakeBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeBackupMutation = { makeBackup: { kind: Types.JobKind, createdAt: string, id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, error: string | null, endedAt: string | null, canCancel: boolean, canRetry: boolean, actor: { id: string, name: string } | null, bulk: { changeId: string, targetKind: Types.ActivityTarget, action: string | null, changed: number, skipped: number } | null } };

export const BackupsPanel_BackupsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupsPanel_backups"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backups"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"keep"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupItem_backup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupItem_backup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"machine"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"canDownload"}}]}}]} as unknown as DocumentNode<BackupsPanel_BackupsFragment, unknown>;
export const MakeBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobItem_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobItem_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress_job"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"bulk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}}]} as unknown as DocumentNode<MakeBackupMutation, MakeBackupMutationVariables>;
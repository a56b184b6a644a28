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

/** Treatment of the cities and places of the site by an import of a pack. */
export type PackMode =
  /** Keeps them, and adds what the site does not have. */
  | 'ADD'
  /** Deletes them permanently with their reviews and photos, before it adds those of the pack. */
  | 'REPLACE';

export type ImportPackMutationVariables = Exact<{
  id: string | number;
  mode?: Types.PackMode | null | undefined;
}>;


export type ImportPackMutation = { importPack: { kind: Types.JobKind, createdAt: string, id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, error: string | null, endedAt: string | null, canCancel: boolean, canRetry: boolean, actor: { id: string, name: string } | null, bulk: { changeId: string, targetKind: Types.ActivityTarget, action: string | null, changed: number, skipped: number } | null } };


export const ImportPackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PackMode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobItem_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobItem_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress_job"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"bulk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}}]} as unknown as DocumentNode<ImportPackMutation, ImportPackMutationVariables>;
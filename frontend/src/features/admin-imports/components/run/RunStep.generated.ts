/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an import that is prepared in the console. */
export type ImportDraftState =
  /** The import is done. */
  | 'DONE'
  /** The run was cancelled or has failed. It can go on, or be undone. */
  | 'INTERRUPTED'
  /** The preview is ready, and the import can run. */
  | 'PREVIEWED'
  /** The preview is being made. */
  | 'PREVIEWING'
  /** The columns can be chosen. Without a reading, the file cannot be read. */
  | 'READ'
  /** The file is being read. */
  | 'READING'
  /** The import is running. */
  | 'RUNNING';

/** Kind of the rows of an import. */
export type ImportKind =
  /** Cities. */
  | 'CITIES'
  /** Places. */
  | 'PLACES';

/** State of an import. */
export type ImportState =
  /** Is done. */
  | 'DONE'
  /** Has stopped before the end of the file. */
  | 'INTERRUPTED'
  /** Still writes rows. */
  | 'RUNNING'
  /** Its undo has begun, and not ended. */
  | 'UNDOING'
  /** Is undone. */
  | 'UNDONE';

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

export type RunStep_DraftFragment = { id: string, fileName: string, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null, job: { id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, error: string | null, endedAt: string | null, canCancel: boolean, canRetry: boolean } | null, import: { hasRejectedFile: boolean, hasLeftOutFile: boolean, id: string, fileName: string | null, kind: Types.ImportKind | null, state: Types.ImportState, jobId: string | null, counts: { read: number, added: number, updated: number, unchanged: number, kept: number, removed: number, repeated: number, skipped: number, rejected: number, alike: number, citiesAdded: number }, obstacle: { text: string, reason: string, params: Record<string, unknown> | null } | null, undo: { places: number, cities: number, restored: number, partly: number, kept: Array<{ reason: string, count: number }>, left: Array<{ reason: string, count: number }> } | null } | null };

export const RunStep_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunStep_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportResult_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"alike"}},{"kind":"Field","name":{"kind":"Name","value":"citiesAdded"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndoImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportCounts_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"cities"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"partly"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportResult_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UndoImport_import"}},{"kind":"Field","name":{"kind":"Name","value":"hasRejectedFile"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeftOutFile"}}]}}]} as unknown as DocumentNode<RunStep_DraftFragment, unknown>;
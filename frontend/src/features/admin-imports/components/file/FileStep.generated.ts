/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** How a file is read. What is null is detected. */
export type ImportReadingInput = {
  /** Character that separates the values of a CSV file. */
  delimiter?: string | null | undefined;
  /** Character encoding of a text file, such as `windows-1252`. */
  encoding?: string | null | undefined;
  /** Format, such as `csv`. */
  format?: string | null | undefined;
  /** Name or number of the sheet of a workbook. */
  sheet?: string | null | undefined;
};

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

export type FileStep_DraftFragment = { id: string, fileName: string, bytes: number, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null, job: { id: string, state: Types.JobState, isCancelled: boolean, done: number, total: number | null, error: string | null, endedAt: string | null, canCancel: boolean, canRetry: boolean } | null, reading: { format: string, encoding: string | null, delimiter: string | null, sheet: string | null, sheets: Array<string>, records: number, isWhole: boolean, notes: Array<{ text: string, reason: string, params: Record<string, unknown> | null }>, columns: Array<{ name: string }>, rows: Array<{ line: number, cells: Array<string | null> }> } | null };

export type DraftState_DraftFragment = { id: string, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null };

export type ReadImportDraftMutationVariables = Exact<{
  id: string | number;
  input: Types.ImportReadingInput;
}>;


export type ReadImportDraftMutation = { readImportDraft: { id: string, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null } };

export type DiscardImportDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscardImportDraftMutation = { discardImport: boolean };

export const FileStep_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileStep_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleTable_reading"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackgroundJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleTable_reading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<FileStep_DraftFragment, unknown>;
export const DraftState_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]} as unknown as DocumentNode<DraftState_DraftFragment, unknown>;
export const ReadImportDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadImportDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readImportDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftState_draft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}}]}}]} as unknown as DocumentNode<ReadImportDraftMutation, ReadImportDraftMutationVariables>;
export const DiscardImportDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardImportDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardImportDraftMutation, DiscardImportDraftMutationVariables>;
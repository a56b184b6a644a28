/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Treatment of a row that is, or can be, a place of the site from another source. */
export type DuplicatePolicy =
  /** The row becomes a place of its own. */
  | 'ADD'
  /** The row updates the place. */
  | 'SAME'
  /** The row is left out. */
  | 'SKIP';

/** Outcome of a row of an imported file. */
export type ImportRowOutcome =
  /** Becomes a new place or city. */
  | 'ADDED'
  /** Filter for rows of any outcome that are probably a place of the site. */
  | 'ALIKE'
  /** Changes nothing, because users have changed its place, or it does not come from an import. */
  | 'KEPT'
  /** Not a row, but a value that is left out. */
  | 'LEFT_OUT'
  /** Cannot be imported. */
  | 'REJECTED'
  /** Was deleted on this site, and stays deleted. */
  | 'REMOVED'
  /** Is the place of another row of the file. */
  | 'REPEATED'
  /** Is left out on request. */
  | 'SKIPPED'
  /** Equals its place or city. */
  | 'UNCHANGED'
  /** Changes a place or city. */
  | 'UPDATED';

/** The requested page of a list. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end returns the last page. */
  number?: number;
  /** Items per page, 1 to 100. */
  size?: number;
};

export type ImportPreviewRowsQueryVariables = Exact<{
  id: string | number;
  outcome?: Types.ImportRowOutcome | null | undefined;
  page: Types.PageInput;
}>;


export type ImportPreviewRowsQuery = { importPreview: { total: number, page: number, pages: number, items: Array<{ line: number, key: string | null, outcome: Types.ImportRowOutcome, name: string | null, city: string | null, category: string | null, value: string | null, knownId: string | null, decision: Types.DuplicatePolicy | null, reason: { text: string, reason: string, params: Record<string, unknown> | null } | null, like: { id: string, name: string, distance: number } | null }> } };

export type PreviewRow_RowFragment = { line: number, key: string | null, outcome: Types.ImportRowOutcome, name: string | null, city: string | null, category: string | null, value: string | null, knownId: string | null, decision: Types.DuplicatePolicy | null, reason: { text: string, reason: string, params: Record<string, unknown> | null } | null, like: { id: string, name: string, distance: number } | null };

export const PreviewRow_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPreviewRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"knownId"}},{"kind":"Field","name":{"kind":"Name","value":"like"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}}]} as unknown as DocumentNode<PreviewRow_RowFragment, unknown>;
export const ImportPreviewRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPreviewRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPreviewRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"knownId"}},{"kind":"Field","name":{"kind":"Name","value":"like"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}}]}}]} as unknown as DocumentNode<ImportPreviewRowsQuery, ImportPreviewRowsQueryVariables>;
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

/** Choices about the import of a file. */
export type ImportChoicesInput = {
  /** Places that are probably the same, and not in `decisions`. */
  alike?: DuplicatePolicy;
  /** Source that places credit. */
  attribution?: string | null | undefined;
  /** With `ONE`: name of the city, such as "Vaduz, Liechtenstein". It is added if the site lacks it. */
  city?: string | null | undefined;
  /** With `ONE`: identifier of a city of the site, in place of a name. */
  cityId?: string | number | null | undefined;
  /** How the cities of places are found. */
  cityMode?: ImportCityMode;
  /** Columns whose target differs from the guess, at most 300. */
  columns?: Array<ImportColumnChoiceInput>;
  /** With `OWN_COLUMN`: whether cities that rows name are added if the site lacks them. */
  createsCities?: boolean;
  /** Decisions about single rows, at most 10000. */
  decisions?: Array<ImportDecisionInput>;
  /** Places with the name of a place of the site within 50 m. */
  duplicates?: DuplicatePolicy;
  /** Values of all rows, at most 100. */
  fixed?: Array<ImportFixedValueInput>;
  /** Whether new places wait for a moderator. */
  isPending?: boolean;
  /** Whether the source also replaces those that rows name. */
  isSourceForced?: boolean;
  /** Kind of the rows. */
  kind: ImportKind;
  /** Licence of all rows, such as `CC-BY-4.0`. */
  licence?: string | null | undefined;
  /** Maximum distance (km) to the city of a place that names none, 0 to 500. */
  radius?: number;
  /** Source of rows that name none: 1 to 40 lowercase letters, digits, dots, dashes and underscores. */
  source: string;
  /** Words whose category differs from the guess, at most 1000. */
  words?: Array<ImportWordChoiceInput>;
};

/** How an import finds the cities of its places. */
export type ImportCityMode =
  /** The municipalities of a file of OpenStreetMap become cities. */
  | 'MUNICIPALITIES'
  /** One city for all places. */
  | 'ONE'
  /** The city that the row names, or else the nearest one. */
  | 'OWN_COLUMN';

/** Target of a column. */
export type ImportColumnChoiceInput = {
  /** Name of the column. */
  column: string;
  /** Name of the target, see `importTargets`; `name:de` for a text in another language; empty to leave the column out. */
  target: string;
};

/** Decision about a row that is probably a place of the site. */
export type ImportDecisionInput = {
  /** Outcome of the row. */
  decision: DuplicatePolicy;
  /** Key of the row, see `ImportPreviewRow.key`. */
  key: string;
};

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

/** Value of a target in all rows. */
export type ImportFixedValueInput = {
  /** Name of the target. */
  target: string;
  /** The value. */
  value: string;
};

/** Kind of the rows of an import. */
export type ImportKind =
  /** Cities. */
  | 'CITIES'
  /** Places. */
  | 'PLACES';

/** Kind of a target of columns. */
export type ImportTargetKind =
  /** An attribute of places. */
  | 'ATTRIBUTE'
  /** A field of places. */
  | 'FIELD';

/** Category of the rows with a word. */
export type ImportWordChoiceInput = {
  /** Slug of the category; null to leave the rows out. */
  category?: string | null | undefined;
  /** The word in the file. */
  word: string;
};

export type ColumnsStep_DraftFragment = { id: string, fileName: string, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null, source: { name: string } | null, preview: { unknownWords: Array<{ word: string, count: number }> } | null, reading: { format: string, kind: Types.ImportKind, isOpenStreetMap: boolean, records: number, columns: Array<{ name: string, samples: Array<string>, filled: number, target: string | null }>, rows: Array<{ line: number, cells: Array<string | null> }>, words: Array<{ word: string, count: number, category: string | null, isLeftOut: boolean }> } | null, choices: { kind: Types.ImportKind, cityMode: Types.ImportCityMode, city: string | null, cityId: string | null, createsCities: boolean, radius: number, isPending: boolean, duplicates: Types.DuplicatePolicy, alike: Types.DuplicatePolicy, source: string, isSourceForced: boolean, licence: string | null, attribution: string | null, columns: Array<{ column: string, target: string }>, fixed: Array<{ target: string, value: string }>, words: Array<{ word: string, category: string | null }>, decisions: Array<{ key: string, decision: Types.DuplicatePolicy }> } };

export type ImportTargetsQueryVariables = Exact<{
  kind: Types.ImportKind;
}>;


export type ImportTargetsQuery = { importTargets: Array<{ name: string, kind: Types.ImportTargetKind }> };

export type PreviewColumnsMutationVariables = Exact<{
  id: string | number;
  input: Types.ImportChoicesInput;
}>;


export type PreviewColumnsMutation = { previewImport: { id: string, state: Types.ImportDraftState, problem: { text: string, reason: string, params: Record<string, unknown> | null } | null } };

export const ColumnsStep_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ColumnsStep_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unknownWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenStreetMap"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isLeftOut"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportChoices_choices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportChoices_choices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChoices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cityMode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"cityId"}},{"kind":"Field","name":{"kind":"Name","value":"createsCities"}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"alike"}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isSourceForced"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}}]} as unknown as DocumentNode<ColumnsStep_DraftFragment, unknown>;
export const ImportTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ImportTargetsQuery, ImportTargetsQueryVariables>;
export const PreviewColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportChoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftState_draft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reason_reason"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportReason"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"params"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftState_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reason_reason"}}]}}]}}]} as unknown as DocumentNode<PreviewColumnsMutation, PreviewColumnsMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ImportPointsQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportPointsQuery = { importPoints: Array<{ line: number, name: string, latitude: number, longitude: number, outcome: Types.ImportRowOutcome }>, site: { mapTiles: { url: string, attribution: string } } };


export const ImportPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}}]}}]}}]}}]} as unknown as DocumentNode<ImportPointsQuery, ImportPointsQueryVariables>;
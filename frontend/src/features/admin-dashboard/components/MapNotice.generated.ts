/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a map archive. */
export type MapArchiveState =
  /** It could not be made: `problem` says why. */
  | 'FAILED'
  /** A job is making it. */
  | 'MAKING'
  /** Its file does not exist any more. Maps show the world map in its place. */
  | 'MISSING'
  /** Maps show it. */
  | 'READY';

export type MapNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type MapNoticeQuery = { mapArchives: { items: Array<{ id: string, name: string, state: Types.MapArchiveState }> } };


export const MapNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapArchives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<MapNoticeQuery, MapNoticeQueryVariables>;
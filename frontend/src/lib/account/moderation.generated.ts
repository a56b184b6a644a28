/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Time at which a contribution is shown. */
export type Publication =
  /** At once. */
  | 'AT_ONCE'
  /** After a moderator has approved it. */
  | 'CHECKED'
  /** At once if moderators have approved several of the same kind by its author, else after approval. */
  | 'TRUSTED';

export type ModerationQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationQuery = { site: { moderation: { suggestions: Types.Publication, photos: Types.Publication, avatars: Types.Publication } } };


export const ModerationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Moderation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"avatars"}}]}}]}}]}}]} as unknown as DocumentNode<ModerationQuery, ModerationQueryVariables>;
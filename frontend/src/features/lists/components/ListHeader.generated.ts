/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Visibility of a list of places. */
export type ListVisibility =
  /** Anyone with the link can read it. */
  | 'LINK'
  /** Only the owner can read it. */
  | 'PRIVATE'
  /** Everyone can read it, and it shows on the public profile of the owner. */
  | 'PUBLIC';

export type ListHeader_ListFragment = { id: string, name: string, description: string | null, visibility: Types.ListVisibility, placesCount: number, updatedAt: string, owner: { id: string, name: string, avatarUrl: string | null } | null };

export const ListHeader_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListHeader_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"placesCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<ListHeader_ListFragment, unknown>;
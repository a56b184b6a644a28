/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

export type PlaceDetails_PlaceFragment = { id: string, category: string, moreCategories: Array<string>, priceRange: string | null, area: string | null, otherNames: string | null, status: Types.PlaceStatus, businessStatus: string | null, opensOn: string | null };

export const PlaceDetails_PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceDetails_place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Place"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"moreCategories"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"businessStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}}]}}]} as unknown as DocumentNode<PlaceDetails_PlaceFragment, unknown>;
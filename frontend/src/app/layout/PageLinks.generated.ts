/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Place of a link to a page of the operator. */
export type PagePlace =
  /** Footer of every page. */
  | 'FOOTER'
  /** Menu in the header. */
  | 'MENU';

export type PageLinks_PageFragment = { slug: string, place: Types.PagePlace, titles: Array<{ language: string, text: string }> };

export const PageLinks_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageLinks_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePageLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"titles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PageLinks_PageFragment, unknown>;
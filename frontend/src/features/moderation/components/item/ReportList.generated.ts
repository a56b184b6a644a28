/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why somebody reports something. */
export type ReportReason =
  /** It uses somebody else's work without permission. */
  | 'COPYRIGHT'
  /** It attacks or bullies somebody. */
  | 'HARASSMENT'
  /** It is against people for what they are. */
  | 'HATEFUL'
  /** It is sexual, vulgar or otherwise out of place here. */
  | 'INAPPROPRIATE'
  /** Something else, which the note tells. */
  | 'OTHER'
  /** It shows or tells what is private. */
  | 'PRIVACY'
  /** It advertises, or was written to mislead. */
  | 'SPAM'
  /** It threatens or shows violence. */
  | 'VIOLENCE'
  /** What it says of the place is wrong. */
  | 'WRONG_DETAILS';

export type ReportList_ReportFragment = { id: string, reason: Types.ReportReason, note: string | null, createdAt: string, user: { id: string, name: string } | null };

export const ReportList_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportList_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReportList_ReportFragment, unknown>;
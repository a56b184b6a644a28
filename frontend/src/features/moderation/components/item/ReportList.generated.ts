/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Reason of a report. */
export type ReportReason =
  /** It uses the work of another person without permission. */
  | 'COPYRIGHT'
  /** It attacks or bullies a person. */
  | 'HARASSMENT'
  /** It is hateful towards a group of people. */
  | 'HATEFUL'
  /** It is sexual, vulgar or otherwise inappropriate. */
  | 'INAPPROPRIATE'
  /** Another reason, given in the note. */
  | 'OTHER'
  /** It shows private information. */
  | 'PRIVACY'
  /** It is advertising, or was written to mislead. */
  | 'SPAM'
  /** It threatens or shows violence. */
  | 'VIOLENCE'
  /** The information about the place is wrong. */
  | 'WRONG_DETAILS';

export type ReportList_ReportFragment = { id: string, reason: Types.ReportReason, note: string | null, createdAt: string, user: { id: string, name: string } | null };

export const ReportList_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportList_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReportList_ReportFragment, unknown>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody says is wrong. */
export type ReportInput = {
  /** More about it, at most 500 characters; needed with the reason `OTHER`. */
  note?: string | null | undefined;
  /** A photo. */
  photoId?: string | number | null | undefined;
  /** A place. */
  placeId?: string | number | null | undefined;
  /** Why. */
  reason: ReportReason;
  /** A review. */
  reviewId?: string | number | null | undefined;
};

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

export type CreateReportMutationVariables = Exact<{
  input: Types.ReportInput;
}>;


export type CreateReportMutation = { createReport: boolean };


export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Data of a new report. */
export type ReportInput = {
  /** Note for the moderators, at most 500 characters; required with the reason `OTHER`. */
  note?: string | null | undefined;
  /** Identifier of a photo. */
  photoId?: string | number | null | undefined;
  /** Identifier of a place. */
  placeId?: string | number | null | undefined;
  /** Reason of the report. */
  reason: ReportReason;
  /** Identifier of a review. */
  reviewId?: string | number | null | undefined;
};

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

export type CreateReportMutationVariables = Exact<{
  input: Types.ReportInput;
}>;


export type CreateReportMutation = { createReport: boolean };


export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which reviews to list; every part narrows the list further. */
export type AdminReviewFilter = {
  /** Only those of this place. */
  placeId?: string | number | null | undefined;
  /** Only those with so many stars. */
  rating?: number | null | undefined;
  /** Only those with an open report, or only others. */
  reported?: boolean | null | undefined;
  /** Words of the review, its author's or its place's name. */
  search?: string | null | undefined;
  /** Only those of this standing. */
  status?: ModerationStatus | null | undefined;
  /** Only those of this person. */
  userId?: string | number | null | undefined;
};

/** Where something that people contribute stands. */
export type ModerationStatus =
  /** Everyone sees it. */
  | 'APPROVED'
  /** Waiting for a moderator. */
  | 'PENDING'
  /** Refused; only its author and moderators see it. */
  | 'REJECTED';

/** Why a contribution is refused. */
export type RejectionInput = {
  /** The reason, for its author to read; at most 500 characters. */
  reason: string;
};

/** Reviews to do something with: named in `seen` or `ids`, or all that a filter finds, at most 10,000. */
export type ReviewSelection = {
  /** `asOf` of the page that was seen: what was added or has changed since is left out. */
  asOf?: string | null | undefined;
  /** All that it finds. Send `asOf` with it. */
  filter?: AdminReviewFilter | null | undefined;
  /** These, whatever has become of them since they were seen; `seen` is safer. */
  ids?: Array<string | number> | null | undefined;
  /** These, as they were seen: those that have changed since are left out. */
  seen?: Array<SeenInput> | null | undefined;
};

/** Something as the viewer has seen it. */
export type SeenInput = {
  /** Its identifier. */
  id: string | number;
  /** Its version, as it was read with it. */
  version: number;
};

export type ReviewCard_ReviewFragment = { id: string, rating: number, title: string | null, comment: string, createdAt: string, user: { id: string, name: string, avatarUrl: string | null } | null, place: { id: string, name: string } | null, moderation: { status: Types.ModerationStatus, isHeld: boolean, reason: string | null, version: number } | null };

export type ApproveReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
}>;


export type ApproveReviewsMutation = { change: { id: string, count: number, leftOut: Array<string> } };

export type RejectReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
  input: Types.RejectionInput;
}>;


export type RejectReviewsMutation = { change: { id: string, count: number, leftOut: Array<string> } };

export type DeleteReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
}>;


export type DeleteReviewsMutation = { change: { id: string, count: number, leftOut: Array<string> } };

export const ReviewCard_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moderation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReviewCard_ReviewFragment, unknown>;
export const ApproveReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"approveReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<ApproveReviewsMutation, ApproveReviewsMutationVariables>;
export const RejectReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"rejectReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<RejectReviewsMutation, RejectReviewsMutationVariables>;
export const DeleteReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"deleteReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<DeleteReviewsMutation, DeleteReviewsMutationVariables>;
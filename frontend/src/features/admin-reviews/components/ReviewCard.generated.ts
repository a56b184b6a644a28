/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filter of the list of reviews; a review must match every given field. */
export type AdminReviewFilter = {
  /** Only reviews of the place with this id. */
  placeId?: string | number | null | undefined;
  /** Only reviews with exactly this number of stars, 1 to 5. */
  rating?: number | null | undefined;
  /** True: only reviews with an open report; false: only other reviews. */
  reported?: boolean | null | undefined;
  /** Words of the review, of the name of its author or of the name of its place. */
  search?: string | null | undefined;
  /** Only reviews with this status. */
  status?: ModerationStatus | null | undefined;
  /** Only reviews of the user with this id. */
  userId?: string | number | null | undefined;
};

/** State of a contribution in moderation. */
export type ModerationStatus =
  /** Visible to everyone. */
  | 'APPROVED'
  /** Waiting for a moderator. */
  | 'PENDING'
  /** Refused; visible to its author and to moderators only. */
  | 'REJECTED';

/** Reason for refusing a contribution. */
export type RejectionInput = {
  /** The reason, shown to the author; at most 500 characters. */
  reason: string;
};

/** Reviews to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type ReviewSelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: string | null | undefined;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: AdminReviewFilter | null | undefined;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: Array<string | number> | null | undefined;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: Array<SeenInput> | null | undefined;
};

/** An item in the version that the viewer has read. */
export type SeenInput = {
  /** Identifier of the item. */
  id: string | number;
  /** Version of the item that was read. */
  version: number;
};

export type ReviewCard_ReviewFragment = { id: string, rating: number, title: string | null, comment: string, createdAt: string, user: { id: string, name: string, avatarUrl: string | null } | null, place: { id: string, name: string } | null, moderation: { status: Types.ModerationStatus, isHeld: boolean, reason: string | null, version: number } | null };

export type ApproveReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
}>;


export type ApproveReviewsMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type RejectReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
  input: Types.RejectionInput;
}>;


export type RejectReviewsMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export type DeleteReviewsMutationVariables = Exact<{
  selection: Types.ReviewSelection;
}>;


export type DeleteReviewsMutation = { change: { id: string, count: number, leftOut: Array<string>, job: { id: string } | null } };

export const ReviewCard_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moderation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReviewCard_ReviewFragment, unknown>;
export const ApproveReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"approveReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApproveReviewsMutation, ApproveReviewsMutationVariables>;
export const RejectReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"rejectReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RejectReviewsMutation, RejectReviewsMutationVariables>;
export const DeleteReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSelection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"deleteReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteReviewsMutation, DeleteReviewsMutationVariables>;
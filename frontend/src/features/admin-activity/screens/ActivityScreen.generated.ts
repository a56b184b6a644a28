/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was done. */
export type ActivityAction =
  /** It was let in; a suggested edit was applied. */
  | 'APPROVED'
  /** An admin confirmed the e-mail address of the person. */
  | 'CONFIRMED'
  /** It was added, suggested, written or sent. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** A report was found to be wrong. */
  | 'DISMISSED'
  /** A file was downloaded. */
  | 'DOWNLOADED'
  /** Somebody has made an account. */
  | 'REGISTERED'
  /** The person may sign in again. */
  | 'REINSTATED'
  /** It was kept out. */
  | 'REJECTED'
  /** The person may not sign in for a time. */
  | 'SUSPENDED'
  /** Something that was done to it was taken back. */
  | 'UNDONE'
  /** It was changed. */
  | 'UPDATED'
  /** A report was found to be right. */
  | 'UPHELD';

/** Which activities to list; every part narrows the list further. */
export type ActivityFilter = {
  /** Only this. */
  action?: ActivityAction | null | undefined;
  /** Only what this person has done. */
  actorId?: string | number | null | undefined;
  /** Only from this moment on. */
  since?: string | null | undefined;
  /** Only what was done to this one thing. */
  targetId?: string | number | null | undefined;
  /** Only what was done to this kind of thing. */
  targetKind?: ActivityTarget | null | undefined;
  /** Only before this moment. */
  until?: string | null | undefined;
};

/** What something was done to. */
export type ActivityTarget =
  /** An API token. */
  | 'API_TOKEN'
  /** A city. */
  | 'CITY'
  /** A file with personal data. */
  | 'FILE'
  /** A photo. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A suggested edit of a place. */
  | 'PLACE_EDIT'
  /** A report. */
  | 'REPORT'
  /** A review. */
  | 'REVIEW'
  /** A person. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** Which part of a list to answer. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end answers the last page. */
  number?: number;
  /** Items on a page, 1 to 100. */
  size?: number;
};

export type ActivityScreenQueryVariables = Exact<{
  filter: Types.ActivityFilter;
  page: Types.PageInput;
}>;


export type ActivityScreenQuery = { activities: { total: number, page: number, pages: number, items: Array<{ id: string, action: Types.ActivityAction, targetKind: Types.ActivityTarget, targetId: string, label: string | null, placeId: string | null, createdAt: string, actor: { id: string, name: string, avatarUrl: string | null } | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };


export const ActivityScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityItem_activity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityItem_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"placeId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ActivityScreenQuery, ActivityScreenQueryVariables>;
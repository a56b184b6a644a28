/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which people to list; every part narrows the list further. */
export type AdminUserFilter = {
  /** Only those with this role. */
  role?: UserRole | null | undefined;
  /** Words of the name or e-mail address. */
  search?: string | null | undefined;
  /** Only those who are suspended, or only others. */
  suspended?: boolean | null | undefined;
  /** Only verified ones, or only others. */
  verified?: boolean | null | undefined;
};

/** The order of the list of people. */
export type AdminUserSort =
  /** By when they joined. */
  | 'JOINED'
  /** By name. */
  | 'NAME'
  /** By the number of reviews that are not deleted. */
  | 'REVIEWS';

/** Which part of a list to answer. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end answers the last page. */
  number?: number;
  /** Items on a page, 1 to 100. */
  size?: number;
};

/** A way to sign in. */
export type SignInMethod =
  /** A Facebook account. */
  | 'FACEBOOK'
  /** A Google account. */
  | 'GOOGLE'
  /** E-mail address and password. */
  | 'LOCAL';

/** Which way a list is ordered. */
export type SortDirection =
  /** The least, oldest or first in the alphabet first. */
  | 'ASCENDING'
  /** The other way round. */
  | 'DESCENDING';

/** What a person may do in the guide. */
export type UserRole =
  /** Runs the guide. */
  | 'ADMIN'
  /** Keeps the guide clean. */
  | 'MODERATOR'
  /** Whoever has an account. */
  | 'USER';

export type AdminUsersScreenQueryVariables = Exact<{
  filter: Types.AdminUserFilter;
  sort: Types.AdminUserSort;
  direction: Types.SortDirection;
  page: Types.PageInput;
}>;


export type AdminUsersScreenQuery = { adminUsers: { total: number, page: number, pages: number, items: Array<{ id: string, name: string, email: string, role: Types.UserRole, avatarUrl: string | null, provider: Types.SignInMethod, isVerified: boolean, createdAt: string, suspendedUntil: string | null, version: number, reviewsCount: number, viewerCan: { changeRole: boolean, suspend: boolean, delete: boolean } }> } };

export type AdminUserCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminUserCountsQuery = { adminCounts: { users: { all: number, admins: number, moderators: number, regular: number, verified: number, suspended: number } } };


export const AdminUsersScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsersScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"reviewsCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<AdminUsersScreenQuery, AdminUsersScreenQueryVariables>;
export const AdminUserCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUserCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"admins"}},{"kind":"Field","name":{"kind":"Name","value":"moderators"}},{"kind":"Field","name":{"kind":"Name","value":"regular"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUserCountsQuery, AdminUserCountsQueryVariables>;
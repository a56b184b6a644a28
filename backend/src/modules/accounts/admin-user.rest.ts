import { ROLES } from '../../core/access/viewer.js';
import { inPortions } from '../../core/paging/portions.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import { adminPageOf } from '../../core/rest/admin-page.js';
import { type CsvColumns, streamCsv } from '../../core/rest/csv.js';
import { FileAnswer } from '../../core/rest/file-answer.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { isSuspended, type User } from '../users/index.js';
import { type AdminUserFilter, AdminUserSort, RoleInput } from './admin-user.input.js';
import { providerOf, SignInMethod } from './viewer.type.js';
import type { AccountModule } from './index.js';

/** A person as the REST API shows them to admins. */
async function adminUserJson(user: User, { identitiesOf }: AccountModule) {
  const { id, name, email, role, avatarUrl, isVerified, createdAt } = user;
  const provider = providerOf(user, await identitiesOf.load(id));
  return {
    _id: id, name, email, role, avatar: avatarUrl ?? undefined, provider: provider === SignInMethod.LOCAL ? undefined : provider, isVerified, createdAt,
    suspendedUntil: isSuspended(user) ? user.suspendedUntil : undefined,
  };
}

const filterOf = (query: QueryReader): AdminUserFilter => ({
  search: query.text('search'), role: query.oneOf('role', ROLES), verified: query.boolean('verified'), suspended: query.boolean('suspended'),
});

const COLUMNS: CsvColumns<User> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  verified: ({ isVerified }) => isVerified,
  joined: ({ createdAt }) => createdAt,
  suspendedUntil: (user) => (isSuspended(user) ? user.suspendedUntil : null),
};

export const adminUserRoutes: Route<AccountModule>[] = [
  {
    method: 'get',
    path: '/admin/users',
    access: 'admin',
    summary: 'The people, the last joined first; query: search, role, verified, suspended, page, limit',
    async handle({ query, services }) {
      const order = { sort: AdminUserSort.JOINED, direction: SortDirection.DESCENDING };
      const { items } = await services.adminUsers.list(filterOf(query), order, adminPageOf(query));
      return Promise.all(items.map((user) => adminUserJson(user, services)));
    },
  },
  {
    method: 'get',
    path: '/admin/users.csv',
    access: 'admin',
    summary: 'All of them as a file; query: search, role, verified, suspended, ids',
    async handle({ query, services }) {
      const [filter, ids] = [filterOf(query), query.ids('ids')];
      const portions = inPortions((after, limit) => services.adminUsers.portion(filter, ids, after, limit));
      return new FileAnswer('text/csv; charset=utf-8', 'users', 'csv', streamCsv(COLUMNS, portions));
    },
  },
  {
    method: 'put',
    path: '/admin/users/:id/role',
    access: 'admin',
    summary: 'Gives somebody another role; body: role',
    async handle({ params, body, services, viewer }) {
      const id = params.id ?? '';
      await services.adminUsers.setRole(viewer, id, readInput(RoleInput, body).role);
      return adminUserJson(await services.adminUsers.get(id), services);
    },
  },
  {
    method: 'delete',
    path: '/admin/users/:id',
    access: 'admin',
    summary: 'Deletes an account: what is personal is erased at once',
    async handle({ params, services, viewer }) {
      await services.adminUsers.remove(viewer, params.id ?? '');
      return { message: 'The account is deleted.' };
    },
  },
];

import { type Static, Type } from '@sinclair/typebox';
import { ROLES } from '../../../core/access/index.js';
import { inPortions, SortDirection } from '../../../core/paging/index.js';
import {
  ADDRESS,
  choice,
  CSV,
  type CsvColumns,
  csvFile,
  ID,
  MESSAGE,
  MOMENT,
  object,
  pageOf,
  param,
  type Route,
  routesOf,
  VERSION,
} from '../../../core/rest/index.js';
import { isSuspended, type User } from '../../users/index.js';
import { AdminUserSort, RoleInput } from './admin-user.input.js';
import { providerOf, SignInMethod } from '../viewer.type.js';
import type { AccountModule } from '../account.module.js';

/** A user, as the REST API shows them to admins. */
const AdminUserJson = object(
  {
    _id: ID,
    name: Type.String(),
    email: Type.String(),
    role: choice(ROLES),
    cityIds: Type.Optional(Type.Array(ID, { description: 'Cities of a moderator of some cities.' })),
    avatar: Type.Optional(ADDRESS),
    provider: Type.Optional(choice(Object.values(SignInMethod))),
    isVerified: Type.Boolean(),
    createdAt: MOMENT,
    suspendedUntil: Type.Optional(MOMENT),
    version: VERSION,
  },
  'AdminUser',
);

async function adminUserJson(user: User, { identitiesOf }: AccountModule): Promise<Static<typeof AdminUserJson>> {
  const { id, name, email, role, moderatedCityIds, avatarUrl, isVerified, createdAt, suspendedUntil, version } = user;
  const provider = providerOf(user, await identitiesOf.load(id));
  return {
    _id: id,
    name,
    email,
    role,
    cityIds: (role === 'moderator' && moderatedCityIds) || undefined,
    avatar: avatarUrl ?? undefined,
    provider: provider === SignInMethod.LOCAL ? undefined : provider,
    isVerified,
    createdAt,
    suspendedUntil: (isSuspended(user) && suspendedUntil) || undefined,
    version,
  };
}

const FILTER = {
  search: param.text('Words that the name or e-mail address must contain.'),
  role: param.oneOf(ROLES, 'Only users with this role.'),
  verified: param.boolean('Only users with a confirmed e-mail address (true) or without (false).'),
  suspended: param.boolean('Only suspended users (true) or only others (false).'),
};

/** Returns the cities of a moderator as text: their ids, `all` or `none`. */
const citiesText = (cityIds: readonly string[] | null): string => (cityIds ? cityIds.join(' ') || 'none' : 'all');

const COLUMNS: CsvColumns<User> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  cityIds: ({ role, moderatedCityIds }) => (role === 'moderator' ? citiesText(moderatedCityIds) : null),
  verified: ({ isVerified }) => isVerified,
  joined: ({ createdAt }) => createdAt,
  suspendedUntil: (user) => (isSuspended(user) ? user.suspendedUntil : null),
};

const route = routesOf<AccountModule>();

export const adminUserRoutes: Route<AccountModule>[] = [
  route({
    method: 'get',
    path: '/admin/users',
    access: 'admin',
    summary: 'Users, the newest first',
    query: { ...FILTER, ...param.adminPage },
    answer: Type.Array(AdminUserJson),
    async handle({ query: { page, limit, ...filter }, services }) {
      const order = { sort: AdminUserSort.JOINED, direction: SortDirection.DESCENDING };
      const { items } = await services.adminUsers.list(filter, order, pageOf({ page, limit }));
      return Promise.all(items.map((user) => adminUserJson(user, services)));
    },
  }),
  route({
    method: 'get',
    path: '/admin/users.csv',
    access: 'admin-in-person',
    summary: 'All matching users as CSV',
    query: { ...FILTER, ids: param.ids('Only users with these identifiers.') },
    answer: CSV,
    async handle({ query: { ids, ...filter }, services, viewer }) {
      const { role, verified, suspended } = filter;
      await services.activities.noteDownload(viewer, 'users.csv', { role, verified, suspended, selected: ids?.length });
      return csvFile(
        'users',
        COLUMNS,
        inPortions((after, limit) => services.adminUsers.portion(filter, ids, after, limit)),
      );
    },
  }),
  route({
    method: 'put',
    path: '/admin/users/:id/role',
    access: 'admin-in-person',
    summary: 'Changes the role of a user, or the cities of a moderator; CONFLICT if the user has changed since the given version',
    body: RoleInput,
    answer: AdminUserJson,
    async handle({ params, input, services, viewer }) {
      await services.adminUsers.setRole(viewer, { id: params.id, version: input.version }, input.role, input.cityIds);
      return adminUserJson(await services.adminUsers.get(params.id), services);
    },
  }),
  route({
    method: 'put',
    path: '/admin/users/:id/verified',
    access: 'admin-in-person',
    summary: 'Confirms the e-mail address of a user whom the admin knows; CONFLICT if the user has changed since the given version',
    query: { version: param.version },
    answer: AdminUserJson,
    async handle({ params, query, services, viewer }) {
      return adminUserJson(await services.adminUsers.confirmAddress(viewer, { id: params.id, version: query.version }), services);
    },
  }),
  route({
    method: 'delete',
    path: '/admin/users/:id',
    access: 'admin-in-person',
    summary: 'Deletes an account and erases its personal data at once; CONFLICT if the user has changed since the given version',
    query: { version: param.version },
    answer: MESSAGE,
    async handle({ params, query, services, viewer }) {
      await services.adminUsers.remove(viewer, { id: params.id, version: query.version });
      return { message: 'The account is deleted.' };
    },
  }),
];

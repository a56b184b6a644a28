import { type Static, Type } from '@sinclair/typebox';
import { ADDRESS, ID, MOMENT, object, type Route, routesOf } from '../../core/rest/index.js';
import type { UserModule } from './user.module.js';
import type { User } from './user.entity.js';

/** Public profile of a user in the REST API. */
const PersonJson = object({ _id: ID, name: Type.String(), avatar: Type.Optional(ADDRESS), createdAt: MOMENT }, 'Person');

const personJson = ({ id, name, avatarUrl, createdAt }: User): Static<typeof PersonJson> => ({ _id: id, name, avatar: avatarUrl ?? undefined, createdAt });

const route = routesOf<UserModule>();

export const userRoutes: Route<UserModule>[] = [
  route({
    method: 'get',
    path: '/people/:id',
    access: 'public',
    summary: 'Public profile of a user',
    answer: PersonJson,
    handle: async ({ params, services }) => personJson(await services.users.get(params.id)),
  }),
];

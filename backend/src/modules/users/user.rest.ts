import { type Static, Type } from '@sinclair/typebox';
import { ADDRESS, ID, MOMENT, object } from '../../core/rest/json-schema.js';
import { type Route, routesOf } from '../../core/rest/route.js';
import type { UserModule } from './index.js';
import type { User } from './user.entity.js';

/** A person as the REST API shows them to everyone. */
const PersonJson = object({ _id: ID, name: Type.String(), avatar: Type.Optional(ADDRESS), createdAt: MOMENT }, 'Person');

const personJson = ({ id, name, avatarUrl, createdAt }: User): Static<typeof PersonJson> => ({ _id: id, name, avatar: avatarUrl ?? undefined, createdAt });

const route = routesOf<UserModule>();

export const userRoutes: Route<UserModule>[] = [
  route({
    method: 'get',
    path: '/people/:id',
    access: 'public',
    summary: 'A person, as everyone may see them',
    answer: PersonJson,
    handle: async ({ params, services }) => personJson(await services.users.get(params.id)),
  }),
];

import type { Route } from '../../core/rest/route.js';
import type { UserModule } from './index.js';
import type { User } from './user.entity.js';

/** A person as the REST API shows them to everyone. */
const personJson = ({ id, name, avatarUrl, createdAt }: User) => ({ _id: id, name, avatar: avatarUrl ?? undefined, createdAt });

export const userRoutes: Route<UserModule>[] = [
  {
    method: 'get',
    path: '/people/:id',
    access: 'public',
    summary: 'A person, as everyone may see them',
    handle: async ({ params, services }) => personJson(await services.users.get(params.id ?? '')),
  },
];

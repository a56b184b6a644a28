import type { UserRole } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/places';
import { flagIn, pageOf, present, sortOf, wordIn } from '../../../widgets/console';
import type { AdminUsersScreenQueryVariables } from './AdminUsersScreen.generated';

/** Default value of `sort` in the address: latest sign-up first. */
export const USUAL_USER_SORT = '-joined';

const SORTS = { name: 'NAME', joined: 'JOINED', reviews: 'REVIEWS' } as const;

/** Returns the query variables of an address such as `/admin/users?q=rao&role=moderator&sort=name`. Ignores invalid values. */
export function adminUsersVariables(address: URLSearchParams): AdminUsersScreenQueryVariables {
  return {
    filter: present({
      search: addressText(address, 'q'),
      role: wordIn<UserRole>(address, 'role', ['ADMIN', 'MODERATOR', 'USER']),
      verified: flagIn(address, 'verified'),
      suspended: flagIn(address, 'suspended'),
    }),
    ...sortOf(address, SORTS, USUAL_USER_SORT),
    page: pageOf(address),
  };
}

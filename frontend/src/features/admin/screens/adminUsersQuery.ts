import type { UserRole } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/addressText';
import { flagIn, pageOf, present, sortOf, wordIn } from '../../../widgets/console';
import type { AdminUsersScreenQueryVariables } from './AdminUsersScreen.generated';

/** The word for the order without `sort` in the address: who joined last comes first. */
export const USUAL_USER_SORT = '-joined';

const SORTS = { name: 'NAME', joined: 'JOINED', reviews: 'REVIEWS' } as const;

/** What an address such as `/admin/users?q=rao&role=moderator&sort=name` asks for; what it says wrongly counts as absent. */
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

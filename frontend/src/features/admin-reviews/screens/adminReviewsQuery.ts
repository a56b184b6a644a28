import type { ModerationStatus } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/places';
import { flagIn, pageOf, present, sortOf, wordIn } from '../../../widgets/console';
import type { AdminReviewsScreenQueryVariables } from './AdminReviewsScreen.generated';

/** Default value of `sort` in the address: newest first. */
export const USUAL_REVIEW_SORT = '-written';

const SORTS = { written: 'CREATED', rating: 'RATING', helpful: 'HELPFUL' } as const;

/** Returns the query variables of an address such as `/admin/reviews?q=tea&status=pending&rating=5`. Ignores invalid values. */
export function adminReviewsVariables(address: URLSearchParams): AdminReviewsScreenQueryVariables {
  const rating = Number(address.get('rating'));
  return {
    filter: present({
      search: addressText(address, 'q'),
      rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
      status: wordIn<ModerationStatus>(address, 'status', ['PENDING', 'APPROVED', 'REJECTED']),
      reported: flagIn(address, 'reported'),
      placeId: addressText(address, 'placeId'),
      userId: addressText(address, 'userId'),
    }),
    ...sortOf(address, SORTS, USUAL_REVIEW_SORT),
    page: pageOf(address),
  };
}

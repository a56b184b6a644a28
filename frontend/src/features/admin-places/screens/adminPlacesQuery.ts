import type { PlaceStatus } from '../../../graphql/schema.generated';
import { placeFields } from '../../../graphql/placeFields.generated';
import { addressCategory, addressText } from '../../../lib/places';
import { flagIn, pageOf, present, sortOf, wordIn } from '../../../widgets/console';
import type { AdminPlacesScreenQueryVariables } from './AdminPlacesScreen.generated';

/** Default value of `sort` in the address: newest first. */
export const USUAL_PLACE_SORT = '-added';

const BUSINESS_STATES = [...placeFields.businessStatus.choices, 'open'];

const SORTS = { name: 'NAME', rating: 'RATING', reviews: 'REVIEWS', added: 'CREATED' } as const;

/** Returns the query variables of an address such as `/admin/places?q=tea&status=pending&sort=-rating`. Ignores invalid values. */
export function adminPlacesVariables(address: URLSearchParams): AdminPlacesScreenQueryVariables {
  return {
    filter: present({
      search: addressText(address, 'q'),
      status: wordIn<PlaceStatus>(address, 'status', ['PENDING', 'ACTIVE', 'INACTIVE']),
      businessStatus: BUSINESS_STATES.find((state) => state === address.get('businessStatus')),
      category: addressCategory(address),
      cityId: addressText(address, 'cityId'),
      featured: flagIn(address, 'featured'),
      reported: flagIn(address, 'reported'),
      importId: addressText(address, 'importId'),
      source: addressText(address, 'source'),
    }),
    ...sortOf(address, SORTS, USUAL_PLACE_SORT),
    page: pageOf(address),
  };
}

import type { PlaceStatus } from '../../../graphql/schema.generated';
import { placeFields } from '../../../graphql/placeFields.generated';
import { addressText, categorySlug } from '../../../lib/places';
import { flagIn, pageOf, present, sortOf, wordIn, wordsIn } from '../../../widgets/console';
import { addedWithinIn, attributesIn, PRICES } from '../components/filterAddress';
import type { AdminPlacesScreenQueryVariables } from './AdminPlacesScreen.generated';

/** Default value of `sort` in the address: newest first. */
export const USUAL_PLACE_SORT = '-added';

const BUSINESS_STATES = [...placeFields.businessStatus.choices, 'open'];

const SORTS = { name: 'NAME', rating: 'RATING', reviews: 'REVIEWS', added: 'CREATED' } as const;

const some = <Item>(list: readonly Item[]) => (list.length > 0 ? [...list] : undefined);

/** Returns the query variables of an address such as `/admin/places?q=tea&status=pending&sort=-rating`. Ignores invalid values. */
export function adminPlacesVariables(address: URLSearchParams): AdminPlacesScreenQueryVariables {
  return {
    filter: present({
      search: addressText(address, 'q'),
      status: wordIn<PlaceStatus>(address, 'status', ['PENDING', 'ACTIVE', 'INACTIVE']),
      businessStatus: BUSINESS_STATES.find((state) => state === address.get('businessStatus')),
      categories: some(wordsIn(address, 'category').map(categorySlug)),
      prices: some(wordsIn(address, 'price').filter((price) => PRICES.includes(price))),
      attributes: some(attributesIn(address)),
      withHours: flagIn(address, 'withHours'),
      withPhotos: flagIn(address, 'withPhotos'),
      addedWithin: addedWithinIn(address),
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

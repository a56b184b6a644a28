import type { CityStatus } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/places';
import { flagIn, pageOf, present, sortOf, wordIn } from '../../../widgets/console';
import type { AdminCitiesScreenQueryVariables } from './AdminCitiesScreen.generated';

/** Default value of `sort` in the address. */
export const USUAL_CITY_SORT = 'name';

const SORTS = { name: 'NAME', population: 'POPULATION', places: 'PLACES', added: 'CREATED' } as const;

/** Returns the query variables of an address such as `/admin/cities?q=raj&status=inactive&sort=-population`. Ignores invalid values. */
export function adminCitiesVariables(address: URLSearchParams): AdminCitiesScreenQueryVariables {
  return {
    filter: present({
      search: addressText(address, 'q'),
      status: wordIn<CityStatus>(address, 'status', ['ACTIVE', 'INACTIVE']),
      featured: flagIn(address, 'featured'),
      country: addressText(address, 'country'),
      importId: addressText(address, 'importId'),
      source: addressText(address, 'source'),
    }),
    ...sortOf(address, SORTS, USUAL_CITY_SORT),
    page: pageOf(address),
  };
}

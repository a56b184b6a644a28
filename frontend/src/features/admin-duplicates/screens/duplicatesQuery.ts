import { addressText } from '../../../lib/places';
import { pageOf, present } from '../../../widgets/console';
import type { DuplicatesScreenQueryVariables } from './DuplicatesScreen.generated';

/** Returns the query variables of an address such as `/admin/places/duplicates?cityId=…&show=different`. */
export function duplicatesVariables(address: URLSearchParams): DuplicatesScreenQueryVariables {
  const isDismissed = address.get('show') === 'different';
  return { filter: { ...present({ cityId: addressText(address, 'cityId') }), isDismissed }, page: pageOf(address) };
}

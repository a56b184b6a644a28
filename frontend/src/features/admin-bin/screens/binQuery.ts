import type { BinKind } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/places';
import { pageOf, wordIn } from '../../../widgets/console';
import type { BinScreenQueryVariables } from './BinScreen.generated';

const KINDS: readonly BinKind[] = ['CITY', 'PLACE', 'REVIEW', 'PHOTO', 'LIST'];

/** Returns the query variables of an address such as `/admin/deleted?kind=place&q=fort`. Cities are the first tab. */
export const binVariables = (address: URLSearchParams): BinScreenQueryVariables => ({
  kind: wordIn<BinKind>(address, 'kind', KINDS) ?? 'CITY',
  search: addressText(address, 'q') ?? null,
  page: pageOf(address),
});

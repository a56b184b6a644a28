import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** What everyone sees of the guide; the console never shows it, so that it may go. */
const PUBLIC = [
  'cities',
  'city',
  'countries',
  'featuredCities',
  'person',
  'place',
  'placeCategories',
  'placeCities',
  'places',
  'placesLike',
  'states',
  'stats',
];

/** Asks again for what is on the screen once something was changed, and lets go of what other screens had been told. */
export function useRefresh(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    for (const fieldName of PUBLIC) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    // What is on its way already may tell of the time before the change: it must not count as the answer.
    for (const { options } of client.getObservableQueries('active').values()) options.context = { ...options.context, queryDeduplication: false };
    // Where that fails, the lists say so themselves.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client]);
}

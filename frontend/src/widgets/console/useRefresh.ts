import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Public root fields. The console never shows them, so their cache entries can be evicted. */
const PUBLIC = [
  'cities',
  'city',
  'countries',
  'featuredCities',
  'person',
  'place',
  'placeCategories',
  'placeCities',
  'placeKinds',
  'places',
  'placesLike',
  'states',
  'stats',
];

/** Returns a function that refetches the queries of the screen after a change, and evicts the cached public data. */
export function useRefresh(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    for (const fieldName of PUBLIC) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    // A pending response can be older than the change, so it must not answer the new query.
    for (const { options } of client.getObservableQueries('active').values()) options.context = { ...options.context, queryDeduplication: false };
    // If it fails, the lists show the error.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client]);
}

import type { ApolloCache } from '@apollo/client';
import { ViewerDocument } from '../../lib/account/viewer.generated';

/** Evicts the viewer's lists from the cache, so that their components fetch them again. */
export function forgetLists(cache: ApolloCache): void {
  const viewer = cache.readQuery({ query: ViewerDocument })?.viewer;
  if (!viewer) return;
  for (const __typename of ['Account', 'User']) cache.evict({ id: cache.identify({ __typename, id: viewer.id }), fieldName: 'lists' });
}

import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../lib/viewer.generated';
import { AddFavoriteDocument, RemoveFavoriteDocument } from './setFavorite.generated';

/**
 * Makes a place a favourite of the viewer, or not one any more. It shows at once everywhere, and is taken back where the server refuses;
 * lists of favourites are asked anew once it has taken it.
 * @throws what the request failed with
 */
export async function setFavorite(client: ApolloClient, placeId: string, isFavorite: boolean): Promise<void> {
  await client.mutate({
    mutation: isFavorite ? AddFavoriteDocument : RemoveFavoriteDocument,
    variables: { placeId },
    optimisticResponse: { place: { __typename: 'Place', id: placeId, isFavorite } },
  });
  const viewer = client.readQuery({ query: ViewerDocument })?.viewer;
  if (viewer) client.cache.evict({ id: client.cache.identify(viewer), fieldName: 'favorites' });
}

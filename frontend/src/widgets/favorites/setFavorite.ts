import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from '../../lib/account/viewer.generated';
import { AddFavoriteDocument, RemoveFavoriteDocument } from './setFavorite.generated';

/**
 * Adds a place to the viewer's favorites, or removes it.
 * The change shows at once everywhere and is reverted if the server refuses it. Lists of favorites are refetched after it.
 * @throws the error of the request
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

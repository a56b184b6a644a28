import { useApolloClient } from '@apollo/client/react';
import { t } from '../../lib/i18n';
import { useRefusal } from '../../ui/toast';
import { forgetLists } from './forgetLists';
import { CreatePlaceListDocument } from './ListDialog.generated';
import { AddPlaceToListDocument, type SaveToList_ListFragment, TakePlaceFromListDocument } from './SaveToList.generated';

/** Functions that add a place to lists of the viewer and remove it. */
interface Saving {
  /** Adds the place to a list or removes it, at once; reverted if the server refuses. */
  toggle: (list: SaveToList_ListFragment) => Promise<void>;
  /**
   * Creates a private list with the place.
   * @throws if the list could not be created
   */
  create: (name: string) => Promise<void>;
}

/** Returns functions to save a place to the viewer's lists. */
export function useSaving(placeId: string): Saving {
  const client = useApolloClient();
  const refuse = useRefusal();

  async function toggle({ id, has, placesCount }: SaveToList_ListFragment) {
    try {
      await client.mutate({
        mutation: has ? TakePlaceFromListDocument : AddPlaceToListDocument,
        variables: { listId: id, placeId },
        optimisticResponse: { list: { __typename: 'PlaceList', id, placesCount: placesCount + (has ? -1 : 1), has: !has } },
      });
      client.cache.evict({ id: client.cache.identify({ __typename: 'PlaceList', id }), fieldName: 'items' });
    } catch (error) {
      refuse(error, t('lists.theListCouldNotBeChanged'));
    }
  }

  async function create(name: string) {
    const { data } = await client.mutate({ mutation: CreatePlaceListDocument, variables: { input: { name, visibility: 'PRIVATE' } } });
    const add = data && client.mutate({ mutation: AddPlaceToListDocument, variables: { listId: data.list.id, placeId } });
    await add?.catch((error: unknown) => refuse(error, t('lists.thePlaceCouldNotBe', { name })));
    forgetLists(client.cache);
  }

  return { toggle, create };
}

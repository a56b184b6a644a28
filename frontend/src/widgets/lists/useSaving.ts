import { useApolloClient } from '@apollo/client/react';
import { t } from '../../lib/i18n';
import { useRefusal } from '../../lib/useRefusal';
import { forgetLists } from './forgetLists';
import { CreatePlaceListDocument } from './ListDialog.generated';
import { AddPlaceToListDocument, type SaveToList_ListFragment, TakePlaceFromListDocument } from './SaveToList.generated';

/** Ways to put a place into lists of the viewer, and to take it out of them. */
interface Saving {
  /** Puts it into a list or takes it out, at once; taken back where the server refuses. */
  toggle: (list: SaveToList_ListFragment) => Promise<void>;
  /**
   * Makes a private list with the place in it.
   * @throws where the list could not be made
   */
  create: (name: string) => Promise<void>;
}

/** Lets a place be put into lists of the viewer. */
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

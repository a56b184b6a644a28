import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify, useRefusal } from '../../../ui/toast';
import {
  type ListPlaces_ListFragment,
  MovePlaceInListDocument,
  PutPlaceBackInListDocument,
  RemovePlaceFromListDocument,
  UpdatePlaceListNoteDocument,
} from './ListPlaces.generated';

export type ListItem = ListPlaces_ListFragment['items'][number];

/** Places of a list in screen order, with functions to change them. */
export interface ListPlaces {
  items: readonly ListItem[];
  /** Moves a place to a position (from 1). Sends several moves one after the other. */
  move: (placeId: string, position: number) => void;
  /** Removes a place at once and offers an undo. */
  remove: (item: ListItem) => Promise<void>;
}

function arranged(items: readonly ListItem[], ids: readonly string[]): ListItem[] {
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (placeOf.get(a.place.id) ?? Infinity) - (placeOf.get(b.place.id) ?? Infinity));
}

/** Converts an item to the shape that mutations return. */
const bare = ({ addedAt, note, place }: ListItem) => ({
  __typename: 'PlaceListItem' as const,
  addedAt,
  note,
  place: { __typename: 'Place' as const, id: place.id },
});

/** Returns the places of a list and the owner's functions to arrange them. Reverts changes that the server rejects. */
export function useListPlaces(list: ListPlaces_ListFragment): ListPlaces {
  const client = useApolloClient();
  const notify = useNotify();
  const refuse = useRefusal();
  const [order, setOrder] = useState<readonly string[]>();
  const sending = useRef({ last: Promise.resolve(), count: 0 });
  const items = order ? arranged(list.items, order) : list.items;
  const listId = list.id;

  function move(placeId: string, position: number) {
    const ids = items.map(({ place }) => place.id).filter((id) => id !== placeId);
    ids.splice(position - 1, 0, placeId);
    setOrder(ids);
    const queue = sending.current;
    queue.count += 1;
    queue.last = queue.last.then(async () => {
      const variables = { listId, placeId, position };
      await client.mutate({ mutation: MovePlaceInListDocument, variables }).catch((error: unknown) => refuse(error, t('lists.theListCouldNotBeChanged')));
      queue.count -= 1;
      if (queue.count === 0) setOrder(undefined); // from now on the server's order is shown
    });
  }

  async function putBack({ place, note }: ListItem, position: number) {
    const variables = { listId, placeId: place.id };
    try {
      await client.mutate({ mutation: PutPlaceBackInListDocument, variables });
      if (position < items.length) await client.mutate({ mutation: MovePlaceInListDocument, variables: { ...variables, position } });
      if (note) await client.mutate({ mutation: UpdatePlaceListNoteDocument, variables: { ...variables, input: { note } } });
    } catch (error) {
      refuse(error, t('lists.nameCouldNotBePutBack', { name: place.name }));
    }
  }

  async function remove(item: ListItem) {
    const { place } = item;
    const position = items.indexOf(item) + 1;
    const rest = items.filter((other) => other !== item).map(bare);
    try {
      await client.mutate({
        mutation: RemovePlaceFromListDocument,
        variables: { listId, placeId: place.id },
        optimisticResponse: { list: { __typename: 'PlaceList', id: listId, placesCount: rest.length, updatedAt: list.updatedAt, items: rest } },
      });
      client.cache.evict({ id: client.cache.identify({ __typename: 'PlaceList', id: listId }), fieldName: 'has' });
      notify.success(t('lists.nameWasRemovedFromTheList', { name: place.name }), { label: t('lists.undo'), run: () => void putBack(item, position) });
    } catch (error) {
      refuse(error, t('lists.theListCouldNotBeChanged'));
    }
  }

  return { items, move, remove };
}

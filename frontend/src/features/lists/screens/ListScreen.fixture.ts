import { tileMap } from '../../../../test/baseMap';
import { fakeApi, refusal } from '../../../../test/fakeApi';
import { MIDDLE } from '../../../../test/images';
import { makeViewer } from '../../../../test/viewer';

interface Item {
  id: string;
  name: string;
  note: string | null;
}

interface Options {
  places?: Item[];
  /** True: the signed-in user owns the list. */
  isMine?: boolean;
  list?: object;
  /** Responses that replace the default ones. */
  answers?: Parameters<typeof fakeApi>[0];
}

/** Makes places from names; text after a colon becomes the note. */
export const named = (...names: string[]): Item[] =>
  names.map((text, n) => {
    const [name = '', note = null] = text.split(': ');
    return { id: `p${n + 1}`, name, note };
  });

const aPlace = ({ id, name }: Item) => ({
  __typename: 'Place',
  id,
  name,
  category: 'cafe',
  moreCategories: [],
  attributes: [],
  priceRange: '₹',
  businessStatus: null,
  opensOn: null,
  isFavorite: false,
  rating: { __typename: 'Rating', average: 4.5, count: 12 },
  coordinates: null,
  city: { __typename: 'City', id: 'c1', name: 'Jaipur' },
  images: [{ __typename: 'Image', url: `/art/places/${id}.svg`, alt: '', focus: MIDDLE }],
});

/** Fake API that stores one list and applies changes to it. */
export function aServer({ places = named('Blue Door', 'Amber Fort', 'Old Library'), isMine = true, list = {}, answers = {} }: Options = {}) {
  let items = places;
  let kept = {
    __typename: 'PlaceList',
    id: 'l1',
    ref: 'l1',
    name: 'Rainy days',
    description: 'Roofs and soup.',
    visibility: 'PUBLIC',
    updatedAt: '2026-11-20T10:00:00Z',
    ...list,
  };
  const shown = (token?: string) => ({
    ...kept,
    isMine: isMine && token !== undefined,
    placesCount: items.length,
    owner: { __typename: 'User', id: 'u-1', name: 'Asha Rao', avatarUrl: null },
    items: items.map((item) => ({ __typename: 'PlaceListItem', addedAt: '2026-10-01T10:00:00Z', note: item.note, place: aPlace(item) })),
  });
  const changed = () => ({ data: { list: shown('theirs') } });
  const site = { __typename: 'Site', map: tileMap('/{z}/{x}/{y}', 'Testers') };
  return fakeApi({
    Viewer: (_, token) => ({ data: { viewer: token ? makeViewer() : null } }),
    ListScreen: ({ ref }, token) => (ref === kept.ref ? { data: { placeList: shown(token), site } } : refusal('There is no such list.', 'NOT_FOUND')),
    MovePlaceInList: ({ placeId, position }) => {
      const moved = items.filter(({ id }) => id === placeId);
      items = items.filter(({ id }) => id !== placeId);
      items = items.toSpliced(Number(position) - 1, 0, ...moved);
      return changed();
    },
    RemovePlaceFromList: ({ placeId }) => {
      items = items.filter(({ id }) => id !== placeId);
      return changed();
    },
    PutPlaceBackInList: ({ placeId }) => {
      items = [...items, ...places.filter(({ id }) => id === placeId).map((item) => ({ ...item, note: null }))];
      return changed();
    },
    UpdatePlaceListNote: ({ placeId, input }) => {
      const { note } = input as { note: string | null };
      items = items.map((item) => (item.id === placeId ? { ...item, note } : item));
      return changed();
    },
    UpdatePlaceList: ({ input }) => {
      kept = { ...kept, ...(input as object) };
      return changed();
    },
    RenewPlaceListLink: () => {
      kept = { ...kept, ref: 'newer-key' };
      return changed();
    },
    DeletePlaceList: () => ({ data: { deletePlaceList: true } }),
    ...answers,
  });
}

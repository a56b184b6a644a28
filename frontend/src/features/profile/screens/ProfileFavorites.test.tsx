import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../../test/fakeApi';
import { MIDDLE } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { MyFavorites } from '../components/contributions/MyFavorites';
import { MyLists } from '../components/contributions/MyLists';

const aPlace = (id: string) => ({
  __typename: 'Place',
  id,
  name: `Place ${id}`,
  category: 'cafe',
  moreCategories: [],
  attributes: [],
  priceRange: '₹',
  businessStatus: null,
  opensOn: null,
  isFavorite: true,
  rating: { __typename: 'Rating', average: 4.5, count: 12 },
  city: { __typename: 'City', id: 'c1', name: 'Jaipur' },
  images: [{ __typename: 'Image', url: `/art/places/${id}.svg`, alt: '', focus: MIDDLE }],
});
const aList = (id: string, visibility: string, placesCount: number) => ({ __typename: 'PlaceList', id, ref: id, name: `List ${id}`, visibility, placesCount });

const SIZE = 6;

/** Shows the section with a fake API that stores favorites and lists. */
async function show({ favorites = [] as string[], lists = [] as object[], answers = {} } = {}) {
  localStorage.setItem('token', 'theirs');
  let kept = favorites;
  const account = { __typename: 'Account', id: 'u-1' };
  const api = fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    MyFavorites: ({ page }) => {
      const pages = Math.max(1, Math.ceil(kept.length / SIZE));
      const number = Math.min(Number(page), pages);
      const items = kept.slice((number - 1) * SIZE, number * SIZE).map(aPlace);
      return { data: { viewer: { ...account, favorites: { __typename: 'PlacePage', items, total: kept.length, page: number, pages } } } };
    },
    MyPhotos: () => ({ data: { viewer: { ...account, photos: { __typename: 'PhotoPage', items: [], total: 0, page: 1, pages: 1 } } } }),
    MyLists: () => ({ data: { viewer: { ...account, lists } } }),
    AddFavorite: ({ placeId }) => {
      kept = [String(placeId), ...kept];
      return { data: { place: { __typename: 'Place', id: placeId, isFavorite: true } } };
    },
    RemoveFavorite: ({ placeId }) => {
      kept = kept.filter((id) => id !== placeId);
      return { data: { place: { __typename: 'Place', id: placeId, isFavorite: false } } };
    },
    CreatePlaceList: () => ({ data: { list: aList('new', 'PRIVATE', 0) } }),
    ...answers,
  });
  const shown = await renderApp(null, {
    path: '/profile',
    transport: api.transport,
    routes: [
      {
        path: '/profile',
        element: (
          <>
            <MyFavorites />
            <MyLists />
          </>
        ),
      },
      { path: '/lists/:ref', element: <h1>The list</h1> },
    ],
  });
  return { ...shown, ...api };
}

const favorites = async () => within(await screen.findByRole('list', { name: 'Favorites' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('a user sees their favorites, six per page', async () => {
  const { router } = await show({ favorites: ['1', '2', '3', '4', '5', '6', '7'] });
  expect((await favorites()).getAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByText('Cafe · Jaipur · ₹')).toHaveLength(6);
  await userEvent.click(screen.getByRole('link', { name: 'Go to page 2' }));
  expect(await screen.findByRole('link', { name: 'Place 7' })).toHaveAttribute('href', '/places/7');
  expect((await favorites()).getAllByRole('article')).toHaveLength(1);
  expect(router.state.location.search).toBe('?favorites=2');
});

test('a removed favorite disappears, and Undo restores it', async () => {
  await show({ favorites: ['1', '2'] });
  await press('Remove Place 1 from favorites');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Place 1' })).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Favorites' })).toHaveFocus();
  await press('Undo');
  expect(await screen.findByRole('link', { name: 'Place 1' })).toBeInTheDocument();
});

test('removing the last favorite shows the empty state', async () => {
  await show({ favorites: ['1'] });
  await press('Remove Place 1 from favorites');
  expect(await screen.findByText("You haven't added any favorites yet.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Places' })).toBeInTheDocument();
});

test('favorites that fail to load offer a retry', async () => {
  await show({ answers: { MyFavorites: () => Promise.reject(new TypeError('Failed to fetch')) } });
  expect(await screen.findByText('Error Loading Favorites')).toBeInTheDocument();
});

test('a user sees their lists with visibility and number of places', async () => {
  await show({ lists: [aList('1', 'PRIVATE', 1), aList('2', 'LINK', 2), aList('3', 'PUBLIC', 1204)] });
  const lists = within(await screen.findByRole('list', { name: 'My Lists' }));
  expect(lists.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'List 1Private·1 place',
    'List 2By link·2 places',
    'List 3Public·1,204 places',
  ]);
  expect(lists.getByRole('link', { name: 'List 2' })).toHaveAttribute('href', '/lists/2');
});

test('shows six of many lists, and all on request', async () => {
  await show({ lists: Array.from({ length: 9 }, (_, n) => aList(String(n), 'PRIVATE', n)) });
  expect(within(await screen.findByRole('list', { name: 'My Lists' })).getAllByRole('listitem')).toHaveLength(6);
  await press('Show all 9 lists');
  expect(within(screen.getByRole('list', { name: 'My Lists' })).getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'List 6' })).toHaveFocus();
});

test('a user creates a list and comes to its page', async () => {
  const { router, of } = await show();
  expect(await screen.findByText(/You haven't made any lists yet/)).toBeInTheDocument();
  await press('New list');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Weekend');
  await press('Create list');
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/lists/new');
  expect(of('CreatePlaceList')).toEqual([{ input: { name: 'Weekend', description: null, visibility: 'PRIVATE' } }]);
});

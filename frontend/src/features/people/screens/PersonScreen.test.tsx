import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../../test/fakeApi';
import { MIDDLE } from '../../../../test/images';
import { renderApp } from '../../../../test/renderApp';
import { PersonScreen } from './PersonScreen';

const place = { __typename: 'Place', id: 'p1', name: 'Blue Door', images: [{ __typename: 'Image', url: '/art/places/p1.svg', alt: '', focus: MIDDLE }] };
const review = (id: string, more: object = {}) => ({
  __typename: 'Review',
  id,
  rating: 4,
  title: 'Worth it',
  comment: 'Good soup.',
  visitMonth: null,
  photos: [],
  createdAt: '2026-05-04T10:00:00Z',
  place,
  ...more,
});
const list = { __typename: 'PlaceList', id: 'l1', ref: 'l1', name: 'Rainy days', visibility: 'PUBLIC', placesCount: 3 };

const person = (more: object = {}, reviews: object[] = [review('r1')], pages = 1, page = 1) => ({
  data: {
    person: {
      __typename: 'User',
      id: 'u1',
      name: 'Asha Rao',
      avatarUrl: null,
      createdAt: '2026-01-15T12:00:00Z',
      lists: [list],
      reviews: { __typename: 'ReviewPage', items: reviews, total: reviews.length, page, pages },
      ...more,
    },
  },
});

async function show(answer: Parameters<typeof fakeApi>[0][string]) {
  const api = fakeApi({ PersonScreen: answer });
  await renderApp(null, { path: '/people/u1', transport: api.transport, routes: [{ path: '/people/:id', element: <PersonScreen /> }] });
  return api;
}

afterEach(() => jest.restoreAllMocks());

test("a visitor sees a user's name, reviews and public lists", async () => {
  await show(() => person());
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText('Member since January 2026')).toBeInTheDocument();
  const said = within(screen.getByRole('article', { name: 'Review of Blue Door' }));
  expect(said.getByRole('link', { name: 'Blue Door' })).toHaveAttribute('href', '/places/p1');
  expect(said.getByText('Rated 4.0 out of 5')).toBeInTheDocument();
  expect(said.getByText('Worth it')).toBeInTheDocument();
  expect(said.getByText('May 4, 2026')).toBeInTheDocument();
  const lists = within(screen.getByRole('list', { name: 'Lists by Asha Rao' }));
  expect(lists.getByRole('link', { name: 'Rainy days' })).toHaveAttribute('href', '/lists/l1');
  expect(lists.getByText('3 places')).toBeInTheDocument();
  expect(document.title).toBe('Asha Rao · CityPins');
});

test('a review of a hidden place shows a note instead of the place', async () => {
  await show(() => person({}, [review('r1', { place: null })]));
  expect(await screen.findByText('A place that is no longer in the guide')).toBeInTheDocument();
});

test('a visitor opens the second page of the reviews', async () => {
  const { of } = await show(({ page }) => person({}, [review(`r${String(page)}`, { title: `From page ${String(page)}` })], 2, Number(page)));
  await userEvent.click(await screen.findByRole('link', { name: 'Go to page 2' }));
  expect(await screen.findByText('From page 2')).toBeInTheDocument();
  expect(of('PersonScreen')).toEqual([
    { id: 'u1', page: 1, language: 'en' },
    { id: 'u1', page: 2, language: 'en' },
  ]);
});

test('a user without contributions has empty sections', async () => {
  await show(() => person({ lists: [] }, []));
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  expect(screen.getByText('No public lists yet')).toBeInTheDocument();
});

test('a user who does not exist shows the not-found page', async () => {
  await show(() => refusal('There is no such person.', 'NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Person Not Found' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a page that fails to load shows the error, and a retry loads it', async () => {
  let isDown = true;
  await show(() => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : person()));
  expect(await screen.findByText('Error Loading Person')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { MySuggestions } from '../components/contributions/MySuggestions';

const aPlace = (id: string, status: string, reason: string | null = null) => ({
  __typename: 'Place',
  id,
  name: `Place ${id}`,
  createdAt: '2026-05-04T10:00:00Z',
  status: 'PENDING',
  moderation: { __typename: 'Moderation', status, isHeld: false, reason },
  city: { __typename: 'City', id: 'c1', name: 'Pune' },
});
const anEdit = (id: string, status: string, fields: string[], reason: string | null = null) => ({
  __typename: 'PlaceEdit',
  id,
  createdAt: '2026-05-05T10:00:00Z',
  status,
  reason,
  changes: fields.map((field) => ({ __typename: 'FieldChange', field })),
  place: { __typename: 'Place', id: `of-${id}`, name: `Place of ${id}` },
});

/** Shows the section with a fake API that returns five suggestions per page. */
async function show(places: object[], edits: object[]) {
  localStorage.setItem('token', 'theirs');
  const pageOf = (__typename: string, items: object[], page: unknown) => ({
    __typename,
    items: items.slice((Number(page) - 1) * 5, Number(page) * 5),
    page,
    pages: Math.max(1, Math.ceil(items.length / 5)),
    total: items.length,
  });
  const api = fakeApi({
    Viewer: () => ({ data: { viewer: makeViewer() } }),
    MySuggestions: (asked) => ({
      data: {
        viewer: {
          __typename: 'Account',
          id: 'u-1',
          suggestedPlaces: pageOf('PlacePage', places, asked.places),
          placeEdits: pageOf('PlaceEditPage', edits, asked.edits),
        },
      },
    }),
  });
  await renderApp(<MySuggestions />, { path: '/profile', transport: api.transport });
  return api;
}

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a user without suggestions does not see the section', async () => {
  const api = await show([], []);
  await waitFor(() => expect(api.of('MySuggestions')).toHaveLength(1));
  expect(screen.queryByText('My Suggestions')).not.toBeInTheDocument();
});

test('a user sees their suggestions with state and reason', async () => {
  await show(
    [aPlace('1', 'PENDING'), aPlace('2', 'APPROVED'), aPlace('3', 'REJECTED', 'It is closed.')],
    [anEdit('4', 'PENDING', ['name']), anEdit('5', 'APPLIED', ['name', 'phone']), anEdit('6', 'REJECTED', ['phone'], 'The number is right.')],
  );
  expect(await rows('Suggested places')).toEqual([
    'Place 1New place in Pune · May 4, 2026Waiting for approval',
    'Place 2New place in Pune · May 4, 2026Published',
    'Place 3New place in Pune · May 4, 2026Not publishedReason: It is closed.',
  ]);
  expect(await rows('Suggested edits')).toEqual([
    'Place of 4Edit of 1 detail · May 5, 2026Waiting for approval',
    'Place of 5Edit of 2 details · May 5, 2026Applied',
    'Place of 6Edit of 1 detail · May 5, 2026Not appliedReason: The number is right.',
  ]);
  expect(screen.getByRole('link', { name: 'Place 1' })).toHaveAttribute('href', '/places/1');
});

test('paging one list does not change the other', async () => {
  await show(
    [1, 2, 3, 4, 5, 6].map((n) => aPlace(String(n), 'PENDING')),
    [anEdit('9', 'PENDING', ['name'])],
  );
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of suggested places' }));
  await userEvent.click(pages.getByRole('link', { name: 'Go to page 2' }));
  expect(await screen.findByRole('link', { name: 'Place 6' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Place of 9' })).toBeInTheDocument();
});

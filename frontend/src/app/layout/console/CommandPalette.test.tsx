import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { consoleApi } from '../../../../test/consoleApi';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { makeModerator } from '../../../../test/viewer';
import { ConsoleLayout } from './ConsoleLayout';

const routes: RouteObject[] = [
  {
    Component: ConsoleLayout,
    children: [
      { path: '/admin', element: <h1>Dashboard</h1> },
      { path: '/admin/users', element: <h1>All users</h1> },
      { path: '/admin/places/p1', element: <h1>Old Fort</h1> },
    ],
  },
];
const found = {
  adminPlaces: {
    __typename: 'AdminPlacePage',
    items: [{ __typename: 'Place', id: 'p1', name: 'Old Fort', city: { __typename: 'City', id: 'c1', name: 'Pune' } }],
  },
  adminCities: { __typename: 'AdminCityPage', items: [] },
  adminCategories: [
    { __typename: 'AdminCategory', id: 'k1', slug: 'fortress' },
    { __typename: 'AdminCategory', id: 'k2', slug: 'museum' },
  ],
  attributes: [
    { __typename: 'Attribute', key: 'comfort', names: [{ __typename: 'LocalizedText', language: 'en', text: 'Comfort level' }] },
    { __typename: 'Attribute', key: 'wifi', names: [{ __typename: 'LocalizedText', language: 'en', text: 'Wi-Fi' }] },
  ],
  adminUsers: { __typename: 'AdminUserPage', items: [{ __typename: 'AdminUser', id: 'u1', name: 'Asha Fortuna', email: 'asha@example.org' }] },
};

const show = async (answers: Parameters<typeof consoleApi>[0] = {}) => {
  answerMediaQueries({ widthPx: 1440 });
  const api = consoleApi({
    ConsoleLayout: () => ({ data: { moderationCounts: { __typename: 'ModerationCounts', all: 0 } } }),
    CommandPalette: () => ({ data: found }),
    ...answers,
  });
  await renderApp(null, { path: '/admin', routes, transport: api.transport });
  await screen.findByRole('navigation', { name: 'Console' });
  return api;
};
const palette = async () => within(await screen.findByRole('dialog', { name: 'Go to' }));
const options = async () => (await (await palette()).findAllByRole('option')).map(({ textContent }) => textContent);

test.each([{ ctrlKey: true }, { metaKey: true }])('opens by the keys %j, and by the button', async (keys) => {
  await show();
  fireEvent.keyDown(window, { key: 'k', ...keys });
  expect((await options()).slice(16, 24)).toEqual([
    'Add City',
    'Add Place',
    'New invitation',
    'Add category',
    'Add attribute',
    'Add search term',
    'Import a file',
    'Name and look',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Go to/ }));
  await palette();
});

test('typing a part of a screen and Enter opens it', async () => {
  await show();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  await userEvent.type((await palette()).getByRole('combobox'), 'usér{Enter}');
  expect(await screen.findByRole('heading', { name: 'All users' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('finds categories and attributes by name, and places and users on the server', async () => {
  await show();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  await userEvent.type((await palette()).getByRole('combobox'), 'fort');
  await (await palette()).findByRole('option', { name: /Old Fort/ });
  expect(await options()).toEqual(['Fortress', 'Comfort level', 'Old FortPune', 'Asha Fortunaasha@example.org']);
  await userEvent.click((await palette()).getByRole('option', { name: /Old Fort/ }));
  expect(await screen.findByRole('heading', { name: 'Old Fort' })).toBeInTheDocument();
});

test('a moderator sees only the queue, and nothing is asked', async () => {
  const api = await show({ Viewer: () => ({ data: { viewer: makeModerator() } }) });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(await options()).toEqual(['Queue']);
  await userEvent.type((await palette()).getByRole('combobox'), 'fort');
  expect(await (await palette()).findByText('Nothing found')).toBeInTheDocument();
  expect(api.of('CommandPalette')).toEqual([]);
});

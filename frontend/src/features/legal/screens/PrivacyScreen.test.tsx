import { screen } from '@testing-library/react';
import { tileMap } from '../../../../test/baseMap';
import { renderApp } from '../../../../test/renderApp';
import { PrivacyScreen } from './PrivacyScreen';
import { PrivacyScreenDocument } from './PrivacyScreen.generated';

const show = (hasGraphiql: boolean, page: object | null = null, map: object = tileMap('https://tiles.example/{z}/{x}/{y}.png')) => {
  const contact = { __typename: 'Contact', email: null, phone: null, address: null };
  const site = { __typename: 'Site', hasGraphiql, map, contact };
  return renderApp(<PrivacyScreen />, {
    mocks: [{ request: { query: PrivacyScreenDocument, variables: { language: 'en' } }, result: { data: { page, site } } }],
  });
};

test.each([
  [true, 1],
  [false, 0],
])("mentions GraphiQL's browser storage only on sites that offer GraphiQL (%s)", async (hasGraphiql, count) => {
  await show(hasGraphiql);
  expect(await screen.findByText(/tiles\.example/)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'GraphiQL' })).toHaveLength(count);
});

test("the operator's text replaces that of the app", async () => {
  const page = { title: 'Our privacy', html: '<p>We store nothing.</p>', description: 'Nothing.', languages: ['en'], updatedAt: '2026-11-21T10:00:00.000Z' };
  await show(true, { __typename: 'SitePage', ...page });
  expect(await screen.findByText('We store nothing.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Our privacy' })).toBeInTheDocument();
  expect(screen.queryByText(/tiles\.example/)).not.toBeInTheDocument();
});

test('a site with its own map says that no one else learns what visitors look at', async () => {
  await show(true, null, { ...tileMap(), source: 'OWN', tiles: null });
  expect(await screen.findByText(/comes from the server of this guide/)).toBeInTheDocument();
  expect(screen.queryByText(/map tile server/)).not.toBeInTheDocument();
});

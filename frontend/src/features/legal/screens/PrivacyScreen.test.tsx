import { screen } from '@testing-library/react';
import { renderApp } from '../../../../test/renderApp';
import { PrivacyScreen } from './PrivacyScreen';
import { PrivacyScreenDocument } from './PrivacyScreen.generated';

const show = (hasGraphiql: boolean) => {
  const contact = { __typename: 'Contact', email: null, phone: null, address: null };
  const site = { __typename: 'Site', hasGraphiql, mapTiles: { __typename: 'MapTiles', url: 'https://tiles.example/{z}/{x}/{y}.png' }, contact };
  return renderApp(<PrivacyScreen />, { mocks: [{ request: { query: PrivacyScreenDocument }, result: { data: { site } } }] });
};

test.each([
  [true, 1],
  [false, 0],
])("mentions GraphiQL's browser storage only on sites that offer GraphiQL (%s)", async (hasGraphiql, count) => {
  await show(hasGraphiql);
  expect(await screen.findByText(/tiles\.example/)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'GraphiQL' })).toHaveLength(count);
});

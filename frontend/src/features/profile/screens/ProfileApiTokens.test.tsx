import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { CreateApiTokenDocument } from '../components/security/ApiTokenForm.generated';
import { RevokeApiTokenDocument } from '../components/security/ApiTokenItem.generated';
import { aProfile, aViewer, profileOf, refused, theTokens } from './ProfileScreen.fixture';

const zoe = aViewer();

const aToken = (more: object = {}) => ({
  __typename: 'ApiToken',
  id: 't1',
  name: 'Backup script',
  scope: 'READ',
  hint: 'citypins_Ab3d',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
  expiresAt: null,
  ...more,
});
const made = (input: object, token: string) => ({
  request: { query: CreateApiTokenDocument, variables: { input } },
  result: { data: { createApiToken: { __typename: 'CreatedApiToken', token, apiToken: aToken() } } },
});

async function showTokens(...mocks: MockLink.MockedResponse[]) {
  await renderApp(null, profileOf(zoe, [...mocks, aProfile(zoe)]));
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
}

test('a new token needs a purpose, is shown once for copying, and then is listed', async () => {
  const user = userEvent.setup(); // provides a clipboard
  await showTokens(theTokens(), made({ name: 'Backup script', scope: 'READ', expiresInDays: 90 }, 'citypins_Ab3d-secret'), theTokens(aToken()));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Please say what the token is for')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('What is it for?'), 'Backup script');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const fresh = await screen.findByRole('group', { name: 'Your new API token' });
  expect(fresh).toHaveFocus();
  await user.click(within(fresh).getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('citypins_Ab3d-secret');
  const list = await screen.findByRole('list', { name: 'API tokens' });
  expect(list).toHaveTextContent(/citypins_Ab3d….*Last used: never.*Does not expire/);
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByDisplayValue('citypins_Ab3d-secret')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New token' })).toBeInTheDocument();
});

test('a revoked token disappears from the list', async () => {
  const other = aToken({ id: 't2', name: 'Map of ours', scope: 'WRITE', lastUsedAt: new Date().toISOString(), expiresAt: '2026-01-01T00:00:00Z' });
  await showTokens(
    theTokens(aToken(), other),
    { request: { query: RevokeApiTokenDocument, variables: { id: 't2' } }, result: { data: { revokeApiToken: true } } },
    theTokens(aToken()),
  );
  const list = await screen.findByRole('list', { name: 'API tokens' });
  expect(within(list).getByText('Read and write')).toBeInTheDocument();
  expect(list).toHaveTextContent('Expired: ');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke “Map of ours”' }));
  expect(await screen.findByText('“Map of ours” no longer works.')).toBeInTheDocument();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(list).toHaveFocus();
});

test("a user with too many tokens reads the server's message", async () => {
  const MOST = 'You have 20 API tokens. Please revoke one that you no longer use.';
  const input = { name: 'One more', scope: 'READ', expiresInDays: 90 };
  await showTokens(theTokens(aToken()), { request: { query: CreateApiTokenDocument, variables: { input } }, result: refused(MOST, { code: 'CONFLICT' }) });
  await userEvent.type(screen.getByLabelText('What is it for?'), 'One more');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(MOST)).toBeInTheDocument();
  expect(screen.getByLabelText('What is it for?')).toHaveValue('One more');
});

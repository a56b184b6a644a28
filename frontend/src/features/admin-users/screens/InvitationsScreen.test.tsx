import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { InvitationsScreen } from './InvitationsScreen';

const LINK = 'https://guide.example.org/register#invitation=abc';

const anInvitation = (overrides: object = {}) => ({
  __typename: 'Invitation',
  id: 'i1',
  role: 'USER',
  note: 'Friends of the guide',
  state: 'OPEN',
  uses: 3,
  maxUses: 30,
  expiresAt: '2027-03-01T00:00:00Z',
  createdAt: '2026-11-01T00:00:00Z',
  creator: { __typename: 'User', id: 'u1', name: 'Mira Iyer' },
  ...overrides,
});
const rulesOf = (mode: string) => () => ({
  data: { site: { __typename: 'Site', registration: { __typename: 'Registration', mode, hasDomainRule: false } } },
});

const show = async (invitations: object[], answers: Parameters<typeof consoleApi>[0] = {}, query = '') => {
  const api = consoleApi({ InvitationsScreen: () => ({ data: { invitations } }), Registration: rulesOf('INVITATION'), ...answers });
  const { router } = await renderApp(<InvitationsScreen />, { transport: api.transport, path: `/admin/users/invitations${query}` });
  return { ...api, router };
};
const items = async () => within(await screen.findByRole('list', { name: 'Invitations' })).getAllByRole('listitem');

test('an admin sees role, state, note, uses, end and creator of each invitation', async () => {
  await show([
    anInvitation(),
    anInvitation({ id: 'i2', role: 'MODERATOR', note: null, state: 'USED_UP', uses: 1, maxUses: 1 }),
    anInvitation({ id: 'i3', state: 'EXPIRED' }),
    anInvitation({ id: 'i4', state: 'REVOKED' }),
  ]);
  const [first, second, third, fourth] = await items();
  expect(first).toHaveTextContent(/For users.*Open.*Friends of the guide.*3 of 30 used, valid until .*2027.*Created by .*Mira Iyer.* on .*2026/);
  expect(second).toHaveTextContent(/For moderators.*Used up.*1 of 1 used/);
  expect(third).toHaveTextContent('Expired');
  expect(fourth).toHaveTextContent('Revoked');
  expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(1);
});

test('a new invitation shows its link once', async () => {
  const user = userEvent.setup(); // provides a clipboard
  const invitations: object[] = [];
  const api = await show(invitations, {
    CreateInvitation: () => {
      invitations.push(anInvitation());
      return { data: { createInvitation: { __typename: 'CreatedInvitation', link: LINK, invitation: anInvitation() } } };
    },
  });
  expect(await screen.findByText('No invitations yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  const people = dialog.getByLabelText('Number of people');
  await user.clear(people);
  await user.type(people, '1001');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(people).toBeInvalid());
  await user.clear(people);
  await user.type(people, '30');
  await user.type(dialog.getByLabelText('Note (optional)'), ' Friends of the guide ');
  await user.click(dialog.getByLabelText('Role of the new accounts'));
  await user.click(await screen.findByRole('option', { name: 'Moderator' }));
  expect(dialog.getByText(/^Moderators decide about the contributions of others/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const fresh = within(await screen.findByRole('group', { name: 'The invitation is created' }));
  await user.click(fresh.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(api.of('CreateInvitation')).toEqual([{ input: { role: 'MODERATOR', cityIds: null, maxUses: 30, expiresInDays: 7, note: 'Friends of the guide' } }]);
  expect(await items()).toHaveLength(1);
  await user.click(fresh.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByDisplayValue(LINK)).not.toBeInTheDocument();
});

test('a refused invitation shows the reason and keeps the values', async () => {
  const words = 'There are 100 open invitations. Please revoke one that is no longer needed.';
  await show([], { CreateInvitation: () => refusal(words, 'CONFLICT') });
  await userEvent.click(screen.getByRole('button', { name: 'New invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(dialog.getByLabelText('Number of people')).toHaveValue(10);
});

test('revokes an invitation after a confirmation', async () => {
  const invitations = [anInvitation()];
  const api = await show(invitations, {
    RevokeInvitation: () => {
      invitations[0] = anInvitation({ state: 'REVOKED' });
      return { data: { revokeInvitation: { __typename: 'Invitation', id: 'i1', state: 'REVOKED' } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Friends of the guide' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Revoke this invitation?' })).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The invitation is revoked.')).toBeInTheDocument();
  expect(api.of('RevokeInvitation')).toEqual([{ id: 'i1' }]);
  expect((await items())[0]).toHaveTextContent('Revoked');
});

test('the address opens the form for a new invitation', async () => {
  const { router } = await show([], {}, '?new=1');
  const dialog = await screen.findByRole('dialog', { name: 'New invitation' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('while registration is closed, a note leads to the settings', async () => {
  await show([anInvitation()], { Registration: rulesOf('CLOSED') });
  expect(await screen.findByRole('link', { name: 'open it' })).toHaveAttribute('href', '/admin/settings/registration');
});

test('a failed query can be repeated', async () => {
  await show([], { InvitationsScreen: () => refusal('Internal', 'INTERNAL') });
  expect(await screen.findByText('Error loading invitations')).toBeInTheDocument();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChange, aPage, consoleApi, VERSION } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { AdminUsersScreen } from './AdminUsersScreen';

const aUser = (id: string, name: string, more: object = {}) => ({
  __typename: 'AdminUser',
  id,
  name,
  email: `${id}@example.org`,
  role: 'USER',
  avatarUrl: null,
  provider: 'LOCAL',
  isVerified: true,
  createdAt: '2026-01-02T12:00:00.000Z',
  suspendedUntil: null,
  moderatedCities: null,
  version: VERSION,
  reviewsCount: 3,
  viewerCan: { __typename: 'AdminUserRights', changeRole: true, suspend: true, delete: true },
  ...more,
});
const nothing = { __typename: 'AdminUserRights', changeRole: false, suspend: false, delete: false };
const asha = aUser('asha', 'Asha Rao');
const meera = aUser('meera', 'Meera Iyer', { role: 'ADMIN', provider: 'GOOGLE', isVerified: false, viewerCan: nothing });
const counts = { __typename: 'UserCounts', all: 160, admins: 2, moderators: 3, regular: 155, verified: 120, suspended: 1 };

const show = async (answers: Parameters<typeof consoleApi>[0] = {}, path = '/admin/users') => {
  const api = consoleApi({
    AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', [asha, meera]) } }),
    AdminUserCounts: () => ({ data: { adminCounts: { __typename: 'AdminCounts', users: counts } } }),
    ...answers,
  });
  const app = await renderApp(<AdminUsersScreen />, { transport: api.transport, path });
  return { ...app, api };
};
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest<HTMLElement>('[role=row]') as HTMLElement);
};

beforeEach(() => localStorage.clear());

test('an admin sees all users with role, provider and status', async () => {
  await show();
  expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['User', 'Role', 'Provider', 'Joined', 'Verified', 'Actions']);
  const row = await rowOf('Asha Rao');
  for (const text of ['asha@example.org', 'local', 'Jan 2, 2026', 'Verified']) expect(row.getByText(text)).toBeInTheDocument();
  expect((await rowOf('Meera Iyer')).getByText('Unverified')).toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Users by kind' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['Total160', 'Admins2', 'Regular Users155', 'Verified120']);
});

test('the address determines the query variables', async () => {
  const { api } = await show({}, '/admin/users?q=rao&role=moderator&verified=false&sort=name&page=2&size=50');
  await screen.findByText('Asha Rao');
  expect(api.of('AdminUsersScreen')).toEqual([
    { filter: { search: 'rao', role: 'MODERATOR', verified: false }, sort: 'NAME', direction: 'ASCENDING', page: { number: 2, size: 50 } },
  ]);
});

test('a search replaces the history entry, a tab adds one, and both go back to page 1', async () => {
  const { router } = await show({}, '/admin/users?page=2');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search users' }), 'rao');
  await waitFor(() => expect(router.state.location.search).toBe('?q=rao'));
  expect(router.state.historyAction).toBe('REPLACE');
  await userEvent.click(screen.getByRole('link', { name: 'Moderators 3' }));
  expect(router.state.location.search).toBe('?q=rao&role=moderator');
  expect(router.state.historyAction).toBe('PUSH');
});

test('pressing a column header sorts the list', async () => {
  const { router, api } = await show();
  await userEvent.click(await screen.findByRole('columnheader', { name: /^User/ }));
  expect(router.state.location.search).toBe('?sort=name');
  await waitFor(() => expect(api.of('AdminUsersScreen').at(-1)).toMatchObject({ sort: 'NAME', direction: 'ASCENDING' }));
});

test('a new role needs confirmation and can be undone', async () => {
  const { api } = await show({ SetUserRole: () => aChange() });
  const row = await rowOf('Asha Rao');
  await userEvent.click(row.getByRole('combobox', { name: 'Role of Asha Rao' }));
  await userEvent.click(screen.getByRole('option', { name: 'moderator' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep user' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row.getByRole('combobox', { name: 'Role of Asha Rao' })).toHaveTextContent('user');
  await userEvent.click(row.getByRole('combobox', { name: 'Role of Asha Rao' }));
  await userEvent.click(screen.getByRole('option', { name: 'moderator' }));
  expect(api.of('SetUserRole')).toEqual([]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make moderator' }));
  expect(await screen.findByText('Asha Rao is now moderator.')).toBeInTheDocument();
  expect(api.of('SetUserRole')).toEqual([{ id: 'asha', version: VERSION, role: 'MODERATOR', cityIds: null }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(api.of('UndoChange')).toEqual([{ id: 'change-1' }]);
  await waitFor(() => expect(api.of('AdminUsersScreen').length).toBe(3));
});

test('a moderator is limited to chosen cities, at least one', async () => {
  const city = (id: string, name: string) => ({ __typename: 'City', id, name, state: 'Maharashtra', country: 'India' });
  const kiran = aUser('kiran', 'Kiran Das', { role: 'MODERATOR', moderatedCities: [city('pune', 'Pune')] });
  const { api } = await show({
    AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', [kiran]) } }),
    CityField: () => ({ data: { cities: aPage('CityPage', [city('pune', 'Pune'), city('nashik', 'Nashik')]) } }),
    SetUserRole: () => aChange(),
  });
  const row = await rowOf('Kiran Das');
  expect(row.getByText('Pune')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'Cities of Kiran Das' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cities of Kiran Das' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Pune' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save cities' }));
  expect(await dialog.findByText('Please choose at least one city')).toBeInTheDocument();
  expect(api.of('SetUserRole')).toEqual([]);
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Add a city' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Nashik/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save cities' }));
  expect(await screen.findByText('Kiran Das now moderates: Nashik.')).toBeInTheDocument();
  expect(api.of('SetUserRole')).toEqual([{ id: 'kiran', version: VERSION, role: 'MODERATOR', cityIds: ['nashik'] }]);
}, 20_000);

test('promoting a user with an unconfirmed address warns that all their sign-in methods end', async () => {
  await show({ AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', [aUser('kiran', 'Kiran Das', { isVerified: false })]) } }) });
  const row = await rowOf('Kiran Das');
  await userEvent.click(row.getByRole('combobox', { name: 'Role of Kiran Das' }));
  await userEvent.click(screen.getByRole('option', { name: 'moderator' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Their address is not confirmed\. All ways to sign in to the account stop working/);
});

test('an admin account offers no change of role, suspension or deletion', async () => {
  await show();
  const row = await rowOf('Meera Iyer');
  expect(row.getByRole('combobox', { name: 'Role of Meera Iyer' })).toHaveAttribute('aria-disabled', 'true');
  expect(row.queryByRole('button', { name: /Delete|Suspend/ })).not.toBeInTheDocument();
});

test('suspends a user until the end of the chosen day', async () => {
  const { api } = await show({ SuspendUser: () => aChange() });
  await userEvent.click((await rowOf('Asha Rao')).getByRole('button', { name: 'Suspend Asha Rao' }));
  const dialog = within(await screen.findByRole('dialog'));
  const usual = dialog.getByLabelText<HTMLInputElement>('Until').value;
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2020-01-02' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please choose a day in the future')).toBeInTheDocument();
  expect(api.of('SuspendUser')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: usual } });
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/Asha Rao is suspended until/)).toBeInTheDocument();
  const [{ until }] = api.of('SuspendUser') as [{ until: string }];
  expect(Date.parse(until)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
});

test('ends a suspension', async () => {
  const suspended = aUser('asha', 'Asha Rao', { suspendedUntil: '2027-01-02T12:00:00.000Z' });
  const { api } = await show({
    AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', [suspended]) } }),
    ReinstateUser: () => aChange(),
  });
  const row = await rowOf('Asha Rao');
  expect(row.getByText('Suspended')).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'End the suspension of Asha Rao before Jan 2, 2027' }));
  expect(await screen.findByText('Asha Rao can sign in again.')).toBeInTheDocument();
  expect(api.of('ReinstateUser')).toEqual([{ id: 'asha', version: VERSION }]);
});

test('an admin sees the decisions about a user and confirms their address', async () => {
  const meeraDecided = { __typename: 'User', id: 'meera', name: 'Meera Iyer' };
  const decision = (id: string, kind: string, more: object = {}) => ({
    __typename: 'Decision',
    id,
    kind,
    decidedAt: '2026-01-02T12:00:00.000Z',
    reason: null,
    until: null,
    decider: null,
    ...more,
  });
  let isVerified = false;
  const { api } = await show({
    UserStanding: () => ({
      data: {
        adminUser: {
          __typename: 'AdminUser',
          id: 'asha',
          version: VERSION,
          isVerified,
          viewerCan: { __typename: 'AdminUserRights', confirmAddress: !isVerified },
          decisions: [decision('1', 'REVIEW_REFUSED', { decider: meeraDecided }), decision('2', 'REPORT_DISMISSED', { reason: 'spam' })],
        },
      },
    }),
    ConfirmUserAddress: () => {
      isVerified = true;
      return { data: { confirmUserAddress: true } };
    },
  });
  await userEvent.click((await rowOf('Asha Rao')).getByRole('button', { name: 'Standing of Asha Rao' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Standing of Asha Rao' }));
  const items = await dialog.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Review rejectedJan 2, 2026 · Meera Iyer', 'Report dismissedJan 2, 2026 · spam']);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm address' }));
  expect(api.of('ConfirmUserAddress')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Confirm the address asha@example.org?' }));
  await userEvent.click(question.getByRole('button', { name: 'Confirm address' }));
  expect(await screen.findByText('The address of Asha Rao is confirmed.')).toBeInTheDocument();
  expect(api.of('ConfirmUserAddress')).toEqual([{ id: 'asha', version: VERSION }]);
  expect(await dialog.findByText('Confirmed')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument();
});

test('deletes an account after its name is typed', async () => {
  const { api } = await show({ DeleteUser: () => ({ data: { deleteUser: true } }) });
  await userEvent.click((await rowOf('Asha Rao')).getByRole('button', { name: 'Delete Asha Rao' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText('Please enter Asha Rao')).toBeInTheDocument();
  expect(api.of('DeleteUser')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the account' }), 'Asha Rao');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('The account of Asha Rao is deleted.')).toBeInTheDocument();
  expect(api.of('DeleteUser')).toEqual([{ id: 'asha', version: VERSION }]);
});

test("a rejected change shows the server's message", async () => {
  await show({ SetUserRole: () => refusal('An admin cannot be given another role.', 'CONFLICT') });
  await userEvent.click((await rowOf('Asha Rao')).getByRole('combobox', { name: 'Role of Asha Rao' }));
  await userEvent.click(screen.getByRole('option', { name: 'admin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make admin' }));
  expect(await screen.findByText('An admin cannot be given another role.')).toBeInTheDocument();
});

test('an empty list shows "No users found"', async () => {
  await show({ AdminUsersScreen: () => ({ data: { adminUsers: aPage('AdminUserPage', []) } }) });
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  expect(screen.getByText(/Try another name/)).toBeInTheDocument();
});

test('a list that fails to load shows the error, and a retry loads it', async () => {
  const { api } = await show({ AdminUsersScreen: () => refusal('The database rests.', 'INTERNAL') });
  expect(await screen.findByText('Error loading users')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeInTheDocument();
  api.answers.AdminUsersScreen = () => ({ data: { adminUsers: aPage('AdminUserPage', [asha]) } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../lib/api';
import { EndSessionDocument } from '../components/security/DeviceItem.generated';
import { EndOtherSessionsDocument } from '../components/security/Devices.generated';
import { ChangePasswordDocument } from '../components/security/PasswordForm.generated';
import { RemoveSignInMethodDocument } from '../components/security/SignInMethods.generated';
import { aProfile, aSession, aViewer, byGoogle, refused, thisDevice, showProfile } from './ProfileScreen.fixture';
import { ProfileScreenDocument } from './ProfileScreen.generated';

const zoe = aViewer();

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const devices = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');

const changes = (input: object, viewer: object) => ({
  request: { query: ChangePasswordDocument, variables: { input } },
  result: { data: { changePassword: { __typename: 'SignInPayload', token: 'new-token', viewer } } },
});

test('a changed password adopts the new session and shows that other devices are signed out', async () => {
  const other = aSession('s2');
  await showProfile(zoe, [
    aProfile(zoe, [other, thisDevice]),
    changes({ currentPassword: 'old secret', newPassword: 'new secret' }, zoe),
    aProfile(zoe, [{ ...thisDevice, id: 's3' }]),
  ]);
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
  await press('Change password');
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await write('Current password', 'old secret');
  await write('New password', 'new secret');
  await write('Confirm new password', 'new secret');
  await press('Change password');
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(readToken()).toBe('new-token');
  await waitFor(() => expect(devices()).toHaveLength(1));
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  expect(screen.getByText('Firefox on Linux')).toBeInTheDocument();
});

test('missing, short or different passwords show an error', async () => {
  await showProfile(zoe, [aProfile(zoe, [thisDevice], 10)]);
  await screen.findByText('This device');
  await press('Change password');
  await press('Change password');
  expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(screen.getByText('Please confirm your password')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  await write('New password', 'ninechars');
  await write('Confirm new password', 'nine');
  expect(await screen.findByText('Password must be at least 10 characters')).toBeInTheDocument();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  await press('Cancel');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a password that the server rejects shows the error until it changes', async () => {
  const message = 'This password is one of the most common ones. Please choose another.';
  const input = { currentPassword: 'old secret', newPassword: 'password1' };
  await showProfile(zoe, [
    aProfile(zoe),
    {
      request: { query: ChangePasswordDocument, variables: { input } },
      result: refused(message, { code: 'BAD_USER_INPUT', fields: { newPassword: message } }),
    },
  ]);
  await press('Change password');
  await write('Current password', input.currentPassword);
  await write('New password', input.newPassword);
  await write('Confirm new password', input.newPassword);
  await press('Change password');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(message));
  await write('New password', '!');
  await waitFor(() => expect(screen.getByLabelText('New password')).not.toHaveAccessibleDescription(message));
});

test('an account without a password sets its first one', async () => {
  const viewer = aViewer(byGoogle);
  const after = { ...viewer, signInMethods: ['LOCAL', 'GOOGLE'] };
  await showProfile(viewer, [aProfile(viewer), changes({ newPassword: 'new secret' }, after), aProfile(after)]);
  const ways = () => within(screen.getByRole('list', { name: 'Ways to sign in' })).getAllByRole('listitem');
  expect(ways().map((way) => way.textContent)).toEqual(['Google']); // the only one cannot be removed
  await press('Set a password');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveFocus();
  await write('New password', 'new secret');
  await write('Confirm new password', 'new secret');
  await press('Set password');
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(ways().map((way) => way.textContent)).toEqual(['Email and password', 'GoogleRemove']);
});

test('a sign-in method is removed after a confirmation, but not the last one', async () => {
  const viewer = aViewer({ signInMethods: ['LOCAL', 'GOOGLE'] });
  const after = { ...viewer, signInMethods: ['LOCAL'] };
  const removal = (result: object) => ({ request: { query: RemoveSignInMethodDocument, variables: { method: 'GOOGLE' } }, ...result });
  await showProfile(viewer, [
    aProfile(viewer, [thisDevice, aSession('s2')]),
    removal({ result: refused('Please try again later.', { code: 'TOO_MANY' }) }),
    removal({ result: { data: { removeSignInMethod: { __typename: 'Account', id: viewer.id, signInMethods: ['LOCAL'], provider: 'LOCAL' } } } }),
    aProfile(after, [thisDevice]),
  ]);
  await screen.findByText('Chrome on Windows');
  await press('Remove Google');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Google as a way to sign in?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Google' }));
  expect(await dialog.findByText('Please try again later.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Google' }));
  expect(await screen.findByText('Google no longer signs you in.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Ways to sign in' })).toHaveFocus());
  expect(screen.getByRole('list', { name: 'Ways to sign in' })).toHaveTextContent(/^Email and password$/);
  await waitFor(() => expect(devices()).toHaveLength(1));
});

test('devices show their name and last use, this one first', async () => {
  await showProfile(zoe, [aProfile(zoe, [aSession('s2', { device: null }), thisDevice])]);
  await screen.findByText('This device');
  const [first, second] = devices() as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Firefox on LinuxThis deviceSigned in: Nov 1, 2026 · Last used: now');
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Unknown deviceSigned in: Nov 1, 2026 · Last used: 3 hours ago');
  expect(within(second).getByRole('button')).toHaveAccessibleName('Sign out Unknown device, last used 3 hours ago');
});

test('signs out another device', async () => {
  await showProfile(zoe, [
    aProfile(zoe, [thisDevice, aSession('s2')]),
    { request: { query: EndSessionDocument, variables: { id: 's2' } }, result: { data: { endSession: true } } },
    aProfile(zoe),
  ]);
  await screen.findByText('This device');
  await press(/^Sign out Chrome/);
  expect(await screen.findByText('Chrome on Windows is signed out.')).toBeInTheDocument();
  expect(devices()).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
});

test('a device that is already signed out shows a message and leaves the list', async () => {
  await showProfile(zoe, [
    aProfile(zoe, [thisDevice, aSession('s2')]),
    { request: { query: EndSessionDocument, variables: { id: 's2' } }, result: refused('Session not found', { code: 'NOT_FOUND' }) },
    aProfile(zoe),
  ]);
  await screen.findByText('This device');
  await press(/^Sign out Chrome/);
  expect(await screen.findByText('Session not found')).toBeInTheDocument();
  await waitFor(() => expect(devices()).toHaveLength(1));
});

test.each([
  [1, 'One other device was signed out.'],
  [7, '7 other devices were signed out.'],
])('signs out all %d other devices at once', async (count, toast) => {
  const others = Array.from({ length: count }, (_, n) => aSession(`o${n}`));
  await showProfile(zoe, [
    aProfile(zoe, [...others, thisDevice]),
    { request: { query: EndOtherSessionsDocument }, result: { data: { endOtherSessions: count } } },
    aProfile(zoe),
  ]);
  await screen.findByText('This device');
  expect(devices()).toHaveLength(Math.min(count + 1, 5));
  if (count > 4) {
    await press(`Show all ${count + 1} devices`);
    expect(devices()[5]).toContainElement(document.activeElement as HTMLElement);
  }
  expect(devices()).toHaveLength(count + 1);
  await press('Sign out all other devices');
  expect(await screen.findByText(toast)).toBeInTheDocument();
  expect(devices()).toHaveLength(1);
});

test('shows skeletons while slow devices load', async () => {
  await showProfile(zoe, [{ ...aProfile(zoe), delay: 900 }]);
  expect(await screen.findByRole('status', { name: 'Loading devices' })).toBeInTheDocument();
  expect(await screen.findByText('This device')).toBeInTheDocument();
});

test('devices that fail to load offer a retry', async () => {
  await showProfile(zoe, [{ request: { query: ProfileScreenDocument }, error: new Error('offline') }, aProfile(zoe)]);
  expect(await screen.findByText('Error Loading Devices')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByText('This device')).toBeInTheDocument();
});

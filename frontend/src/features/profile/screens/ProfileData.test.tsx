import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '../../../lib/api';
import { SignOutDocument } from '../../../lib/account/viewer.generated';
import { DeleteAccountDocument } from '../components/account/DeleteAccountDialog.generated';
import { aProfile, aViewer, byGoogle, refused, showProfile } from './ProfileScreen.fixture';

const zoe = aViewer();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const deletes = (input: object, result: object = { data: { deleteAccount: true } }) => ({
  request: { query: DeleteAccountDocument, variables: { input } },
  result,
});
const signsOut = { request: { query: SignOutDocument }, result: refused('Please sign in.', { code: 'UNAUTHENTICATED' }) };

async function openDialog() {
  await press('Delete account');
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

describe('download of all data', () => {
  const made: Blob[] = [];
  const saved: string[] = [];

  beforeAll(() => {
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL() {} });
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(`${this.download} ${this.href}`);
    };
  });

  const read = (blob: Blob) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob);
    });

  test('saves a JSON file', async () => {
    const myData = { account: { name: 'Zoë' }, sessions: [] };
    globalThis.fetch = (async (path: string) => {
      expect(path).toBe('/api/auth/me/data');
      return { ok: true, blob: async () => new Blob([JSON.stringify(myData)], { type: 'application/json' }) };
    }) as typeof fetch;
    await showProfile(zoe, [aProfile(zoe)]);
    await press('Download my data');
    await waitFor(() => expect(saved).toEqual(['my-data.json blob:1']));
    expect(made[0]?.type).toBe('application/json');
    expect(JSON.parse(String(await read(made[0] as Blob)))).toEqual(myData);
  });

  test('shows an error and saves nothing if the request fails', async () => {
    saved.length = 0;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await showProfile(zoe, [aProfile(zoe)]);
    await press('Download my data');
    expect(await screen.findByText('Your data could not be loaded.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

test('deleting the account explains the effects, needs the password, and leads to the home page', async () => {
  const { router } = await showProfile(zoe, [aProfile(zoe), deletes({ currentPassword: 'secret' }), signsOut]);
  const dialog = await openDialog();
  expect(dialog.getByText(/are erased at once. This cannot be undone./)).toBeInTheDocument();
  expect(dialog.getByText('Reviews that you have written stay, under the name “Anonymous”.')).toBeInTheDocument();
  await press('Delete my account');
  expect(await dialog.findByText('Please enter your password')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Your password'), 'secret');
  await press('Delete my account');
  expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(readToken()).toBeNull();
});

test('a rejected deletion shows the reason in the dialog', async () => {
  const message = 'You are the only admin. Make somebody else an admin first.';
  const { router } = await showProfile(zoe, [aProfile(zoe), deletes({ currentPassword: 'secret' }, refused(message, { code: 'CONFLICT' }))]);
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Your password'), 'secret');
  await press('Delete my account');
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(router.state.location.pathname).toBe('/profile');
  await press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openDialog();
  expect(again.queryByRole('alert')).not.toBeInTheDocument();
  expect(again.getByLabelText('Your password')).toHaveValue('');
});

test('a wrong password shows the error at its field', async () => {
  const message = 'This is not your password';
  const wrong = refused(message, { code: 'BAD_USER_INPUT', fields: { currentPassword: message } });
  await showProfile(zoe, [aProfile(zoe), deletes({ currentPassword: 'guess' }, wrong)]);
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Your password'), 'guess');
  await press('Delete my account');
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(message));
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
});

test('an account without a password is deleted by entering its address', async () => {
  const viewer = aViewer({ ...byGoogle, email: 'Zoe@mail.test' });
  const { router } = await showProfile(viewer, [aProfile(viewer), deletes({}), signsOut]);
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Your e-mail address');
  await press('Delete my account');
  expect(await dialog.findByText('Please enter your e-mail address')).toBeInTheDocument();
  await userEvent.type(field, 'zoe@else.test');
  await press('Delete my account');
  expect(await dialog.findByText('Please enter Zoe@mail.test')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, ' zoe@MAIL.test ');
  await press('Delete my account');
  expect(await screen.findByText('Your account has been deleted.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

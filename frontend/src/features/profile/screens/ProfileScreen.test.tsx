import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResendVerificationDocument } from '../components/account/EmailNotice.generated';
import { UpdateProfileDocument } from '../components/account/ProfileForm.generated';
import { aProfile, aViewer, byGoogle, refused, showProfile } from './ProfileScreen.fixture';

const zoe = aViewer();

const updates = (input: object, viewer: object) => ({
  request: { query: UpdateProfileDocument, variables: { input } },
  result: { data: { updateProfile: viewer } },
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('textbox', { name });
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

test('the profile shows name, role, join date and empty sections', async () => {
  await showProfile(zoe);
  const card = within(screen.getByRole('region', { name: 'Zoë Fontaine' }));
  expect(card.getByText('ZF')).toBeInTheDocument();
  expect(card.getByText('zoe@mail.test')).toBeInTheDocument();
  expect(card.getByText('Role').nextSibling).toHaveTextContent('User');
  expect(card.getByText('Member Since').nextSibling).toHaveTextContent('Mar 4, 2026');
  expect(card.getByText('Email address').nextSibling).toHaveTextContent('Confirmed');
  expect(await screen.findByText("You haven't written any reviews yet.")).toBeInTheDocument();
  const reviews = within(screen.getByRole('region', { name: 'My Reviews' }));
  expect(reviews.getByRole('link', { name: 'Browse Places' })).toHaveAttribute('href', '/places');
  expect(await screen.findByText("You haven't added any favorites yet.")).toBeInTheDocument();
  expect(screen.queryByText(/Please confirm/)).not.toBeInTheDocument();
  expect(document.title).toBe('My Profile · CityPins');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each([
  ['MODERATOR', 'Moderator'],
  ['ADMIN', 'Admin'],
] as const)('the role %s is shown as %s', async (role, name) => {
  const viewer = aViewer({ role });
  await showProfile(viewer);
  expect(screen.getByText('Role').nextSibling).toHaveTextContent(name);
});

test("a user from Google has their picture and the provider's name", async () => {
  const viewer = aViewer({ ...byGoogle, avatarUrl: 'https://pictures.test/zoe.jpg', createdAt: '' });
  const { container } = await showProfile(viewer);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/zoe.jpg');
  expect(within(screen.getByRole('region', { name: 'Zoë Fontaine' })).getByText('Google')).toBeInTheDocument();
  expect(screen.getByText('Member Since').nextSibling).toHaveTextContent('N/A');
});

test("the server's data replace the stored session's", async () => {
  await showProfile(aViewer({ isVerified: false }), [aProfile(zoe)]);
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  expect(screen.queryByText('Please confirm your e-mail address')).not.toBeInTheDocument();
});

test('saves a new name without a password, and returns the focus to the edit button', async () => {
  await showProfile(zoe, [aProfile(zoe), updates({ name: 'Zoë Garcia' }, aViewer({ name: 'Zoë Garcia' }))]);
  await press('Edit Profile');
  expect(box('Full Name')).toHaveFocus();
  await fill(box('Full Name'), 'Zoë Garcia');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Zoë Garcia' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
});

test('a lost request shows an error, and a retry saves the profile', async () => {
  const input = { name: 'Zoë Garcia' };
  const lost = { request: { query: UpdateProfileDocument, variables: { input } }, error: new TypeError('Failed to fetch') };
  await showProfile(zoe, [aProfile(zoe), lost, updates(input, aViewer(input))]);
  await press('Edit Profile');
  await fill(box('Full Name'), 'Zoë Garcia');
  await press('Save');
  expect(await screen.findByText('Your profile could not be saved.')).toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
});

test('canceling restores the old values', async () => {
  await showProfile(zoe);
  await press('Edit Profile');
  await fill(box('Full Name'), 'Somebody else');
  await press('Cancel');
  expect(screen.getByRole('heading', { level: 2, name: 'Zoë Fontaine' })).toBeInTheDocument();
  await press('Edit Profile');
  expect(box('Full Name')).toHaveValue('Zoë Fontaine');
});

test('invalid fields show errors, and nothing is sent', async () => {
  await showProfile(zoe);
  await press('Edit Profile');
  await fill(box('Full Name'), 'Z');
  await fill(box('Email address'), 'zoe@');
  await press('Save');
  expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
  expect(screen.getByText('Invalid email address')).toBeInTheDocument();
  expect(screen.getByText('Please enter your password')).toBeInTheDocument();
  await waitFor(() => expect(box('Full Name')).toHaveFocus());
});

test('the same address in other letter case needs no password', async () => {
  await showProfile(zoe);
  await press('Edit Profile');
  await fill(box('Email address'), 'ZOE@mail.test');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('a new address needs the password and becomes active when its link is opened', async () => {
  const input = { name: zoe.name, email: 'new@mail.test' };
  await showProfile(zoe, [
    aProfile(zoe),
    {
      request: { query: UpdateProfileDocument, variables: { input: { ...input, currentPassword: 'wrong' } } },
      result: refused('This is not your password', { code: 'BAD_USER_INPUT', fields: { currentPassword: 'This is not your password' } }),
    },
    updates({ ...input, currentPassword: 'right' }, aViewer({ pendingEmail: 'new@mail.test' })),
  ]);
  await press('Edit Profile');
  await fill(box('Email address'), 'new@mail.test');
  expect(screen.getByText(/zoe@mail.test stays your address until you open the link/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong');
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password'));
  await fill(screen.getByLabelText('Current password'), 'right');
  await press('Save');
  expect(await screen.findByText(/We have sent a link to new@mail.test. Until you open it, zoe@mail.test stays your address./)).toBeInTheDocument();
});

test('an account without a password needs none for a new address', async () => {
  const viewer = aViewer(byGoogle);
  const changed = updates({ name: viewer.name, email: 'new@mail.test' }, { ...viewer, pendingEmail: 'new@mail.test' });
  await showProfile(viewer, [aProfile(viewer), changed]);
  await press('Edit Profile');
  await fill(box('Email address'), 'new@mail.test');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Please confirm your new e-mail address')).toBeInTheDocument();
});

const resent = { request: { query: ResendVerificationDocument }, result: { data: { resendVerification: true } } };

test('the link for a pending address can be sent again, and the address canceled', async () => {
  const viewer = aViewer({ pendingEmail: 'new@mail.test' });
  await showProfile(viewer, [aProfile(viewer), resent, updates({ name: zoe.name, email: zoe.email }, zoe)]);
  expect(await screen.findByText('/srv/outbox')).toBeInTheDocument();
  await press('Send it again');
  expect(await screen.findByText('A new link is on its way to new@mail.test.')).toBeInTheDocument();
  await press('Keep zoe@mail.test');
  expect(await screen.findByText('zoe@mail.test stays your address.')).toBeInTheDocument();
  expect(screen.queryByText('Please confirm your new e-mail address')).not.toBeInTheDocument();
});

test('a new name does not change a pending address', async () => {
  const viewer = aViewer({ pendingEmail: 'new@mail.test' });
  await showProfile(viewer, [aProfile(viewer), updates({ name: 'Zoë Garcia' }, aViewer({ name: 'Zoë Garcia', pendingEmail: 'new@mail.test' }))]);
  await press('Edit Profile');
  await fill(box('Full Name'), 'Zoë Garcia');
  await press('Save');
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(screen.getByText(/We have sent a link to new@mail.test/)).toBeInTheDocument();
});

test('the link for an unconfirmed address can be sent again, and an error is shown', async () => {
  const viewer = aViewer({ isVerified: false });
  const tooMany = { ...resent, result: refused('Too many messages. Please wait an hour.', { code: 'TOO_MANY' }) };
  await showProfile(viewer, [aProfile(viewer), resent, tooMany]);
  expect(screen.getByText('Not confirmed yet')).toBeInTheDocument();
  await press('Send the link again');
  expect(await screen.findByText('A new link is on its way to zoe@mail.test.')).toBeInTheDocument();
  await press('Send the link again');
  expect(await screen.findByText('Too many messages. Please wait an hour.')).toBeInTheDocument();
});

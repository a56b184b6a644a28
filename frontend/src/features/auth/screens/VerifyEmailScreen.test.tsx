import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { fakeServer, refusal } from './auth.fixture';
import { VerifyEmailScreen } from './VerifyEmailScreen';

const DEAD = 'This link has expired or was used already. Ask for a new one.';
const confirmed = () => ({ data: { verifyEmail: true } });
const dead = () => refusal(DEAD, 'BAD_USER_INPUT', { token: DEAD });

async function show(answers: Parameters<typeof fakeServer>[0], { path = '/verify-email#secret', options = {} } = {}) {
  const server = fakeServer(answers, options);
  const routes = [
    {
      path: '/verify-email',
      element: (
        <StrictMode>
          <VerifyEmailScreen />
        </StrictMode>
      ),
    },
  ];
  const shown = await renderApp(null, { path, routes, transport: server.transport });
  return { ...shown, user: userEvent.setup(), server };
}

const confirmAnyway = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Confirm without signing in' }));

/** Signs a user in. */
function signIn(overrides: Parameters<typeof makeViewer>[0] = {}) {
  localStorage.setItem('token', 'old');
  return { Viewer: () => ({ data: { viewer: makeViewer(overrides) } }) };
}

beforeEach(() => localStorage.clear());

test('shows that the address is being confirmed', async () => {
  await show({ ...signIn(), VerifyEmail: () => new Promise<object>(() => undefined) });
  expect(screen.getByLabelText('Confirming your e-mail address')).toBeInTheDocument();
});

test('a visitor signs in first and returns with the link', async () => {
  const { user, server, router } = await show({ VerifyEmail: confirmed });
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your e-mail address' })).toHaveFocus();
  expect(router.state.location.hash).toBe('');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/verify-email', hash: '#secret' } } });
  expect(server.of('VerifyEmail')).toEqual([]);
});

test('a visitor who confirms without signing in sends the token once and chooses a password', async () => {
  const { user, server } = await show({ VerifyEmail: confirmed });
  await confirmAnyway(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your e-mail address is confirmed.' })).toHaveFocus();
  expect(screen.getByText(/^All earlier ways to sign in to the account have stopped working/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a password' })).toHaveAttribute('href', '/forgot-password');
  expect(server.of('VerifyEmail').map(({ input }) => input)).toEqual([{ token: 'secret' }]);
});

test('a signed-in user is reloaded and continues to the profile', async () => {
  const { server } = await show({ ...signIn({ isVerified: false }), VerifyEmail: confirmed });
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile');
  expect(server.of('VerifyEmail')).toHaveLength(1);
  await waitFor(() => expect(server.of('Viewer')).toHaveLength(2));
});

test('a visitor with an invalid link is led to the sign-in', async () => {
  const { user, router } = await show({ VerifyEmail: dead });
  await confirmAnyway(user);
  expect(await screen.findByText(`${DEAD} Sign in and open your profile to send the message again.`)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/profile' } } });
});

test('a signed-in user with an invalid link requests a new one', async () => {
  const answers = { ...signIn({ isVerified: false }), VerifyEmail: dead, NewLinkButton: () => ({ data: { resendVerification: true } }) };
  const { user, server } = await show(answers, { options: { sendsMail: false, mailFolder: '.data/outbox' } });
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
  expect(await screen.findByText('.data/outbox')).toBeInTheDocument();
  expect(server.of('NewLinkButton')).toHaveLength(1);
});

test('a new link that is rejected shows the reason', async () => {
  const answers = { ...signIn({ isVerified: false }), VerifyEmail: dead, NewLinkButton: () => refusal('Too many requests.', 'TOO_MANY') };
  const { user } = await show(answers);
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
});

test('a confirmed user with an invalid link reads that nothing is left to do', async () => {
  await show({ ...signIn(), VerifyEmail: dead });
  expect(await screen.findByText(/Your address asha@example.org is confirmed, so there is nothing left to do/)).toBeInTheDocument();
});

test('a link that is opened again shows that the address is already confirmed', async () => {
  const sentence = 'This e-mail address is confirmed already.';
  const { user } = await show({ VerifyEmail: () => refusal(sentence, 'BAD_USER_INPUT', { confirmed: sentence }) });
  await confirmAnyway(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your e-mail address is confirmed.' })).toHaveFocus();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByText(/does not work/)).not.toBeInTheDocument();
});

test('a user of another account signs out first and keeps the link', async () => {
  const sentence = 'This link belongs to another account. Sign out, and open it again.';
  const answers = { ...signIn(), SignOut: () => ({ data: { signOut: true } }), VerifyEmail: () => refusal(sentence, 'BAD_USER_INPUT', { account: sentence }) };
  const { user, router } = await show(answers);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/verify-email', hash: '#secret' } } });
});

test('a link without a token shows "incomplete"', async () => {
  const { server } = await show({ VerifyEmail: confirmed }, { path: '/verify-email' });
  expect(screen.getByText(/The link is incomplete/)).toBeInTheDocument();
  expect(server.of('VerifyEmail')).toEqual([]);
});

test('a lost request can be retried', async () => {
  let isDown = true;
  const { user, server } = await show({ VerifyEmail: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : confirmed()) });
  await confirmAnyway(user);
  expect(await screen.findByText('The server cannot be reached. Check your connection.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed.' })).toBeInTheDocument();
  expect(server.of('VerifyEmail')).toHaveLength(2);
});

test('shows the reason if another account already has the address', async () => {
  await show({ ...signIn(), VerifyEmail: () => refusal('Another account now has this e-mail address.', 'CONFLICT') });
  expect(await screen.findByText('Another account now has this e-mail address.')).toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { fakeServer, refusal } from './auth.fixture';
import { ResetPasswordScreen } from './ResetPasswordScreen';

async function show(server = fakeServer(), path = '/reset-password#secret') {
  const routes = [
    { path: '/login', element: <p>At /login</p> },
    {
      path: '/reset-password',
      element: (
        <StrictMode>
          <ResetPasswordScreen />
        </StrictMode>
      ),
    },
  ];
  const shown = await renderApp(null, { path, routes, transport: server.transport });
  return { ...shown, user: userEvent.setup(), server };
}

const fields = () => [screen.getByLabelText('New password'), screen.getByLabelText('Confirm new password')] as const;
const submit = () => screen.getByRole('button', { name: 'Change password' });
const fill = () => fields().forEach((field) => fireEvent.change(field, { target: { value: 'correct horse' } }));
const done = () => ({ data: { resetPassword: true } });

beforeEach(() => localStorage.clear());

test('removes the token from the address at once', async () => {
  const { router } = await show();
  expect(router.state.location.hash).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
  for (const field of fields()) expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test('validates the typed passwords', async () => {
  const { user } = await show(fakeServer({}, { minPasswordLength: 8 }));
  await user.click(submit());
  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(screen.getByText('Please confirm your password')).toBeInTheDocument();
  expect(fields()[0]).toHaveFocus();
  fireEvent.change(fields()[0], { target: { value: 'seven77' } });
  expect(await screen.findByText('Password must be at least 8 characters')).toBeInTheDocument();
  fireEvent.change(fields()[1], { target: { value: 'seven' } });
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
});

test('a new password leads to the sign-in', async () => {
  const { user, server, router } = await show(fakeServer({ ResetPassword: done }));
  fill();
  await user.click(submit());
  expect(await screen.findByText('Your password has been changed. Sign in with it.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(server.of('ResetPassword').map(({ input }) => input)).toEqual([{ token: 'secret', password: 'correct horse' }]);
});

test('a reset signs out the user of the same account', async () => {
  localStorage.setItem('token', 'old');
  let isReset = false;
  const server = fakeServer({
    Viewer: () => ({ data: { viewer: isReset ? null : makeViewer() } }),
    ResetPassword: () => {
      isReset = true;
      return done();
    },
  });
  const { user } = await show(server);
  fill();
  await user.click(submit());
  expect(await screen.findByText('At /login')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test('an invalid link shows the reason and offers a new one', async () => {
  const words = 'This link has expired or was used already. Ask for a new one.';
  const { user } = await show(fakeServer({ ResetPassword: () => refusal(words, 'BAD_USER_INPUT', { token: words }) }));
  fill();
  await user.click(submit());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('a link without a token shows "incomplete" until another one is opened', async () => {
  const { router } = await show(fakeServer(), '/reset-password');
  expect(screen.getByText('The link is incomplete. Open it from the message again.')).toBeInTheDocument();
  await act(() => router.navigate('/reset-password#whole'));
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
});

test('a password that the server rejects shows the error at its field', async () => {
  const words = 'This password is one of the most common ones';
  const { user } = await show(fakeServer({ ResetPassword: () => refusal(words, 'BAD_USER_INPUT', { password: words }) }));
  fill();
  await user.click(submit());
  await waitFor(() => expect(fields()[0]).toHaveAccessibleDescription(words));
});

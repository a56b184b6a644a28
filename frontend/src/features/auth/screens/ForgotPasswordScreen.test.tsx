import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { fakeServer, refusal } from './auth.fixture';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

async function show(server = fakeServer(), state: unknown = null) {
  const routes = [{ path: '/forgot-password', element: <ForgotPasswordScreen /> }];
  const shown = await renderApp(null, { routes, transport: server.transport });
  await act(() => shown.router.navigate('/forgot-password', { state }));
  return { ...shown, user: userEvent.setup(), server };
}

const sent = () => ({ data: { requestPasswordReset: true } });
const email = () => screen.getByLabelText('Email address');

test('fills in the address from the sign-in, and goes back with the return address', async () => {
  const state = { email: 'asha@example.org', from: { pathname: '/profile' } };
  const { user, router } = await show(fakeServer(), state);
  expect(email()).toHaveValue('asha@example.org');
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state });
});

test('requires a valid address', async () => {
  const { user, server } = await show();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  fireEvent.change(email(), { target: { value: 'asha' } });
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  expect(server.of('RequestPasswordReset')).toEqual([]);
});

test('shows the same message for all addresses, and sends again', async () => {
  const { user, server } = await show(fakeServer({ RequestPasswordReset: sent }), { email: 'asha@example.org' });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('If an account exists for asha@example.org, a message with a link is on its way.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText(/does not send e-mail/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('We have sent it again.')).toBeInTheDocument();
  const input = { email: 'asha@example.org' };
  expect(server.of('RequestPasswordReset').map((one) => one.input)).toEqual([input, input]);
});

test('tells a visitor that the site sends no e-mail, without naming the folder', async () => {
  const { user } = await show(fakeServer({ RequestPasswordReset: sent }, { sendsMail: false }), { email: 'asha@example.org' });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('This site cannot send e-mail right now. Contact its operator.')).toBeInTheDocument();
  expect(screen.queryByText(/folder|outbox/)).not.toBeInTheDocument();
});

test('shows the mail folder if the server returns it', async () => {
  const { user } = await show(fakeServer({ RequestPasswordReset: sent }, { sendsMail: false, mailFolder: '.data/outbox' }), { email: 'asha@example.org' });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  const folder = await screen.findByText('.data/outbox');
  expect(folder.tagName).toBe('CODE');
  expect(folder.parentElement).toHaveTextContent('This site does not send e-mail yet: the message is in the folder .data/outbox on the machine that runs it.');
});

test('a rejected request shows the reason', async () => {
  const { user } = await show(fakeServer({ RequestPasswordReset: () => refusal('Too many requests.', 'TOO_MANY') }), { email: 'asha@example.org' });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send the link' })).toBeInTheDocument());
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { fakeApi, refusal } from '../../../../test/fakeApi';
import { MailPreferencesScreen } from './MailPreferencesScreen';

const LABEL = 'Send me an e-mail when a moderator decides about something I contributed';
const preferences = (wantsDecisionMails: boolean) => ({ __typename: 'MailPreferences', address: 'a…@example.org', wantsDecisionMails });

/** Fake API that stores the preferences of one link. */
function server(isOn = true) {
  let wanted = isOn;
  return fakeApi({
    MailPreferencesScreen: () => ({ data: { mailPreferencesByLink: preferences(wanted) } }),
    UpdateMailPreferencesByLink: ({ wantsDecisionMails }) => {
      wanted = wantsDecisionMails as boolean;
      return { data: { updateMailPreferencesByLink: preferences(wanted) } };
    },
  });
}

async function show(api: ReturnType<typeof fakeApi>, path = '/mail-preferences#secret') {
  const routes = [{ path: '/mail-preferences', element: <MailPreferencesScreen /> }];
  return { ...(await renderApp(null, { path, routes, transport: api.transport })), user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

test('shows that the preferences are loading', async () => {
  await show(fakeApi({ MailPreferencesScreen: () => new Promise<object>(() => undefined) }));
  expect(screen.getByRole('heading', { level: 1, name: 'E-mail preferences' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading e-mail preferences' })).toBeInTheDocument();
});

test('shows the masked address, and turns the mails off and on', async () => {
  const api = server();
  const { user, router } = await show(api);
  const toggle = await screen.findByRole('switch', { name: LABEL });
  expect(toggle).toBeChecked();
  expect(screen.getByText(/These settings apply to a…@example.org/)).toBeInTheDocument();
  expect(api.of('UpdateMailPreferencesByLink')).toEqual([]);

  await user.click(toggle);
  expect(await screen.findByText('Saved. You will no longer get e-mail about decisions.')).toBeInTheDocument();
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('Saved. You will get e-mail about decisions.')).toBeInTheDocument();
  expect(toggle).toBeChecked();
  expect(api.of('UpdateMailPreferencesByLink')).toEqual([
    { token: 'secret', wantsDecisionMails: false },
    { token: 'secret', wantsDecisionMails: true },
  ]);
  expect(router.state.location).toMatchObject({ hash: '', state: { token: 'secret' } });
});

test('shows preferences that are off', async () => {
  await show(server(false));
  expect(await screen.findByRole('switch', { name: LABEL })).not.toBeChecked();
});

test('reverts a change that the server rejects', async () => {
  const api = server();
  api.answers.UpdateMailPreferencesByLink = () => refusal('Too many requests.', 'TOO_MANY');
  const { user } = await show(api);
  const toggle = await screen.findByRole('switch', { name: LABEL });
  await user.click(toggle);
  expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
  await waitFor(() => expect(toggle).toBeChecked());
});

test('a visitor with an invalid link is led to the sign-in', async () => {
  const { user, router } = await show(fakeApi({ MailPreferencesScreen: () => refusal('Link not found', 'NOT_FOUND') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toHaveFocus();
  expect(screen.getByText(/^This link belongs to a former e-mail address or to a deleted account/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/profile' } } });
});

test('a signed-in user with an invalid link is led to the profile', async () => {
  localStorage.setItem('token', 'old');
  await show(fakeApi({ Viewer: () => ({ data: { viewer: makeViewer() } }), MailPreferencesScreen: () => refusal('Link not found', 'NOT_FOUND') }));
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile');
});

test('a link without a token shows "incomplete"', async () => {
  const api = server();
  await show(api, '/mail-preferences');
  expect(screen.getByText(/The link is incomplete/)).toBeInTheDocument();
  expect(api.of('MailPreferencesScreen')).toEqual([]);
});

test('retries after a lost connection', async () => {
  const api = server();
  const { MailPreferencesScreen: answer } = api.answers;
  api.answers.MailPreferencesScreen = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = await show(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your e-mail preferences could not be loaded' })).toHaveFocus();
  if (answer) api.answers.MailPreferencesScreen = answer;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: LABEL })).toBeChecked();
});

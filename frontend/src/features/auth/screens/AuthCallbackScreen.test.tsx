import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { useViewer } from '../../../lib/account';
import { fakeServer } from './auth.fixture';
import { AuthCallbackScreen } from './AuthCallbackScreen';

const ASHA = makeViewer();
const OTHER = makeViewer({ id: 'u-2', name: 'Ben Okri', email: 'ben@example.org' });

/** Fake API that maps tokens to users. */
const people = (owners: Record<string, typeof ASHA>) => fakeServer({ Viewer: (_variables, token) => ({ data: { viewer: (token && owners[token]) ?? null } }) });

/** Target screen that shows its path and the signed-in user. */
function At({ path }: { path: string }) {
  const { viewer } = useViewer();
  return (
    <>
      <p>{`At ${path}`}</p>
      <p>{`For ${viewer?.name ?? 'nobody'}`}</p>
    </>
  );
}

async function show(search: string, server = people({})) {
  window.signInAnswer = search;
  const routes = ['/', '/places/p1', '/login'].map((path) => ({ path, element: <At path={path} /> }));
  const element = (
    <StrictMode>
      <AuthCallbackScreen />
    </StrictMode>
  );
  const shown = await renderApp(element, { path: '/auth/callback', routes, transport: server.transport });
  return { ...shown, user: userEvent.setup(), server };
}

const keep = (departure: object) => sessionStorage.setItem('citypins-return-target', JSON.stringify(departure));
const remember = (from?: unknown) => keep({ from, leftAt: Date.now() });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.signInAnswer;
});

test('shows a spinner while the request is pending', async () => {
  await show('?token=new', fakeServer({ Viewer: () => new Promise<object>(() => undefined) }));
  expect(screen.getByRole('heading', { level: 1, name: 'Completing sign in...' })).toBeInTheDocument();
  expect(screen.getByLabelText('Completing sign in')).toBeInTheDocument();
});

test('adopts a token once and leads to the home page', async () => {
  remember();
  const { router, server } = await show('?token=new', people({ new: ASHA }));
  expect(await screen.findByText('At /')).toBeInTheDocument();
  expect(screen.getAllByText('Login successful!')).toHaveLength(1);
  expect(localStorage.getItem('token')).toBe('new');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(server.of('Viewer').filter(({ token }) => token === 'new')).toHaveLength(1);
  expect(server.of('SignOut')).toEqual([]);
});

test('leads to the stored return address once', async () => {
  remember({ pathname: '/places/p1', search: '?page=2', hash: '#reviews' });
  const { router } = await show('?token=new', people({ new: ASHA }));
  expect(await screen.findByText('At /places/p1')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ search: '?page=2', hash: '#reviews' });
  expect(sessionStorage.getItem('citypins-return-target')).toBeNull();
});

const ELSEWHERE = ['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example', 'javascript:alert(1)', null].map((pathname) => ({
  pathname,
}));

test.each([...ELSEWHERE, { pathname: '/', search: '/evil.example' }, 'nonsense', 7, null])('leads to the home page if %j is stored', async (from) => {
  remember(from);
  await show('?token=new', people({ new: ASHA }));
  expect(await screen.findByText('At /')).toBeInTheDocument();
});

describe('without a sign-in started in this tab', () => {
  const asked = async () => screen.findByRole('heading', { level: 1, name: 'Sign in as Asha Rao?' });

  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['a list', '[]'],
    ['a string', '"//evil.example"'],
    ['an expired sign-in', JSON.stringify({ leftAt: Date.now() - 11 * 60_000 })],
    ['a sign-in in the future', JSON.stringify({ leftAt: Date.now() + 60_000 })],
  ])('a visitor is asked first if %s is stored, and led home', async (_what, kept) => {
    if (kept !== null) sessionStorage.setItem('citypins-return-target', kept);
    const { user } = await show('?token=new', people({ new: ASHA }));
    expect(await asked()).toHaveFocus();
    expect(screen.getByText('Asha Rao · asha@example.org')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in as Asha Rao' }));
    expect(await screen.findByText('At /')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('new');
  });

  test('a visitor is asked again after an earlier sign-in has finished', async () => {
    remember();
    const { unmount } = await show('?token=new', people({ new: ASHA }));
    expect(await screen.findByText('At /')).toBeInTheDocument();
    unmount();
    localStorage.clear();
    await show('?token=another', people({ another: ASHA }));
    expect(await asked()).toBeInTheDocument();
  });
});

describe('shows an error', () => {
  test.each(['', '?', '?token=', '?code=x&state=y'])('without a token in %j', async (rest) => {
    remember({ pathname: '/places/p1' });
    const { user, router } = await show(rest);
    expect(screen.getByRole('heading', { level: 1, name: 'Authentication Error' })).toHaveFocus();
    expect(screen.getByText('No authentication token received')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(screen.getByText('At /login')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ from: { pathname: '/places/p1' } });
  });

  test('for a token that belongs to no user', async () => {
    await show('?token=bad');
    expect(await screen.findByText('Failed to get user data')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('for an unreachable server', async () => {
    await show('?token=new', fakeServer());
    expect(await screen.findByText('Failed to get user data')).toBeInTheDocument();
  });

  test.each([
    ['registration-closed', 'This site does not accept new accounts. If you have one, sign in.'],
    ['invitation-needed', 'New accounts need an invitation. If you got one, open its link.'],
    ['email-domain', 'Only e-mail addresses of certain domains can be registered on this site. Try again with an address of your organization.'],
    ['not-configured', 'This way to sign in is not set up on this site. Sign in with your e-mail address and password.'],
    ['denied', 'The sign-in was cancelled on the other site. Try again, or use your e-mail address and password.'],
    ['expired', 'The sign-in took too long, or was started in another window. Please start again.'],
    [
      'no-email',
      /^The other site did not share your e-mail address, and an account needs one. Allow it there, or create an account with your e-mail address.$/,
    ],
    ['email-in-use', /^There is an account with this e-mail address already. Sign in with its password; if you do not know it, ask for a new one.$/],
    ['suspended', /suspended/],
    ['unavailable', /^The other site is not responding at the moment. Try again in a few minutes, or use your e-mail address and password.$/],
    ['failed', /did not work/],
    ['<b>Your bank</b>', /did not work/],
    ['constructor', /did not work/],
    ['__proto__', /did not work/],
    ['', /did not work/],
  ])('with the code %j', async (code, words) => {
    const { server } = await show(`?error=${encodeURIComponent(code)}&token=new`);
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('bank');
    expect(server.of('Viewer')).toEqual([]);
  });
});

describe('while another session exists', () => {
  beforeEach(() => localStorage.setItem('token', 'old'));

  test('the same user continues, and the former session ends', async () => {
    const { server } = await show('?token=new', people({ old: ASHA, new: ASHA }));
    expect(await screen.findByText('At /')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('new');
    expect(server.of('SignOut').map(({ token }) => token)).toEqual(['old']);
  });

  test('another user is asked and can switch', async () => {
    remember({ pathname: '/places/p1' });
    const { user, server } = await show('?token=new', people({ old: ASHA, new: OTHER }));
    expect(await screen.findByText('You are signed in as Asha Rao. Continue as the account that just signed in?')).toBeInTheDocument();
    expect(screen.getByText('Ben Okri · ben@example.org')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('old');
    await user.click(screen.getByRole('button', { name: 'Switch account' }));
    expect(await screen.findByText('At /places/p1')).toBeInTheDocument();
    expect(screen.getByText('For Ben Okri')).toBeInTheDocument();
    expect(await screen.findByText('Login successful!')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('new');
    expect(server.of('SignOut').map(({ token }) => token)).toEqual(['old']);
  });

  test('another user is asked and can stay', async () => {
    const { user, server } = await show('?token=new', people({ old: ASHA, new: OTHER }));
    await user.click(await screen.findByRole('button', { name: 'Stay signed in as Asha Rao' }));
    expect(screen.getByText('At /')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('old');
    expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
    await waitFor(() => expect(server.of('SignOut').map(({ token }) => token)).toEqual(['new']));
  });

  test('an invalid token keeps the current session', async () => {
    await show('?token=bad', people({ old: ASHA }));
    expect(await screen.findByText('Failed to get user data')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('old');
  });

  test('a failed switch shows an error', async () => {
    let isDown = false;
    const server = fakeServer({
      Viewer: (_variables, token) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : { data: { viewer: token === 'old' ? ASHA : OTHER } }),
    });
    const { user } = await show('?token=new', server);
    const button = await screen.findByRole('button', { name: 'Switch account' });
    isDown = true;
    await user.click(button);
    expect(await screen.findByText('Failed to get user data')).toBeInTheDocument();
  });

  test('an ended session counts as signed out', async () => {
    remember();
    await show('?token=new', people({ new: OTHER }));
    expect(await screen.findByText('At /')).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('new');
  });
});

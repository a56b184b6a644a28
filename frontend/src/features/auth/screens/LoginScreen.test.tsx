import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { goElsewhere } from '../components/goElsewhere';
import { fakeServer, refusal, rulesOf } from './auth.fixture';
import { LoginScreen } from './LoginScreen';
import { RegisterScreen } from './RegisterScreen';

jest.mock('../components/goElsewhere');

const routes = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/register', element: <RegisterScreen /> },
  { path: '/forgot-password', element: <p>Forgotten</p> },
];

async function show(server = fakeServer(), state: unknown = null) {
  const shown = await renderApp(null, { routes, transport: server.transport });
  await act(() => shown.router.navigate('/login', { state }));
  return { ...shown, user: userEvent.setup(), server };
}

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /Sign in$/ });

function fill() {
  fireEvent.change(email(), { target: { value: 'asha@example.org' } });
  fireEvent.change(password(), { target: { value: 'correct horse' } });
}

const signedIn = () => ({ data: { signIn: { __typename: 'SignInPayload', token: 't-1', viewer: makeViewer() } } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(goElsewhere).mockClear();
});

test('shows the texts of the specification', async () => {
  const { user } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'create a new account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(screen.getByText('Or continue with')).toBeInTheDocument();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons.filter(Boolean)).toEqual(['Sign in', 'Google', 'Facebook']);
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
});

test('each invalid field shows its error, and the first one gets the focus', async () => {
  const { user, server } = await show();
  await user.click(submit());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Email is required');
  await user.type(email(), 'asha');
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  await user.type(email(), '@example.org');
  await waitFor(() => expect(email()).toBeValid());
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(server.of('SignIn')).toEqual([]);
});

test('a sign-in starts a short session by default', async () => {
  const { user, server } = await show(fakeServer({ SignIn: signedIn }));
  fill();
  await user.click(submit());
  expect(await screen.findByText('Login successful!')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('t-1');
  expect(server.of('SignIn').map(({ input }) => input)).toEqual([{ email: 'asha@example.org', password: 'correct horse', rememberMe: false }]);
});

test('"Remember me" starts a long session', async () => {
  const { user, server } = await show(fakeServer({ SignIn: signedIn }));
  fill();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(submit());
  await screen.findByText('Login successful!');
  expect(server.of('SignIn')[0]?.input).toMatchObject({ rememberMe: true });
});

test('wrong credentials keep the values and select the password', async () => {
  const { user } = await show(fakeServer({ SignIn: () => refusal('Invalid email or password', 'INVALID_CREDENTIALS') }));
  fill();
  await user.click(submit());
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  expect(email()).toHaveValue('asha@example.org');
  expect(password()).toHaveFocus();
  expect(password()).toHaveProperty('selectionEnd', 'correct horse'.length);
  expect(password()).toHaveProperty('selectionStart', 0);
  expect(localStorage.getItem('token')).toBeNull();
});

test('an unreachable server shows "Login failed"', async () => {
  const { user } = await show();
  fill();
  await user.click(submit());
  expect(await screen.findByText('Login failed')).toBeInTheDocument();
  expect(email()).toHaveValue('asha@example.org');
});

test('a field error of the server stays until the field changes', async () => {
  const words = 'Email contains characters that cannot be used';
  const { user } = await show(fakeServer({ SignIn: () => refusal('Please check', 'BAD_USER_INPUT', { email: words }) }));
  fill();
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
  expect(email()).toHaveFocus();
  await user.click(password());
  expect(email()).toHaveAccessibleDescription(words);
  await user.type(email(), 'x');
  await waitFor(() => expect(email()).toBeValid());
});

test('a pending form shows a spinner and ignores a second press', async () => {
  const { user, server } = await show(fakeServer({ SignIn: () => new Promise<object>(() => undefined) }));
  fill();
  await user.click(submit());
  expect(await screen.findByLabelText('Busy')).toBeInTheDocument();
  await user.click(submit());
  await user.type(email(), '{Enter}');
  expect(server.of('SignIn')).toHaveLength(1);
  expect(email()).toBeEnabled();
  expect(submit()).toBeEnabled();
});

test('"Forgot your password?" takes the typed address along', async () => {
  const { user, router } = await show();
  await user.type(email(), 'asha@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(router.state.location).toMatchObject({ pathname: '/forgot-password', state: { email: 'asha@example.org' } });
});

test('the form shows why a sign-in is needed', async () => {
  await show(fakeServer(), { from: { pathname: '/places' }, reason: 'Sign in to add Blue Door to your favorites.' });
  expect(screen.getByText('Sign in to add Blue Door to your favorites.')).toBeInTheDocument();
});

test('going to the registration and back keeps the return address', async () => {
  const state = { from: { pathname: '/profile' } };
  const { user, router } = await show(fakeServer(), state);
  await user.click(screen.getByRole('link', { name: 'create a new account' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject(state);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state });
});

test('fills in the address from the previous screen', async () => {
  await show(fakeServer(), { email: 'asha@example.org' });
  expect(email()).toHaveValue('asha@example.org');
});

describe('social sign-in', () => {
  test.each(['Google', 'Facebook'])('%s shows a message if it is not set up', async (name) => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`Sign-in with ${name} is not set up on this site. Sign in with your e-mail address instead.`)).toBeInTheDocument();
    expect(goElsewhere).not.toHaveBeenCalled();
  });

  test('leaves for a provider that is set up and stores the return address', async () => {
    const state = { from: { pathname: '/places/p1', search: '?a=b', hash: '#reviews', key: 'k', state: null } };
    const { user } = await show(fakeServer({}, { methods: ['LOCAL', 'GOOGLE', 'FACEBOOK'] }), state);
    await user.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenLastCalledWith('/api/auth/google?language=en'));
    expect(JSON.parse(sessionStorage.getItem('citypins-return-target') ?? '')).toEqual({
      from: { pathname: '/places/p1', search: '?a=b', hash: '#reviews' },
      leftAt: expect.any(Number) as number,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(screen.getByRole('button', { name: 'Facebook' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenLastCalledWith('/api/auth/facebook?language=en&remember=true'));
  });

  test('stores no return address if there is none', async () => {
    sessionStorage.setItem('citypins-return-target', '{"from":{"pathname":"/old"}}');
    const { user } = await show(fakeServer({}, { methods: ['LOCAL', 'GOOGLE'] }));
    await user.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenCalled());
    expect(JSON.parse(sessionStorage.getItem('citypins-return-target') ?? '')).toEqual({ leftAt: expect.any(Number) as number });
  });

  test('leaves for the provider if its availability cannot be loaded', async () => {
    const { user } = await show(fakeServer({ SocialButtons: () => Promise.reject(new TypeError('Failed to fetch')) }));
    await user.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenCalledWith('/api/auth/google?language=en'));
  });
});

test.each([
  ['CLOSED', 'This site does not accept new accounts. If you have one, sign in.'],
  ['INVITATION', 'New accounts need an invitation. If you got one, open its link.'],
])('while the mode is %s, a sentence is in place of the link to sign up', async (mode, sentence) => {
  await show(fakeServer({ Registration: () => rulesOf(mode) }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'create a new account' })).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { makeViewer } from '../../../../test/viewer';
import { goElsewhere } from '../components/goElsewhere';
import { fakeServer, refusal, rulesOf } from './auth.fixture';
import { RegisterScreen } from './RegisterScreen';

jest.mock('../components/goElsewhere');

async function show(server = fakeServer(), hash = '') {
  const shown = await renderApp(<RegisterScreen />, { path: `/register${hash}`, transport: server.transport });
  return { ...shown, user: userEvent.setup(), server };
}

const name = () => screen.getByLabelText('Full Name');
const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions and Privacy Policy' });
const submit = () => screen.getByRole('button', { name: /Create Account$/ });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  fireEvent.change(name(), { target: { value: 'Asha Rao' } });
  fireEvent.change(email(), { target: { value: 'asha@example.org' } });
  for (const field of [password(), confirmation()]) fireEvent.change(field, { target: { value: 'correct horse' } });
  await user.click(terms());
}

const registered = () => ({ data: { register: { __typename: 'SignInPayload', token: 't-1', viewer: makeViewer() } } });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(goElsewhere).mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('shows the texts of the specification', async () => {
  const { user } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(terms()).not.toBeChecked();
  for (const [link, href] of [
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByText('Or continue with')).toBeInTheDocument();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons.filter(Boolean)).toEqual(['Create Account', 'Google', 'Facebook']);
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
  expect(confirmation()).toHaveAttribute('type', 'text');
  expect(password()).toHaveAttribute('type', 'password');
});

test('the terms open in another tab, and the form keeps its values', async () => {
  const { user, router } = await show();
  fireEvent.change(name(), { target: { value: 'Asha Rao' } });
  for (const link of ['Terms and Conditions', 'Privacy Policy']) await user.click(screen.getByRole('link', { name: link }));
  expect(router.state.location.pathname).toBe('/register');
  expect(name()).toHaveValue('Asha Rao');
  expect(terms()).not.toBeChecked();
});

test('Facebook shows a message if it is not set up', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Facebook' }));
  expect(await screen.findByText('Sign-in with Facebook is not set up on this site. Sign in with your e-mail address instead.')).toBeInTheDocument();
});

test('an empty form shows all required fields', async () => {
  const { user, server } = await show();
  await user.click(submit());
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  const words = ['Email is required', 'Password is required', 'Please confirm your password', 'You must accept the terms and conditions'];
  for (const sentence of words) expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(name()).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription('You must accept the terms and conditions');
  expect(server.of('Register')).toEqual([]);
});

test('invalid values show their errors', async () => {
  const { user } = await show();
  fireEvent.change(name(), { target: { value: ' A ' } });
  fireEvent.change(email(), { target: { value: 'asha@example' } });
  fireEvent.change(password(), { target: { value: 'abcde' } });
  fireEvent.change(confirmation(), { target: { value: 'abcdf' } });
  await user.click(submit());
  expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
  for (const sentence of ['Invalid email address', 'Password must be at least 6 characters', 'Passwords do not match']) {
    expect(screen.getByText(sentence)).toBeInTheDocument();
  }
});

test('missing acceptance of the terms alone moves the focus there', async () => {
  const { user } = await show();
  await fill(user);
  await user.click(terms());
  await user.click(submit());
  await waitFor(() => expect(terms()).toHaveFocus());
  expect(terms()).toBeInvalid();
});

test('a site can require longer passwords', async () => {
  const { user } = await show(fakeServer({}, { minPasswordLength: 12 }));
  expect(await screen.findByText('At least 12 characters')).toBeInTheDocument();
  await user.type(password(), 'elevenchars');
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Password must be at least 12 characters')).toBeInTheDocument();
});

test('a new account is signed in', async () => {
  const { user, server } = await show(fakeServer({ Register: registered }));
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('Registration successful!')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('t-1');
  expect(server.of('Register').map(({ input }) => input)).toEqual([{ name: 'Asha Rao', email: 'asha@example.org', password: 'correct horse', language: 'en' }]);
});

test('a rejected sign-up shows the reason and keeps the values', async () => {
  const words = 'An account with this e-mail address already exists. Sign in, or ask for a new password.';
  const { user } = await show(fakeServer({ Register: () => refusal(words, 'CONFLICT') }));
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(email()).toHaveValue('asha@example.org');
  expect(confirmation()).toHaveValue('correct horse');
  expect(terms()).toBeChecked();
});

test('a password that the server rejects shows the error until it changes', async () => {
  const words = 'This password is one of the most common ones';
  const { user } = await show(fakeServer({ Register: () => refusal(words, 'BAD_USER_INPUT', { password: words }) }));
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveAccessibleDescription(words));
  expect(password()).toHaveFocus();
  await user.type(password(), 's');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('At least 6 characters'));
});

test('an unreachable server shows "Registration failed"', async () => {
  const { user } = await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('Registration failed')).toBeInTheDocument();
});

test.each([
  ['CLOSED', 'Registration is closed', /^This site does not accept new accounts at the moment/],
  ['INVITATION', 'Registration by invitation', /^You need an invitation to create an account here/],
])('while the mode is %s, a sentence and the sign-in are in place of the form', async (mode, title, reason) => {
  const { user, router } = await show(fakeServer({ Registration: () => rulesOf(mode) }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('a rule about domains stands at the address', async () => {
  await show(fakeServer({ Registration: () => rulesOf('OPEN', true) }));
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Only addresses of certain domains can be registered.'));
});

describe('with the link of an invitation', () => {
  const TOKEN = 'x'.repeat(43);
  const invitationOf = (offer: object) => () => ({
    data: { invitation: { __typename: 'InvitationOffer', state: 'OPEN', inviter: 'Mira Iyer', offeredRole: 'USER', ...offer } },
  });
  const invited = (offer: object = {}, mode = 'INVITATION') =>
    show(fakeServer({ Registration: () => rulesOf(mode), Invitation: invitationOf(offer), Register: registered }), `#invitation=${TOKEN}`);

  test.each([
    ['USER', 'Mira Iyer invites you to CityPins. Create an account to take part.'],
    ['MODERATOR', 'Mira Iyer invites you to CityPins as a moderator: you will decide about the contributions of others.'],
  ])('as %s, the page says who invites, and sends the token with the form', async (offeredRole, sentence) => {
    const { user, server, router } = await invited({ offeredRole });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'You are invited' })).toBeInTheDocument();
    expect(router.state.location.hash).toBe('');
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText('Registration successful!')).toBeInTheDocument();
    expect(server.of('Register').map(({ input }) => input)).toEqual([
      { name: 'Asha Rao', email: 'asha@example.org', password: 'correct horse', language: 'en', invitation: TOKEN },
    ]);
  });

  test.each([
    ['USED_UP', 'This invitation was used as often as it allows. Ask for another one.'],
    ['EXPIRED', 'This invitation has expired. Ask for another one.'],
    ['REVOKED', 'This invitation was revoked. Ask for another one.'],
  ])('a link that is %s says so, and offers no form', async (state, reason) => {
    await invited({ state });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toHaveFocus();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create an account without it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('while everyone can register, a dead link leads to the form without it', async () => {
    await invited({ state: 'EXPIRED' }, 'OPEN');
    expect(await screen.findByRole('link', { name: 'Create an account without it' })).toHaveAttribute('href', '/register');
  });

  test('an unknown link says so, and an unreachable server can be asked again', async () => {
    const unknown = await show(fakeServer({ Invitation: () => refusal('Invitation not found', 'NOT_FOUND') }), `#invitation=${TOKEN}`);
    expect(await screen.findByText(/^This invitation does not exist/)).toBeInTheDocument();
    unknown.unmount();
    await show(fakeServer(), `#invitation=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'The invitation could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('a closed site says so in place of the invitation', async () => {
    await invited({}, 'CLOSED');
    expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeInTheDocument();
  });

  test('a sign-in with another site takes the token along in a cookie for the server', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'set');
    const { user } = await show(
      fakeServer({ Registration: () => rulesOf('INVITATION'), Invitation: invitationOf({}) }, { methods: ['LOCAL', 'GOOGLE'] }),
      `#invitation=${TOKEN}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenCalledWith('/api/auth/google?language=en'));
    expect(cookies).toHaveBeenCalledWith(`citypins-invitation=${TOKEN}; path=/api/auth; max-age=600; samesite=lax`);
  });

  test('without an invitation, a sign-in with another site sets no cookie', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'set');
    const { user } = await show(fakeServer({}, { methods: ['LOCAL', 'GOOGLE'] }));
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await waitFor(() => expect(goElsewhere).toHaveBeenCalled());
    expect(cookies).not.toHaveBeenCalled();
  });
});

import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { renderApp } from '../../test/renderApp';
import { makeAdmin, makeModerator, makeViewer, signInAs } from '../../test/viewer';
import { AdminsOnly, ModeratorsOnly, SignedInOnly, SignedOutOnly } from './guards';

const routes: RouteObject[] = [
  { path: '/', element: <h1>Home</h1> },
  { Component: SignedOutOnly, children: [{ path: '/login', element: <h1>Sign in</h1> }] },
  {
    Component: SignedInOnly,
    children: [
      { path: '/profile', element: <h1>Profile</h1> },
      {
        path: '/admin',
        Component: AdminsOnly,
        children: [
          { index: true, element: <h1>Console</h1> },
          { path: 'users', element: <h1>Users</h1> },
        ],
      },
      { path: '/moderation', Component: ModeratorsOnly, children: [{ index: true, element: <h1>Queue</h1> }] },
    ],
  },
];

const show = (path: string, mocks: ReturnType<typeof signInAs>[] = []) => renderApp(null, { path, routes, mocks });
const shows = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => localStorage.clear());

test.each(['/profile', '/admin', '/login'])('%s shows only a spinner while the session is being checked', async (path) => {
  await show(path, [{ ...signInAs(makeViewer()), delay: Number.POSITIVE_INFINITY }]);
  expect(screen.getByRole('progressbar', { name: 'Checking your session' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a visitor is redirected to the sign-in, which stores the requested address', async () => {
  const { router } = await show('/profile?tab=1#data');
  await shows('Sign in');
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: { pathname: '/profile', search: '?tab=1', hash: '#data' } } });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a user with an expired token is redirected to the sign-in', async () => {
  await show('/profile', [signInAs(null)]);
  await shows('Sign in');
});

test('a signed-in user sees their profile', async () => {
  await show('/profile', [signInAs(makeViewer())]);
  await shows('Profile');
});

test.each(['/admin', '/admin/users', '/moderation'])('a member is redirected from %s to the home page', async (path) => {
  const { router } = await show(path, [signInAs(makeViewer())]);
  await shows('Home');
  expect(router.state.location.pathname).toBe('/');
});

test.each(['/admin', '/admin/users', '/moderation'])('a visitor is redirected from %s to the sign-in', async (path) => {
  await show(path);
  await shows('Sign in');
});

test('a moderator sees the queue but not the admin console', async () => {
  await show('/moderation', [signInAs(makeModerator())]);
  await shows('Queue');
  const { router } = await show('/admin', [signInAs(makeModerator())]);
  await shows('Home');
  expect(router.state.location.pathname).toBe('/');
});

test('an admin sees the queue', async () => {
  await show('/moderation', [signInAs(makeAdmin())]);
  await shows('Queue');
});

test('an admin sees the console', async () => {
  await show('/admin', [signInAs(makeAdmin())]);
  await shows('Console');
});

test('a signed-in user is redirected from the sign-in to the home page', async () => {
  const { router } = await show('/login', [signInAs(makeViewer())]);
  await shows('Home');
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'the sign-in ignores redirect targets in its address: %s',
  async (elsewhere) => {
    const query = new URLSearchParams(['from', 'redirect', 'returnTo', 'next', 'state'].map((name) => [name, elsewhere])).toString();
    const { router } = await show(`/login?${query}#//evil.example`, [signInAs(makeViewer())]);
    await shows('Home');
    expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
  },
);

test('a signed-in user who opens an invitation learns that it is for others', async () => {
  const { router } = await show('/login#invitation=abc', [signInAs(makeViewer())]);
  await shows('You already have an account');
  expect(router.state.location.pathname).toBe('/login');
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { makeAdmin, makeModerator, makeViewer, signInAs } from '../../../test/viewer';
import { takeSite } from '../../lib/currentSite';
import { PLAIN_SITE } from '../../lib/site';
import { SignOutDocument } from '../../lib/account/viewer.generated';
import { AccountLinks } from './AccountLinks';
import { AccountMenu } from './AccountMenu';

const both = (
  <>
    <section aria-label="header">
      <AccountLinks />
    </section>
    <section aria-label="menu">
      <AccountMenu onClose={() => undefined} />
    </section>
  </>
);
const signOut = { request: { query: SignOutDocument }, result: { data: { signOut: true } } };
const namesIn = (section: string) =>
  [...screen.getByRole('region', { name: section }).querySelectorAll('a, button, [role=button]')].map((one) => one.textContent);

/** Waits until the header shows the signed-in user. */
const signedIn = () => within(screen.getByRole('region', { name: 'header' })).findByRole('button', { name: 'Logout' });

beforeEach(() => localStorage.clear());

test('a visitor sees links to sign in and sign up', async () => {
  await renderApp(both);
  for (const section of ['header', 'menu']) expect(namesIn(section)).toEqual(['Login', 'Sign Up']);
  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
  expect(screen.getAllByRole('link', { name: 'Sign Up' })[0]).toHaveAttribute('href', '/register');
});

test.each(['CLOSED', 'INVITATION'])('a visitor sees no link to sign up while the mode is %s', async (mode) => {
  await renderApp(both);
  act(() => takeSite({ ...PLAIN_SITE, registration: { mode } }));
  for (const section of ['header', 'menu']) expect(namesIn(section)).toEqual(['Login']);
  act(() => takeSite({ ...PLAIN_SITE, registration: { mode: 'OPEN' } }));
  for (const section of ['header', 'menu']) expect(namesIn(section)).toEqual(['Login', 'Sign Up']);
});

test('the account links are empty while the session is being checked', async () => {
  await renderApp(both, { mocks: [{ ...signInAs(makeViewer()), delay: Number.POSITIVE_INFINITY }] });
  for (const section of ['header', 'menu']) expect(namesIn(section)).toEqual([]);
});

test('a signed-in user sees their name and a logout button', async () => {
  await renderApp(both, { mocks: [signInAs(makeViewer())] });
  await signedIn();
  for (const section of ['header', 'menu']) expect(namesIn(section)).toEqual(['Asha Rao', 'Logout']);
  expect(screen.getAllByRole('link', { name: 'Asha Rao' })[0]).toHaveAttribute('href', '/profile');
});

test('an admin also sees a link to the console', async () => {
  await renderApp(both, { mocks: [signInAs(makeAdmin())] });
  await signedIn();
  expect(namesIn('header')).toEqual(['Admin', 'Meera Iyer', 'Logout']);
  expect(namesIn('menu')).toEqual(['Meera Iyer', 'Admin Panel', 'Logout']);
});

test('a moderator also sees a link to the queue', async () => {
  await renderApp(both, { mocks: [signInAs(makeModerator())] });
  await signedIn();
  expect(namesIn('header')).toEqual(['Moderation', 'Noor Khan', 'Logout']);
  expect(namesIn('menu')).toEqual(['Noor Khan', 'Moderation', 'Logout']);
  expect(screen.getAllByRole('link', { name: 'Moderation' })[0]).toHaveAttribute('href', '/moderation');
});

test.each(['header', 'menu'])('a logout in the %s opens the home page and shows a toast', async (section) => {
  const { router } = await renderApp(both, { path: '/profile', mocks: [signInAs(makeViewer()), signOut] });
  await signedIn();
  await userEvent.click(within(screen.getByRole('region', { name: section })).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully!')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
  expect(namesIn('header')).toEqual(['Login', 'Sign Up']);
});

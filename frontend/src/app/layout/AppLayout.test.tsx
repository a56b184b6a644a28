import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderApp } from '../../../test/renderApp';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { UnexpectedErrorScreen } from '../screens/UnexpectedErrorScreen';
import { AppLayout } from './AppLayout';
import { AppLayoutDocument } from './AppLayout.generated';

function siteMock(contact: object, socialLinks: string[], hasGraphiql = true) {
  const none = { email: null, phone: null, address: null };
  const site = { __typename: 'Site', contact: { __typename: 'Contact', ...none, ...contact }, socialLinks, hasGraphiql };
  return { request: { query: AppLayoutDocument }, result: { data: { site } } };
}

function Broken(): never {
  throw new Error('broken');
}

function Start() {
  return (
    <>
      <h1 tabIndex={-1}>Start</h1>
      <Link to="/next">Go on</Link>
      <Link to="/broken">Break</Link>
    </>
  );
}

const show = (path: string, mock = siteMock({}, [])) =>
  renderApp(null, {
    path,
    mocks: [mock],
    routes: [
      {
        Component: AppLayout,
        children: [
          { path: '/', Component: Start },
          { path: '/next', element: <h1 tabIndex={-1}>Next</h1> },
          { path: '/broken', Component: Broken, ErrorBoundary: UnexpectedErrorScreen },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  });

beforeAll(() => {
  window.scrollTo = () => {};
});

test('the header leads a visitor to the lists and to the sign-in', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  const names = ['Home', 'Cities', 'Places', 'Login', 'Sign Up'];
  expect(links.map((link) => link.textContent)).toEqual(expect.arrayContaining(names));
});

test('the footer leads to lists, texts and the API', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' });
  const links = within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const wanted = ['/cities', '/places', '/places?category=restaurant', '/places?category=attraction', '/privacy', '/terms', '/api/docs', '/graphiql'];
  expect(links).toEqual(expect.arrayContaining(wanted));
});

test('the footer leads to no GraphiQL where the guide has none', async () => {
  await show('/', siteMock({ email: 'hello@guide.example' }, [], false));
  expect(await screen.findByRole('link', { name: 'hello@guide.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'GraphQL API' })).not.toBeInTheDocument();
});

test('who runs the guide can be reached as far as they say so', async () => {
  await show('/', siteMock({ email: 'hello@guide.example' }, ['https://www.instagram.com/guide', 'https://social.example/@guide']));
  expect(await screen.findByRole('link', { name: 'hello@guide.example' })).toHaveAttribute('href', 'mailto:hello@guide.example');
  expect(screen.getByRole('link', { name: /Instagram/ })).toHaveAttribute('href', 'https://www.instagram.com/guide');
  expect(screen.getByRole('link', { name: /social\.example/ })).toBeInTheDocument();
});

test('what is not configured does not show', async () => {
  await show('/');
  expect(screen.queryByRole('heading', { name: 'Contact' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument();
});

test('a visitor who goes on is led to the heading of the next page, not of the first', async () => {
  await show('/');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
});

test('an address that leads nowhere says so within header and footer', async () => {
  await show('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Page not found · CityPins');
});

test.each(['/admin/cities', '/moderation'])('the console has no footer: %s', async (path) => {
  await show(path);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('a screen that breaks leaves header and footer standing', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  await show('/broken');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  silent.mockRestore();
});

test('a visitor chooses the dark theme, and it stays', async () => {
  await show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(localStorage.getItem('citypins-mode')).toBe('dark');
});

test('a lost connection is told until it is back', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' }); // an answer that comes later would tell of a connection
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

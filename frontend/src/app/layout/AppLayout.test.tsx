import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderApp } from '../../../test/renderApp';
import { inLanguage, someCategory } from '../../../test/someCategory';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { UnexpectedErrorScreen } from '../screens/UnexpectedErrorScreen';
import { AppLayout } from './AppLayout';
import { AppLayoutDocument } from './AppLayout.generated';
import { type PageLink, PLAIN_PAGES, PLAIN_SITE } from '../../lib/site';

const CATEGORIES = ['cafe', 'restaurant', 'attraction'].map((slug) => someCategory(slug));

function siteMock(contact: object, socialLinks: string[], hasGraphiql = true, pages: readonly PageLink[] = PLAIN_PAGES, categories: object[] = CATEGORIES) {
  const none = { email: null, phone: null, phoneHref: null, address: null };
  const moderation = { __typename: 'ModerationRuleSet', suggestions: 'CHECKED', photos: 'CHECKED', avatars: 'AT_ONCE' };
  const registration = { __typename: 'Registration', mode: 'OPEN', hasDomainRule: false };
  const site = {
    __typename: 'Site',
    ...PLAIN_SITE,
    registration,
    categories,
    moderation,
    contact: { __typename: 'Contact', ...none, ...contact },
    socialLinks,
    hasGraphiql,
    pages: pages.map((page) => ({ __typename: 'SitePageLink', ...page })),
  };
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

test('the header links to home, cities, places, sign-in and sign-up', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  const names = ['Home', 'Cities', 'Places', 'Login', 'Sign Up'];
  expect(links.map((link) => link.textContent)).toEqual(expect.arrayContaining(names));
});

test('the footer links to lists, legal pages and the APIs', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' });
  const links = within(screen.getByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const wanted = ['/cities', '/places', '/places?category=restaurant', '/places?category=attraction', '/privacy', '/terms', '/api/docs', '/graphiql'];
  expect(links).toEqual(expect.arrayContaining(wanted));
});

test('the footer links to the categories that the operator has, by their plurals', async () => {
  const categories = [
    someCategory('market', { isHidden: true, names: [inLanguage('en', 'Market')] }),
    someCategory('trail', { names: [inLanguage('en', 'Trail')], plurals: [inLanguage('de', 'Wanderwege'), inLanguage('en', 'Trails')] }),
    someCategory('food', { preset: 'restaurant', aliases: ['restaurant'] }),
    someCategory('pool', { names: [inLanguage('es', 'Piscina')] }),
  ];
  await show('/', siteMock({}, [], true, PLAIN_PAGES, categories));
  await screen.findByRole('link', { name: 'Trails' });
  const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cities', '/cities'],
    ['Places', '/places'],
    ['Restaurants', '/places?category=food'],
    ['Trails', '/places?category=trail'],
  ]);
});

test('the footer has no GraphiQL link if GraphiQL is disabled', async () => {
  await show('/', siteMock({ email: 'hello@guide.example' }, [], false));
  expect(await screen.findByRole('link', { name: 'hello@guide.example' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'GraphQL API' })).not.toBeInTheDocument();
});

test('the footer shows the configured contact details and social links', async () => {
  await show('/', siteMock({ email: 'hello@guide.example' }, ['https://www.instagram.com/guide', 'https://social.example/@guide']));
  expect(await screen.findByRole('link', { name: 'hello@guide.example' })).toHaveAttribute('href', 'mailto:hello@guide.example');
  expect(await screen.findByRole('link', { name: /Instagram/ })).toHaveAttribute('href', 'https://www.instagram.com/guide');
  expect(screen.getByRole('link', { name: /social\.example/ })).toBeInTheDocument();
});

const linkTo = (slug: string, place: PageLink['place'], ...titles: [language: string, text: string][]): PageLink => ({
  slug,
  place,
  titles: titles.map(([language, text]) => ({ __typename: 'LocalizedText', language, text })),
});

test("the footer shows the pages of the operator in their order, with titles in the visitor's language", async () => {
  const pages = [linkTo('terms', 'FOOTER'), linkTo('imprint', 'FOOTER', ['de', 'Impressum'], ['en', 'Imprint']), linkTo('team', 'FOOTER', ['ar', 'فريق'])];
  await show('/', siteMock({}, [], true, pages));
  await screen.findByRole('link', { name: 'Imprint' });
  const about = within(screen.getByRole('navigation', { name: 'About' })).getAllByRole('link');
  expect(about.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms', '/terms'],
    ['Imprint', '/pages/imprint'],
    ['فريق', '/pages/team'],
    ['On this device', '/offline'],
    ['REST API', '/api/docs'],
    ['GraphQL API', '/graphiql'],
  ]);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('pages in the menu are behind one button in the header, and in the menu of narrow screens', async () => {
  const pages = Array.from({ length: 12 }, (_, n) => linkTo(`page-${n}`, 'MENU', ['en', `Page ${n}`]));
  await show('/', siteMock({}, [], true, pages));
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual(pages.map(({ slug }) => `/pages/${slug}`));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Page 11' })).toHaveAttribute('href', '/pages/page-11');
});

test('the footer leaves out contact and social links that are not configured', async () => {
  await show('/');
  expect(screen.queryByRole('heading', { name: 'Contact' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument();
});

test('the heading gets the focus after navigation, but not after the page load', async () => {
  await show('/');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus();
});

test('the focus stays where it is if the visitor presses a key before the new screen renders', async () => {
  const { router } = await show('/');
  window.history.pushState(null, '', '/next');
  await userEvent.keyboard('m');
  await act(() => router.navigate('/next'));
  expect(screen.getByRole('heading', { name: 'Next' })).not.toHaveFocus();
  window.history.replaceState(null, '', '/');
  await act(() => router.navigate('/'));
  expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus();
});

test('an unknown address shows the not-found screen with the header', async () => {
  await show('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Page not found · CityPins');
});

test.each(['/admin/cities', '/moderation'])('%s has no footer', async (path) => {
  await show(path);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('header and footer stay when a screen throws', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  await show('/broken');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  silent.mockRestore();
});

test('a visitor selects the dark theme, and it is stored', async () => {
  await show('/');
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(localStorage.getItem('citypins-mode')).toBe('dark');
});

test('the offline banner shows until the connection is back', async () => {
  await show('/');
  await screen.findByRole('link', { name: 'GraphQL API' }); // a later response would mark the app as online
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

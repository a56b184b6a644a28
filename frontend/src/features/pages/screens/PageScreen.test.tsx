import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/renderApp';
import { PageScreen } from './PageScreen';
import { PageScreenDocument } from './PageScreen.generated';

const PAGE = {
  __typename: 'SitePage',
  title: 'Imprint',
  html: '<h2>Address</h2>\n<p>Main Street 1</p>\n',
  description: 'Main Street 1',
  languages: ['en'],
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const answer = (slug: string, page: object | null) => ({
  request: { query: PageScreenDocument, variables: { slug, language: 'en' } },
  result: { data: { page } },
});
const show = (slug: string, ...mocks: object[]) =>
  renderApp(null, { path: `/pages/${slug}`, mocks: mocks as ReturnType<typeof answer>[], routes: [{ path: '/pages/:slug', Component: PageScreen }] });

test('a page shows its title, text and the day of its last change', async () => {
  await show('imprint', answer('imprint', PAGE));
  expect(await screen.findByRole('heading', { level: 1, name: 'Imprint' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Address' })).toBeInTheDocument();
  expect(screen.getByText('Main Street 1').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Last changed on Nov 21, 2026')).toBeInTheDocument();
  expect(document.title).toBe('Imprint · CityPins');
});

test('a text in another language has its own language and direction', async () => {
  await show('imprint', answer('imprint', { ...PAGE, title: 'بيانات', html: '<p>نص</p>', languages: ['ar'] }));
  const text = (await screen.findByText('نص')).closest('[lang]');
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(text).not.toContainElement(screen.getByText(/^Last changed/));
});

test.each([
  ['nothing', null],
  ['privacy', PAGE],
  ['terms', PAGE],
])('/pages/%s is not found', async (slug, page) => {
  await show(slug, answer(slug, page));
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a page that cannot be loaded can be loaded again', async () => {
  await show('imprint', { ...answer('imprint', null), result: undefined, error: new Error('no connection') }, answer('imprint', PAGE));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Main Street 1')).toBeInTheDocument();
});

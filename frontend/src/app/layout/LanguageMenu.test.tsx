import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { takeSite } from '../../lib/currentSite';
import { PLAIN_SITE } from '../../lib/site';
import { LanguageMenu } from './LanguageMenu';

const offer = (initial: string, ...offered: string[]) =>
  act(() => takeSite({ ...PLAIN_SITE, languages: { initial, offered }, registration: { mode: 'OPEN' } }));
afterEach(() => offer('en', ...PLAIN_SITE.languages.offered));

test('the menu links this page in the offered languages, also after an admin has changed them', async () => {
  await renderApp(<LanguageMenu />, { path: '/places?page=2' });
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  const links = () => screen.getAllByRole('menuitem').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links().at(-1)).toEqual(['العربية', '/ar/places?page=2']);
  offer('de', 'en', 'de');
  expect(links()).toEqual([
    ['English', '/en/places?page=2'],
    ['Deutsch', '/places?page=2'],
  ]);
});

test('a site with one language has no menu', async () => {
  offer('de', 'de');
  await renderApp(<LanguageMenu />);
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
});

import { LANGUAGES } from '../../lib/languages';
import { PLAIN_SITE } from '../../lib/site';
import { forSite } from '../forServer';

const { messagePage } = forSite(PLAIN_SITE);

test.each(LANGUAGES)('shows the error in $code, with links to the home page and for a retry', (language) => {
  const page = new DOMParser().parseFromString(messagePage('app.tooManyRequests', 'app.waitAndTryAgain', language), 'text/html');
  const { documentElement, body } = page;
  expect([documentElement.lang, documentElement.dir]).toEqual([language.code, language.direction]);
  expect([...body.querySelectorAll('h1, p, a')].every(({ textContent }) => textContent && !textContent.includes('.tooMany'))).toBe(true);
  const home = language.code === 'en' ? '/' : `/${language.code}`;
  expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([home, '']);
  expect([page.querySelector('script'), page.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([null, 'noindex']);
});

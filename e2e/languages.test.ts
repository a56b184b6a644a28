import { go } from './go.js';
import { expectArabic, leftovers, notingData } from './leftovers.js';
import { failedRequests, findCity, findPlace, gone, heading, makeAccount, reach, see, seeWrong, toast, visit, visitSignedIn } from './steps.js';

jest.setTimeout(180_000);

const NARROW = { width: 360, height: 740, allow: [failedRequests] };

test('all visitor screens are in Arabic, right to left, also on a phone 360 pixels wide', async () => {
  const [city, place] = [await findCity('Jaipur'), await findPlace('British Museum')];
  const tab = await visit('/ar/nothing', NARROW);
  const data = notingData(tab);
  const title = tab.getByRole('heading', { level: 1 });
  await see(title);
  await expectArabic(tab, data, '/nothing');
  for (const address of [
    '/',
    '/cities',
    `/cities/${city._id}`,
    '/cities?search=qqzzxxqq',
    '/places',
    `/places/${place._id}`,
    '/login',
    '/register',
    '/forgot-password',
    '/privacy',
    '/terms',
    '/people/none',
    '/lists/none',
  ]) {
    await go(tab, `/ar${address === '/' ? '' : address}`, title.filter({ hasNotText: await title.innerText() }));
    await expectArabic(tab, data, address);
  }
  await tab.getByRole('button', { name: 'القائمة' }).click();
  await see(tab.getByRole('dialog').getByText('المظهر'));
  expect(await leftovers(tab, new Set())).toEqual([]);
});

test('a page offers the browser language, translates forms and errors, and switches languages', async () => {
  const tab = await visit('/cities', { locale: 'es-MX', allow: [failedRequests] });
  await see(heading(tab, 'Explore Cities'));
  const offer = tab.getByRole('complementary', { name: 'Español' });
  await offer.getByRole('link', { name: 'Ver en español' }).click();
  await reach(tab, '/es/cities');
  await see(heading(tab, 'Explorar ciudades'));

  // Forms and server errors are in the language of the page.
  await tab.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await tab.getByLabel('Correo electrónico').fill('nobody');
  await tab.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await seeWrong(tab, 'Correo electrónico', 'El correo electrónico no es válido');
  await tab.getByLabel('Correo electrónico').fill('nobody@example.org');
  await tab.getByLabel('Contraseña', { exact: true }).fill('a wrong one');
  await tab.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await toast(tab, 'Correo electrónico o contraseña incorrectos');

  await tab.goto('/places?category=museum');
  await offer.getByRole('button', { name: 'Cerrar' }).click();
  await gone(offer);
  await tab.reload();
  await see(heading(tab, 'Discover Places'));
  expect(await offer.isVisible()).toBe(false);

  await tab.getByRole('button', { name: 'Language' }).click();
  await tab.getByRole('menuitem', { name: 'Deutsch' }).click();
  await reach(tab, '/de/places?category=museum');
  await see(heading(tab, 'Orte entdecken'));
  await tab.getByRole('article').first().getByRole('link').first().click();
  await tab.waitForURL(/\/de\/places\/[\w-]+$/);
  await see(tab.getByRole('heading', { level: 2, name: 'Öffnungszeiten' }).or(tab.getByRole('heading', { level: 2, name: 'Lage' })));
  const { pathname } = new URL(tab.url());
  expect(await tab.locator('link[rel=canonical]').getAttribute('href')).toContain(pathname);
  expect(await tab.locator('link[hreflang=en]').getAttribute('href')).toMatch(new RegExp(`[^e]${pathname.slice(3)}$`));
  await tab.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await reach(tab, pathname.slice(3));
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('the screens of members are in Arabic', async () => {
  const [account, place] = [await makeAccount(), await findPlace('British Museum')];
  const tab = await visitSignedIn('/ar/terms', account, NARROW);
  const data = notingData(tab);
  for (const text of [account.name, account.email]) data.add(text);
  const title = tab.getByRole('heading', { level: 1 });
  for (const address of ['/profile', '/suggest', `/places/${place._id}/suggest-edit`]) {
    await go(tab, `/ar${address}`, title.filter({ hasNotText: await title.innerText() }));
    if (address !== '/profile') {
      // The map loads when it comes into view.
      await tab.getByLabel('خط العرض').scrollIntoViewIfNeeded();
      await see(tab.getByRole('application', { name: 'خريطة لوضع الدبوس' }));
    }
    await expectArabic(tab, data, address);
  }
});

import type { Page } from 'playwright-core';
import { makePlace, writeReview } from '../community/people.js';
import { go } from '../go.js';
import { expectArabic, notingData } from '../leftovers.js';
import { failedRequests, heading, makeAccount, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { makeCity, suggestPlace } from './content.js';
import { rowOf } from './grid.js';

jest.setTimeout(240_000);

const PHONE = { width: 390, height: 844, allow: [failedRequests] };
const DESKTOP = { width: 1440, height: 900 };

/** Opens the tab of a form with the history of its record. */
async function openHistory(tab: Page, address: string): Promise<void> {
  await go(tab, `${address}?tab=history`, tab.getByRole('list', { name: 'السجل' }));
}

test('the console is in Arabic, right to left, without horizontal overflow on a phone', async () => {
  const author = await makeAccount();
  const [city, place] = [await makeCity(), await suggestPlace(author)];
  const reviewed = await makePlace();
  await writeReview(author, reviewed.id);
  const tab = await visitSignedIn('/ar/terms', await signInAsAdmin(), PHONE);
  const data = notingData(tab);
  for (const text of [author.name, author.email, city.name, place.name]) data.add(text);
  const title = tab.getByRole('heading', { level: 1 });
  for (const address of [
    '/admin',
    '/admin/cities',
    `/admin/cities/${city.id}`,
    '/admin/places',
    `/admin/places/${place.id}`,
    '/admin/users',
    '/admin/users/invitations',
    '/admin/reviews',
    '/admin/activity',
    '/admin/setup',
    '/admin/settings/map',
    '/admin/categories',
    '/admin/attributes',
    '/admin/search-terms',
    '/admin/imports',
    '/admin/imports/new',
    '/admin/webhooks/none',
    '/admin/webhooks',
    '/admin/places/new',
    '/moderation',
  ]) {
    await go(tab, `/ar${address}`, title.filter({ hasNotText: await title.innerText() }));
    await expectArabic(tab, data, address);
  }
  await openHistory(tab, `/ar/admin/places/${place.id}`);
  await expectArabic(tab, data, 'history');
});

test('an admin features a city in Spanish, and switches the language of the console', async () => {
  const city = await makeCity();
  const tab = await visitSignedIn('/es/admin', await signInAsAdmin(), DESKTOP);
  await see(heading(tab, 'Panel de administración'));
  const menu = tab.getByRole('navigation', { name: 'Consola' });
  for (const [link, title] of [
    ['Lugares', 'Lugares'],
    ['Opiniones', 'Opiniones'],
    ['Usuarios', 'Usuarios'],
    ['Actividad', 'Actividad'],
    ['Webhooks', 'Webhooks'],
    [/^Cola/, 'Moderación'],
    ['Ciudades', 'Ciudades'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await see(heading(tab, title));
  }
  await reach(tab, '/es/admin/cities');
  await tab.getByRole('textbox', { name: 'Buscar ciudades' }).fill(city.name);
  await rowOf(tab, city.name)
    .getByRole('button', { name: `Destacar ${city.name}` })
    .click();
  await toast(tab, `${city.name} está destacada.`);

  await tab.getByRole('banner').getByRole('button', { name: 'Idioma' }).click();
  await tab.getByRole('menuitem', { name: 'Deutsch' }).click();
  await reach(tab, `/de/admin/cities?q=${city.name}`);
  await see(heading(tab, 'Städte'));
  await rowOf(tab, city.name)
    .getByRole('link', { name: `${city.name} bearbeiten` })
    .click();
  await see(heading(tab, city.name));
  await tab.getByRole('banner').getByRole('link', { name: 'CityPins, Startseite' }).click();
  await reach(tab, '/de');
});

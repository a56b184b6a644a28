import type { Page } from 'playwright-core';
import { api, cardNames, type City, findCity, gone, heading, inWords, listPlaces, reach, see, visit } from './steps.js';

const list = (tab: Page) => tab.getByRole('main').getByRole('list', { name: 'Cities' });
const count = (tab: Page, n: number) => tab.getByRole('heading', { name: new RegExp(`^${n} (city|cities)`) });

async function choose(tab: Page, filter: 'State' | 'Country', option: string): Promise<void> {
  await tab.getByRole('combobox', { name: new RegExp(`^${filter}:`) }).click();
  await tab.getByRole('option', { name: option, exact: true }).click();
  await gone(tab.getByRole('listbox'));
}

/** Returns the names that the API lists for the same filters, in its order. */
const namesOf = async (query: string) => (await api<City[]>(`/cities?${query}`)).map((city) => city.name);

test('a visitor pages through cities, filters and searches them, and opens the places of one city', async () => {
  const tab = await visit('/cities');
  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, '/cities?page=2');
  await see(tab.getByRole('navigation', { name: 'Result pages' }).locator('[aria-current=page]').getByText('2'));
  await see(tab.getByRole('heading', { name: /, page 2 of \d/ }));
  expect(await cardNames(list(tab))).toEqual((await namesOf('limit=100')).slice(12, 24));

  await choose(tab, 'Country', 'India');
  await reach(tab, '/cities?country=India');
  await see(count(tab, (await namesOf('country=India')).length));
  await choose(tab, 'State', 'Rajasthan');
  await reach(tab, '/cities?state=Rajasthan&country=India');
  await see(count(tab, (await namesOf('state=Rajasthan')).length));
  expect(await cardNames(list(tab))).toEqual(await namesOf('state=Rajasthan&country=India'));
  await tab.getByRole('checkbox', { name: 'Featured only' }).click();
  await reach(tab, '/cities?state=Rajasthan&country=India&featured=true');
  await see(count(tab, (await namesOf('state=Rajasthan&featured=true')).length));
  await tab.getByPlaceholder('Search cities...').fill('jaipr');
  await reach(tab, '/cities?search=jaipr&state=Rajasthan&country=India&featured=true');
  const card = list(tab)
    .getByRole('article')
    .filter({ has: tab.getByRole('link', { name: 'Jaipur', exact: true }) });
  await see(card.getByRole('img', { name: 'Illustration of Jaipur' }));

  const jaipur = await findCity('Jaipur');
  const featured = await api<{ places: { name: string }[] }>(`/cities/${jaipur._id}/places?limit=6`);
  const { total } = await listPlaces(`city=${jaipur._id}`);
  await card.getByRole('link', { name: 'Jaipur', exact: true }).click();
  await see(heading(tab, 'Jaipur'));
  expect(await tab.title()).toBe('Jaipur, India · CityPins');
  const words = await tab.getByRole('complementary', { name: 'City Facts' }).innerText();
  for (const part of ['Population', inWords(jaipur.population ?? 0), 'Founded', '1727', 'Status', 'Active', 'Local time']) expect(words).toContain(part);
  expect(await cardNames(tab.getByRole('list', { name: 'Featured places' }))).toEqual(featured.places.map((place) => place.name));
  await tab.getByRole('link', { name: 'View All Places' }).click();
  await reach(tab, `/places?city=${jaipur._id}`);
  await see(tab.getByRole('heading', { name: new RegExp(`^${total} places in Jaipur`) }));
});

test('a visitor opens a link with filters, finds them after Back, changes the country and clears them', async () => {
  const tab = await visit('/cities?state=Rajasthan&country=India&featured=true');
  const narrow = await namesOf('state=Rajasthan&country=India&featured=true');
  await see(count(tab, narrow.length));
  expect(await cardNames(list(tab))).toEqual(narrow);
  await see(tab.getByRole('combobox', { name: 'Country: India' }));
  const featured = tab.getByRole('checkbox', { name: 'Featured only' });
  expect(await featured.isChecked()).toBe(true);

  await featured.click();
  await reach(tab, '/cities?state=Rajasthan&country=India');
  const [first = ''] = await namesOf('state=Rajasthan&country=India');
  await list(tab).getByRole('link', { name: first, exact: true }).click();
  await see(heading(tab, first));
  await tab.goBack();
  await see(count(tab, (await namesOf('state=Rajasthan&country=India')).length));
  expect(await featured.isChecked()).toBe(false);
  await tab.goBack();
  await see(count(tab, narrow.length));
  expect(await featured.isChecked()).toBe(true);

  await choose(tab, 'Country', 'Japan');
  await reach(tab, '/cities?country=Japan&featured=true');
  await tab.getByRole('combobox', { name: /^State:/ }).click();
  await see(tab.getByRole('option', { name: 'Tokyo' }));
  expect(await tab.getByRole('option', { name: 'Rajasthan' }).count()).toBe(0);
  await tab.keyboard.press('Escape');
  await gone(tab.getByRole('listbox'));
  await tab.getByPlaceholder('Search cities...').fill('qqzzxxqq');
  await see(tab.getByText('No cities found'));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await reach(tab, '/cities');
  await see(list(tab).getByRole('article'));
  expect(await tab.getByPlaceholder('Search cities...').inputValue()).toBe('');
});

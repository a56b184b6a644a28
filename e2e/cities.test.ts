import type { Page } from 'playwright-core';
import { api, cardNames, type City, findCity, gone, heading, inWords, listPlaces, reach, see, visit } from './steps.js';
import { requestsOutside, standIn } from './support/browser.js';

const list = (tab: Page) => tab.getByRole('main').getByRole('list', { name: 'Cities' });
const count = (tab: Page, n: number) => tab.getByRole('heading', { name: new RegExp(`^${n} (city|cities)`) });

async function choose(tab: Page, filter: 'State' | 'Country', option: string): Promise<void> {
  await tab.getByRole('combobox', { name: new RegExp(`^${filter}:`) }).click();
  await tab.getByRole('option', { name: option, exact: true }).click();
  await gone(tab.getByRole('listbox'));
}

/** The names that the API lists for the same filters, in its order. */
const namesOf = async (query: string) => (await api<City[]>(`/cities?${query}`)).map((city) => city.name);

test('a visitor filters by words, country, state and recommendation, and finds all of it in the address', async () => {
  const tab = await visit('/cities');
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
  await see(list(tab).getByRole('link', { name: 'Jaipur', exact: true }));
});

test('a visitor finds the filters again after a reload and on the way back', async () => {
  const tab = await visit('/cities');
  await choose(tab, 'Country', 'India');
  await tab.getByRole('checkbox', { name: 'Featured only' }).click();
  await reach(tab, '/cities?country=India&featured=true');
  const narrow = await namesOf('country=India&featured=true');
  await see(count(tab, narrow.length));
  await tab.reload();
  await see(count(tab, narrow.length));
  expect(await cardNames(list(tab))).toEqual(narrow);
  await see(tab.getByRole('combobox', { name: 'Country: India' }));
  expect(await tab.getByRole('checkbox', { name: 'Featured only' }).isChecked()).toBe(true);

  await list(tab)
    .getByRole('link', { name: narrow[0] ?? '', exact: true })
    .click();
  await see(heading(tab, narrow[0] ?? ''));
  await tab.goBack();
  await see(count(tab, narrow.length));
  await tab.goBack();
  await reach(tab, '/cities?country=India');
  await see(count(tab, (await namesOf('country=India')).length));
  expect(await tab.getByRole('checkbox', { name: 'Featured only' }).isChecked()).toBe(false);
});

test('a visitor who picks another country gets the states of that country to choose from', async () => {
  const tab = await visit('/cities?state=Rajasthan&country=India');
  await choose(tab, 'Country', 'Japan');
  await reach(tab, '/cities?country=Japan');
  await see(count(tab, (await namesOf('country=Japan')).length));
  await tab.getByRole('combobox', { name: /^State:/ }).click();
  await see(tab.getByRole('option', { name: 'Tokyo' }));
  expect(await tab.getByRole('option', { name: 'Rajasthan' }).count()).toBe(0);
});

test('a visitor who finds no city gets all of them back by one button', async () => {
  const tab = await visit('/cities?search=qqzzxxqq&country=India');
  await see(tab.getByText('No cities found'));
  await see(tab.getByText('Try adjusting your search criteria.'));
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await reach(tab, '/cities');
  await see(list(tab).getByRole('article'));
  expect(await tab.getByPlaceholder('Search cities...').inputValue()).toBe('');
});

test('a visitor turns the pages of the list', async () => {
  const tab = await visit('/cities');
  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, '/cities?page=2');
  await see(tab.getByRole('navigation', { name: 'Result pages' }).locator('[aria-current=page]').getByText('2'));
  await see(tab.getByRole('heading', { name: /, page 2 of \d/ }));
  expect(await cardNames(list(tab))).toEqual((await namesOf('limit=100')).slice(12, 24));
});

test('a visitor opens a city on an external map in a new tab and stays on the list', async () => {
  const { coordinates } = await findCity('Jaipur');
  const tab = await visit('/cities?search=jaipur');
  await standIn(tab, 'https://www.google.com/');
  const opened = tab.context().waitForEvent('page');
  await tab.getByRole('link', { name: 'Open Jaipur in Google Maps (opens in a new tab)' }).click();
  const map = await opened;
  await map.waitForURL(`https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`);
  expect(new URL(tab.url()).pathname).toBe('/cities');
  await see(list(tab).getByRole('link', { name: 'Jaipur', exact: true }));
  expect(requestsOutside(tab).every((address) => address.startsWith('https://www.google.com/'))).toBe(true);
});

test('a visitor sees on a card what the guide knows of the city', async () => {
  const jaipur = await findCity('Jaipur');
  const tab = await visit('/cities?search=jaipur');
  const card = list(tab)
    .getByRole('article')
    .filter({ has: tab.getByRole('link', { name: 'Jaipur', exact: true }) });
  await see(card);
  const words = await card.innerText();
  for (const part of ['Featured', 'Rajasthan, India', 'Population', inWords(jaipur.population ?? 0), 'Founded', '1727', jaipur.description.slice(0, 30)]) {
    expect(words).toContain(part);
  }
  await see(card.getByRole('img', { name: 'Illustration of Jaipur' }));
});

test('a visitor reads about a city, its facts and its featured places, and goes on to all of its places', async () => {
  const mumbai = await findCity('Mumbai');
  const featured = await api<{ places: { name: string }[] }>(`/cities/${mumbai._id}/places?limit=6`);
  const { total } = await listPlaces(`city=${mumbai._id}`);
  const tab = await visit(`/cities/${mumbai._id}`);
  await see(heading(tab, 'Mumbai'));
  expect(await tab.title()).toBe('Mumbai, India · CityPins');
  await see(tab.getByText('Maharashtra, India'));
  await see(tab.getByRole('region', { name: 'About' }).getByText(mumbai.description));
  const facts = tab.getByRole('complementary', { name: 'City Facts' });
  const words = await facts.innerText();
  for (const part of ['Population', inWords(mumbai.population ?? 0), 'Status', 'Active', 'Places', 'Local time']) expect(words).toContain(part);
  expect(words.includes('Founded')).toBe(mumbai.foundedYear !== undefined);
  expect(await cardNames(tab.getByRole('list', { name: 'Featured places' }))).toEqual(featured.places.map((place) => place.name));
  await tab.getByRole('link', { name: 'View All Places' }).click();
  await reach(tab, `/places?city=${mumbai._id}`);
  await see(tab.getByRole('heading', { name: new RegExp(`^${total} places in Mumbai`) }));
});

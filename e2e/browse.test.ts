import { api, cardNames, findCity, heading, inWords, listPlaces, reach, see, visit } from './steps.js';
import { page } from './support/browser.js';

test('a visitor reads the totals on the home page, and reaches a place in three clicks', async () => {
  const stats = await api<Record<'cities' | 'places' | 'users' | 'reviews', number>>('/stats');
  // With motion, the numbers count up to their value.
  const tab = await visit('/', { hasMotion: true });
  for (const [key, label] of [
    ['cities', 'Cities'],
    ['places', 'Places'],
    ['users', 'Users'],
    ['reviews', 'Reviews'],
  ] as const) {
    const row = tab.locator('dl > div').filter({ has: tab.getByText(label, { exact: true }) });
    await see(row.getByText(`${inWords(stats[key])}+`, { exact: true }));
  }

  const popular = tab.getByRole('region', { name: 'Popular Cities' });
  const names = await cardNames(popular);
  expect(names).toHaveLength(3);
  const [first = ''] = names;
  await popular.getByRole('link', { name: first }).click();
  await see(heading(tab, first));
  expect(new URL(tab.url()).pathname).toBe(`/cities/${(await findCity(first))._id}`);
  await tab.goBack();
  await tab.getByRole('link', { name: 'View All Cities' }).click();
  await reach(tab, '/cities');
  await tab.goBack();
  await tab.getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');
  await see(heading(tab, 'Discover Places'));
  await tab.goBack();

  await tab.getByRole('link', { name: 'Explore Cities' }).click();
  await see(heading(tab, 'Explore Cities'));
  await tab.getByRole('link', { name: 'Mumbai', exact: true }).click();
  await see(heading(tab, 'Mumbai'));
  const places = tab.getByRole('list', { name: 'Featured places' });
  const [name = ''] = await cardNames(places);
  await places.getByRole('link', { name, exact: true }).click();
  await see(heading(tab, name));
  expect(new URL(tab.url()).pathname).toMatch(/^\/places\/[0-9a-f-]{36}$/);
});

test('a visitor follows the footer links, and reads that a sample place is invented', async () => {
  const tab = await visit('/terms');
  const footer = tab.getByRole('contentinfo');
  expect(await footer.innerText()).toMatch(/© \d{4} CityPins/);
  for (const [link, address, title] of [
    ['Cities', '/cities', 'Explore Cities'],
    ['Places', '/places', 'Discover Places'],
    ['Attractions', '/places?category=attraction', 'Discover Places'],
    ['Privacy', '/privacy', 'Privacy Policy'],
    ['Terms', '/terms', 'Terms and Conditions'],
    ['Restaurants', '/places?category=restaurant', 'Discover Places'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await reach(tab, address);
    await see(heading(tab, title));
    const category = /category=(.+)/.exec(address)?.[1];
    if (category) await see(tab.getByRole('button', { name: new RegExp(category, 'i'), pressed: true }));
  }
  const card = tab.getByRole('article').filter({ hasText: 'Sample data' }).first();
  await see(card.getByText(/^Restaurant · /));
  const name = await card.getByRole('heading').innerText();
  const { places } = await listPlaces('category=restaurant&limit=100');
  expect(places.map((place) => place.name)).toContain(name);
  await card.getByRole('link', { name, exact: true }).click();
  await see(tab.getByRole('note').getByText('Sample data: this place is invented.'));
});

test('the slideshow advances every five seconds, and stops while paused, hovered or focused', async () => {
  const tab = await page({ hasMotion: true });
  await tab.clock.install({ time: 0 });
  await tab.goto('/');
  await tab.clock.pauseAt(3_600_000);
  const progress = tab.getByRole('progressbar', { name: 'Progress of the slideshow' });
  await see(progress);
  const shown = () => progress.getAttribute('aria-valuetext');
  const press = (name: string | RegExp) => tab.getByRole('button', { name }).click();
  const pass = (ms: number) => tab.clock.runFor(ms);
  /** Moves pointer and focus away from the slideshow, which stops while it has one of them. */
  const leave = async () => {
    await tab.getByRole('link', { name: 'Cities', exact: true }).first().focus();
    await tab.mouse.move(700, 20);
  };
  expect(await tab.getByRole('button', { name: /^Show slide/ }).count()).toBe(5);
  // The fourth slide starts now, independent of the loading time.
  await press(/^Show slide 4/);
  await see(tab.getByRole('heading', { level: 2, name: 'Get lost on purpose.' }));
  await pass(20_000);
  expect(await shown()).toBe('Slide 4 of 5');
  await leave();
  await pass(4999);
  expect(await shown()).toBe('Slide 4 of 5');
  await pass(1);
  expect(await shown()).toBe('Slide 5 of 5');
  await pass(5000);
  expect(await shown()).toBe('Slide 1 of 5');

  await press('Pause slideshow');
  await leave();
  await pass(20_000);
  expect(await shown()).toBe('Slide 1 of 5');
  await press('Play slideshow');
  await leave();
  await pass(5000);
  expect(await shown()).toBe('Slide 2 of 5');
});

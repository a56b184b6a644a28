import { api, cardNames, failedRequests, findCity, heading, inWords, reach, see, visit } from './steps.js';
import { page } from './support/browser.js';

test('a visitor reaches a place in three clicks from the home page', async () => {
  const tab = await visit('/');
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

test('a visitor reads how much the guide holds', async () => {
  const stats = await api<Record<'cities' | 'places' | 'users' | 'reviews', number>>('/stats');
  const tab = await visit('/');
  for (const [key, label] of [
    ['cities', 'Cities'],
    ['places', 'Places'],
    ['users', 'Users'],
    ['reviews', 'Reviews'],
  ] as const) {
    const row = tab.locator('dl > div').filter({ has: tab.getByText(label, { exact: true }) });
    await see(row.getByText(`${inWords(stats[key])}+`, { exact: true }));
  }
});

test('a visitor with motion sees the numbers count up to the same', async () => {
  const { reviews } = await api<{ reviews: number }>('/stats');
  const tab = await visit('/', { hasMotion: true });
  await see(tab.getByText(`${inWords(reviews)}+`, { exact: true }));
});

test('a visitor picks one of three popular cities', async () => {
  const tab = await visit('/');
  const popular = tab.getByRole('region', { name: 'Popular Cities' });
  await see(popular.getByRole('article'));
  const names = await cardNames(popular);
  expect(names).toHaveLength(3);
  const [first = ''] = names;
  const { _id } = await findCity(first);
  await popular.getByRole('link', { name: first }).click();
  await see(heading(tab, first));
  expect(new URL(tab.url()).pathname).toBe(`/cities/${_id}`);
});

test('a visitor goes on to all cities and to all places', async () => {
  const tab = await visit('/');
  await tab.getByRole('link', { name: 'View All Cities' }).click();
  await reach(tab, '/cities');
  await tab.goBack();
  await tab.getByRole('link', { name: 'Browse Places' }).click();
  await reach(tab, '/places');
  await see(heading(tab, 'Discover Places'));
});

test('a visitor learns how it works in three steps', async () => {
  const tab = await visit('/');
  const steps = tab.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
  await see(steps);
  expect(await steps.getByRole('heading').allInnerTexts()).toEqual(['Choose a city', 'Explore places', 'Share and review']);
});

describe('the slideshow', () => {
  const HOUR = 3_600_000;

  async function watch(hasMotion: boolean) {
    const tab = await page({ hasMotion });
    await tab.clock.install({ time: 0 });
    await tab.goto('/');
    await tab.clock.pauseAt(HOUR);
    const progress = tab.getByRole('progressbar', { name: 'Progress of the slideshow' });
    await see(progress);
    const shown = () => progress.getAttribute('aria-valuetext');
    const press = (name: string | RegExp) => tab.getByRole('button', { name }).click();
    const pass = (ms: number) => tab.clock.runFor(ms);
    /** Leaves the slideshow alone, as it rests under the pointer and around the focus. */
    const leave = async () => {
      await tab.getByRole('link', { name: 'Cities', exact: true }).first().focus();
      await tab.mouse.move(700, 20);
    };
    // However long the page took to open: the first slide has just come.
    await press(/^Show slide 1/);
    await leave();
    return { tab, shown, press, pass, leave };
  }

  test('a visitor sees the next of five slides every five seconds, and the first after the last', async () => {
    const { tab, shown, pass } = await watch(true);
    expect(await tab.getByRole('button', { name: /^Show slide/ }).count()).toBe(5);
    await pass(4999);
    expect(await shown()).toBe('Slide 1 of 5');
    await pass(1);
    expect(await shown()).toBe('Slide 2 of 5');
    for (let i = 0; i < 4; i += 1) await pass(5000);
    expect(await shown()).toBe('Slide 1 of 5');
  });

  test('a visitor turns the slides in both directions and picks one by its dot', async () => {
    const { tab, shown, press } = await watch(true);
    await press('Previous slide');
    expect(await shown()).toBe('Slide 5 of 5');
    await press('Next slide');
    expect(await shown()).toBe('Slide 1 of 5');
    await press('Next slide');
    expect(await shown()).toBe('Slide 2 of 5');
    await press(/^Show slide 4/);
    expect(await shown()).toBe('Slide 4 of 5');
    await see(tab.getByRole('heading', { level: 2, name: 'Get lost on purpose.' }));
  });

  test('a visitor pauses it and lets it go on', async () => {
    const { shown, press, pass, leave } = await watch(true);
    await press('Pause slideshow');
    await leave();
    await pass(20_000);
    expect(await shown()).toBe('Slide 1 of 5');
    await press('Play slideshow');
    await pass(20_000);
    expect(await shown()).toBe('Slide 1 of 5');
    await leave();
    await pass(5000);
    expect(await shown()).toBe('Slide 2 of 5');
  });

  test('a visitor who asked for less motion starts it only on demand', async () => {
    const { shown, press, pass, leave } = await watch(false);
    await pass(20_000);
    expect(await shown()).toBe('Slide 1 of 5');
    await press('Play slideshow');
    await leave();
    await pass(5000);
    expect(await shown()).toBe('Slide 2 of 5');
  });

  test('a visitor whose pictures get lost sees a dark placeholder in their place', async () => {
    const tab = await page({ allow: [failedRequests] });
    await tab.route('**/art/**', (route) => route.abort());
    await tab.goto('/');
    await see(tab.getByText('City Image'));
    await see(tab.getByRole('heading', { level: 2, name: /^Find the corner of the city/ }));
  });
});

test('a visitor follows the links of the footer to the lists that they name', async () => {
  const tab = await visit('/terms');
  const footer = tab.getByRole('contentinfo');
  for (const [link, address, title] of [
    ['Cities', '/cities', 'Explore Cities'],
    ['Places', '/places', 'Discover Places'],
    ['Restaurants', '/places?category=restaurant', 'Discover Places'],
    ['Attractions', '/places?category=attraction', 'Discover Places'],
    ['Privacy', '/privacy', 'Privacy Policy'],
    ['Terms', '/terms', 'Terms and Conditions'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await reach(tab, address);
    await see(heading(tab, title));
    const category = /category=(.+)/.exec(address)?.[1];
    if (category) await see(tab.getByRole('button', { name: new RegExp(category, 'i'), pressed: true }));
  }
  expect(await footer.innerText()).toMatch(/© \d{4} CityPins/);
});

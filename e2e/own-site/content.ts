import { setTimeout as pause } from 'node:timers/promises';
import { cityInput } from '../city-input.js';
import { categoryOf, COLORS, groupsOf, HIDDEN, KIND, type Made } from './sentinels.js';
import { type OwnSite, SOON } from './site.js';

/** Number of places with the first category. */
const PLACES = 4;
export const PLACE = {
  coordinates: { latitude: 12.5, longitude: 45.25 },
  name: 'Sample table',
  description: 'A restaurant that stands nowhere but in this test.',
  category: 'restaurant',
  featured: false,
  images: [],
};

async function upload(site: OwnSite, use: 'logo' | 'icon' | 'hero'): Promise<string> {
  const form = new FormData();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${COLORS[use]}"/></svg>`;
  form.set('use', use);
  form.set('picture', new Blob([svg]), 'picture.svg');
  const { text } = await site.send('POST', '/admin/site-pictures', form);
  return (JSON.parse(text) as { _id: string })._id;
}

/** Creates cities, places, a list and pictures. */
async function makeContent(site: OwnSite): Promise<Made> {
  const cityOf = async (name: string, featured: boolean) =>
    (
      await site.ask<{ made: { id: string } }>('mutation ($input: CityInput!) { made: createCity(input: $input) { id } }', {
        input: cityInput(name, { featured }),
      })
    ).made.id;
  const placeIn = async (cityId: string, name: string) =>
    (
      await site.ask<{ made: { id: string } }>('mutation ($input: PlaceInput!) { made: createPlace(input: $input) { id } }', {
        input: { ...PLACE, cityId, name },
      })
    ).made.id;
  const city = await cityOf('Sampleville', true);
  const otherCity = await cityOf('Otherville', false);
  const places: string[] = [];
  for (let n = 1; n <= PLACES; n += 1) places.push(await placeIn(city, `${PLACE.name} ${n}`));
  const { made: list } = await site.ask<{ made: { id: string } }>('mutation { made: createPlaceList(input: { name: "Seen", visibility: PUBLIC }) { id } }');
  await site.ask('mutation ($list: ID!, $place: ID!) { addPlaceToList(listId: $list, placeId: $place) { id } }', { list: list.id, place: places[0] });
  return { city, otherCity, places, list: list.id, logo: await upload(site, 'logo'), icon: await upload(site, 'icon'), hero: await upload(site, 'hero') };
}

interface AdminCategory {
  slug: string;
  version: number;
  value: object;
}

/** Returns the categories as admins get them. */
export const categoriesOf = async (site: OwnSite): Promise<AdminCategory[]> =>
  (await site.ask<{ adminCategories: AdminCategory[] }>('{ adminCategories { slug preset version value } }')).adminCategories;

/** Gives a category of the app the sentinels, adds a hidden one, and puts both in front of the others. */
async function changeCategories(site: OwnSite): Promise<void> {
  const [shipped] = (await categoriesOf(site)).filter(({ slug }) => slug === PLACE.category);
  const saved = await site.send('PUT', `/admin/categories/${PLACE.category}`, { version: shipped?.version, value: categoryOf(false) });
  const { version } = JSON.parse(saved.text) as AdminCategory;
  const answers = [
    saved,
    await site.send('PUT', `/admin/categories/${PLACE.category}/slug`, { version, to: KIND.slug }),
    await site.send('POST', '/admin/categories', { slug: HIDDEN, value: categoryOf(true) }),
  ];
  const others = (await categoriesOf(site)).map(({ slug }) => slug).filter((slug) => slug !== KIND.slug && slug !== HIDDEN);
  answers.push(await site.send('PUT', '/admin/categories', { slugs: [HIDDEN, KIND.slug, ...others] }));
  for (const { status = 0, text } of answers) if (status >= 300) throw new Error(`The site refused a category: ${text}`);
}

/** Creates the content, sets every sentinel, and waits until each process knows them. */
export async function setSentinels(site: OwnSite): Promise<Made> {
  const made = await makeContent(site);
  await site.save(groupsOf(made));
  // Last, because a process that reads settings also reads categories.
  await changeCategories(site);
  await pause(SOON);
  return made;
}

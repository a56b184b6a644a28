import { buildCity, buildPhoto, buildPlace, buildPlaceImage, buildPlaceList, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { CityStatus } from '../../modules/cities/index.js';
import { ListVisibility } from '../../modules/favorites/index.js';
import { PlaceStatus } from '../../modules/places/index.js';

const OPERATIONS: Record<string, string> = {
  AppLayout: 'query AppLayout { site { contact { email } } }',
  HomeScreen: 'query HomeScreen { featuredCities { id } stats { cities places users reviews } }',
  CitiesScreen:
    'query CitiesScreen($filter: CityFilter!, $page: PageInput!, $country: String) { cities(filter: $filter, page: $page) { items { name } total page } states(country: $country) }',
  CityScreen: 'query CityScreen($id: ID!, $language: String) { city(id: $id) { id name: displayName(language: $language) } }',
  PlacesScreen:
    'query PlacesScreen($filter: PlaceFilter, $sort: PlaceSort! = RECOMMENDED, $page: PageInput, $language: String) { places(filter: $filter, sort: $sort, page: $page) { items { name: displayName(language: $language) } total page } }',
  PlacesChoices: 'query PlacesChoices { placeCategories { name placesCount } placeCities { id name } }',
  ListScreen: 'query ListScreen($ref: String!) { placeList(ref: $ref) { name } }',
  PersonScreen: 'query PersonScreen($id: ID!, $page: Int!) { person(id: $id) { name lists { name } } places(page: { number: $page, size: 1 }) { page } }',
  PlaceScreen: 'query PlaceScreen($id: ID!, $language: String) { place(id: $id) { id name: displayName(language: $language) } }',
};
const PUBLIC = 'https://guide.example.org';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
/** Pattern of the tag of a link preview. @param subject `cities/` or `places/` with an id */
const previewOf = (subject: string): RegExp => new RegExp(`<meta property="og:image" content="${PUBLIC}/art/previews/[\\w-]{10}/${subject}\\.jpg" />`);
const HOSTILE = '</title><script>alert(1)</script>"\'&$&$1';

interface Entry {
  query: string;
  variables: Record<string, unknown>;
  data: unknown;
}

const client = makeClientDir(OPERATIONS);
let server: TestServer;
let cityId: string;
let placeId: string;

beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: { PUBLIC_URL: PUBLIC, CONTACT_EMAIL: 'hello@example.org' } });
  cityId = (await buildCity(server.dataSource, { name: 'Pune', featured: true })).id;
  placeId = (await buildPlace(server.dataSource, { cityId, name: 'Shaniwar Wada', ratingAverage: 4.5, ratingCount: 2 })).id;
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

/** Opens a page, and parses its parts. */
async function open(address: string) {
  const { status, text, headers } = await server.raw(address);
  const first = /<script type="application\/json" id="first-data">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '[]';
  return {
    status,
    text,
    headers,
    title: /<title>([\s\S]*?)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    isListed: !text.includes('<meta name="robots" content="noindex" />'),
    jsonLd: [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) => JSON.parse(match[1] ?? '') as { '@type': string }),
    firstData: JSON.parse(first) as Entry[],
  };
}

/** Returns the first data of the page's screen, and checks the data of the layout, which every page contains. */
async function screenData(address: string): Promise<Entry | undefined> {
  const { firstData } = await open(address);
  expect(firstData[0]).toEqual({ query: OPERATIONS.AppLayout, variables: {}, data: { site: { contact: { email: 'hello@example.org' } } } });
  return firstData[1];
}

describe('the status', () => {
  const LONG = 'x'.repeat(3000);

  test.each([
    '/',
    '/cities',
    '/cities/',
    '/cities/:city',
    '/cities/:city/',
    '/places',
    '/places?search=x',
    '/places/:place',
    '/privacy',
    '/terms',
    '/?utm=1',
    '//',
  ])('%s responds 200', async (address) => {
    const { status, headers, isListed } = await open(address.replace(':city', cityId).replace(':place', placeId));
    expect([status, isListed]).toEqual([200, true]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/nothing',
    '/cities/a/b',
    '/Cities',
    `/cities/${UNKNOWN}`,
    '/cities/pune',
    '/cities/%00',
    `/places/${UNKNOWN}`,
    '/places/fort',
    '/%ZZ',
    '/%E0%A4',
    '//evil.example',
    '///',
    '/constructor',
    '/.env',
    '/api.html',
    '/admin.php',
    '/%',
    '/%00',
    '/places/%',
    '/cities/%20',
    '/cities/%25',
    '/cities/%E0%A4%A',
    '/places/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/places/:long',
    '/cities%2f',
  ])('%s responds 404, with a page that the client can render', async (address) => {
    const { status, text, title, canonical, isListed, headers } = await open(address.replace(':long', LONG));
    expect([address, status]).toEqual([address, 404]);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect([title, canonical, isListed]).toEqual(['Page not found · CityPins', undefined, false]);
    expect(text).toContain('<div id="root"><p id="painted"> </p></div>');
  });

  test.each([
    '/places?search=:long',
    '/places?category=volcano',
    '/places?city=paris',
    `/places?city=${UNKNOWN}`,
    '/places?pincode=%27%3B--',
    '/places?search=%',
    '/places?search=%00',
    '/places?search[]=a&category[x]=b',
    '/places?page=99999999999999999999',
    '/places?page=-1&minRating=99&sort=nothing',
    '/places?page=1e9&minRating=NaN',
    '/places/:place?rating=9&reviews=best&reviewPage=-3',
    '/cities?country=Atlantis',
    '/cities?search=%25%25%25',
    '/cities?page=0&featured=maybe',
    '/cities?search=%20%20',
  ])('%s responds 200, although its parameters are invalid', async (address) => {
    expect((await open(address.replace(':place', placeId).replace(':long', LONG))).status).toBe(200);
  });

  test('hidden cities and places respond 404, exactly like unknown ones', async () => {
    const { dataSource } = server;
    const inactive = await buildCity(dataSource, { status: CityStatus.INACTIVE });
    const gone = [
      `/cities/${inactive.id}`,
      `/cities/${(await buildCity(dataSource, { deletedAt: new Date() })).id}`,
      `/places/${(await buildPlace(dataSource, { cityId, status: PlaceStatus.PENDING })).id}`,
      `/places/${(await buildPlace(dataSource, { cityId, deletedAt: new Date() })).id}`,
      `/places/${(await buildPlace(dataSource, { cityId: inactive.id })).id}`,
    ];
    for (const address of gone) {
      const { status, text } = await open(address);
      expect([address, status, text]).toEqual([address, 404, (await open(`/${address.split('/')[1] ?? ''}/${UNKNOWN}`)).text]);
    }
  });

  test('pages without data respond 200 even while the database fails', async () => {
    await server.dataSource.query('ALTER TABLE cities RENAME TO cities_away');
    try {
      expect((await open('/terms')).status).toBe(200);
    } finally {
      await server.dataSource.query('ALTER TABLE cities_away RENAME TO cities');
    }
  });
});

describe('the head', () => {
  test('home describes the site and its search', async () => {
    const { title, canonical, jsonLd, text } = await open('/');
    expect([title, canonical]).toEqual(['CityPins · Discover cities and their best places', `${PUBLIC}/`]);
    expect(jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'WebSite',
        url: `${PUBLIC}/`,
        potentialAction: expect.objectContaining({ '@type': 'SearchAction' }) as object,
      }),
    ]);
    expect(text).toMatch(previewOf(`cities/${cityId}`));
  });

  test('a city has its title, description and structured data', async () => {
    const { title, canonical, jsonLd, text } = await open(`/cities/${cityId}`);
    expect([title, canonical]).toEqual(['Pune, India · CityPins', `${PUBLIC}/cities/${cityId}`]);
    expect(jsonLd.map((data) => data['@type'])).toEqual(['City', 'BreadcrumbList']);
    expect(text).toContain('<meta name="description" content="A city of hills, students and old forts." />');
    expect(text).toContain('<link rel="modulepreload" href="/assets/CityScreen-0d1e2f.js" />');
  });

  test('a place has its rating and its breadcrumbs', async () => {
    const { title, canonical, jsonLd } = await open(`/places/${placeId}`);
    expect([title, canonical]).toEqual(['Shaniwar Wada, Pune · CityPins', `${PUBLIC}/places/${placeId}`]);
    expect(jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'LandmarksOrHistoricalBuildings',
        aggregateRating: expect.objectContaining({ ratingValue: 4.5, reviewCount: 2 }) as object,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement: [1, 2, 3, 4].map((position) => expect.objectContaining({ position }) as object) }),
    ]);
  });

  test('the preview of a place is its first approved photo in full size, else the illustration', async () => {
    const { id } = await buildPlace(server.dataSource, { cityId });
    const path = new RegExp(`^${PUBLIC}/art/previews/[\\w-]{10}/places/${id}.jpg$`);
    const drawn = { url: expect.stringMatching(path) as string, width: '1200', height: '630' };
    const preview = async () => {
      const { text, jsonLd } = await open(`/places/${id}`);
      const [url, width, height] = ['image', 'image:width', 'image:height'].map(
        (name) => new RegExp(`<meta property="og:${name}" content="([^"]*)" />`).exec(text)?.[1],
      );
      expect(jsonLd[0]).toMatchObject({ image: url?.endsWith('.jpg') ? `${PUBLIC}/art/places/${id}.webp` : url });
      return { url, width, height };
    };
    expect(await preview()).toEqual(drawn);
    const waiting = await buildPhoto(server.dataSource, { width: 700, height: 500 });
    const approved = await buildPhoto(server.dataSource, { status: ModerationStatus.APPROVED, width: 1600, height: 900 });
    await buildPlaceImage(server.dataSource, { placeId: id, photoId: waiting.id, position: 1 });
    await buildPlaceImage(server.dataSource, { placeId: id, position: 0 });
    expect(await preview()).toEqual(drawn);
    await buildPlaceImage(server.dataSource, { placeId: id, photoId: approved.id, position: 2 });
    expect(await preview()).toEqual({ url: `${PUBLIC}/uploads/${approved.fileKey}/1600.webp`, width: '1600', height: '900' });
    await server.dataSource.query(`UPDATE photos SET status = 'approved' WHERE id = $1`, [waiting.id]);
    expect(await preview()).toEqual({ url: `${PUBLIC}/uploads/${waiting.fileKey}/960.webp`, width: '700', height: '500' });
  });

  test.each([
    ['/cities', '/cities'],
    ['/cities?search=a&state=b', '/cities'],
    ['/cities?page=1', '/cities'],
    ['/cities?page=3', '/cities?page=3'],
    ['/cities?page=3&search=x', '/cities?page=3'],
    ['/places?category=cafe', '/places'],
    ['/places?page=2', '/places?page=2'],
    ['/places?page=-1', '/places'],
    ['/places?page=abc', '/places'],
    ['/places?page=1e99', '/places'],
    ['/places?page=99999999', '/places?page=10000'],
    ['/places?page=%22%3E%3Cscript%3E', '/places'],
    ['/privacy', '/privacy'],
    ['/terms?x=1', '/terms'],
    ['/?x=1', '/'],
  ])('the canonical address of %s is %s', async (address, canonical) => {
    expect((await open(address)).canonical).toBe(PUBLIC + canonical);
  });

  test('a name with markup is escaped', async () => {
    const city = await buildCity(server.dataSource, { name: HOSTILE, country: HOSTILE, description: HOSTILE });
    const place = await buildPlace(server.dataSource, {
      cityId: city.id,
      name: HOSTILE,
      description: HOSTILE,
      fullAddress: HOSTILE,
      website: 'javascript:alert(1)',
    });
    const scripts = async (address: string) => (await open(address)).text.match(/<script/g)?.length;
    expect(await scripts(`/cities/${city.id}`)).toBe(await scripts(`/cities/${cityId}`));
    expect(await scripts(`/places/${place.id}`)).toBe(await scripts(`/places/${placeId}`));
    const { title, firstData } = await open(`/cities/${city.id}`);
    expect(title).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;$&amp;$1');
    expect(firstData[1]?.data).toEqual({ city: { id: city.id, name: HOSTILE } });
  });

  test('the theme script and the entry script stay in the page', async () => {
    const { text } = await open('/cities');
    expect(text).toContain(`<script>document.documentElement.dataset.theme = 'light';</script>`);
    expect(text).toContain('<script type="module" src="/assets/app-1a2b3c.js"></script>');
  });
});

describe('for browsers without a connection', () => {
  test('there is a page without data in each language, with noindex', async () => {
    for (const [code, direction, paint] of [
      ['en', 'ltr', ' '],
      ['ar', 'rtl', ' ar'],
    ] as const) {
      const { status, headers, text, firstData, isListed } = await open(`/shell/${code}`);
      expect([status, headers.get('cache-control'), firstData, isListed]).toEqual([200, 'no-cache', [], false]);
      expect(text).toContain(`<html lang="${code}" dir="${direction}">`);
      expect(text).toContain(`<p id="painted">${paint}</p>`);
      expect(text).toContain(`<link rel="manifest" href="/manifest/${code}.webmanifest" />`);
    }
    expect((await open('/shell/xx')).status).toBe(404);
  });
});

describe('before the client runs', () => {
  const painted = async (address: string) => /<div id="root"><p id="painted">([^<]*)<\/p><\/div>/.exec((await open(address)).text)?.[1];

  test('the page shows the first paint of its screen, with the data of its query', async () => {
    expect(await painted('/')).toBe('HomeScreen featuredCities,stats');
    expect(await painted(`/cities/${cityId}`)).toBe('CityScreen city');
    expect(await painted('/places?search=fort')).toBe('PlacesScreen places');
    expect(await painted('/login')).toBe(' ');
  });

  test('no file of the client is requested before the first paint', async () => {
    const { text } = await open(`/cities/${cityId}`);
    const [before = '', client = ''] = text.split('<template id="client">');
    expect(before).not.toMatch(/modulepreload|src="/);
    expect([...client.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/assets/texts-2a3b4c.js',
      '/assets/errors-1b2c3d.js',
      '/assets/start-5f6a7b.js',
      '/assets/CityScreen-0d1e2f.js',
      '/assets/card-7a8b9c.js',
      '/assets/app-1a2b3c.js',
    ]);
  });
});

describe('lists and people', () => {
  const KEY = 'k'.repeat(24);
  const UNLISTED = { status: 404, title: 'Page not found · CityPins', canonical: undefined, isListed: false };

  test('a public list has its description and the picture of its first place', async () => {
    const { dataSource } = server;
    const { id: hidden } = await buildPlace(dataSource, { cityId, status: PlaceStatus.PENDING });
    const { id } = await buildPlaceList(dataSource, { visibility: ListVisibility.PUBLIC, name: HOSTILE, description: 'High up.' }, [hidden, placeId]);
    const { text, headers, ...page } = await open(`/lists/${id}`);
    expect(page).toMatchObject({ status: 200, isListed: true, canonical: `${PUBLIC}/lists/${id}` });
    expect(page.title).toBe('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;$&amp;$1 · CityPins');
    expect(text).toContain('<meta name="description" content="High up." />');
    expect(text).toMatch(previewOf(`places/${placeId}`));
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(await screenData(`/lists/${id}`)).toEqual({
      query: OPERATIONS.ListScreen,
      variables: { ref: id },
      data: { placeList: { name: HOSTILE } },
    });
  });

  test('a public list without description and places names its owner', async () => {
    const { id: userId } = await buildUser(server.dataSource, { name: 'Meera' });
    const { id } = await buildPlaceList(server.dataSource, { visibility: ListVisibility.PUBLIC, userId });
    const { text } = await open(`/lists/${id}`);
    expect(text).toContain('<meta name="description" content="Places chosen by Meera." />');
    expect(text).not.toContain('og:image');
  });

  test('a list by link opens with its key, which reaches no search engine, other site or cache', async () => {
    const { id } = await buildPlaceList(server.dataSource, { visibility: ListVisibility.LINK, linkKey: KEY }, [placeId]);
    const { headers, ...page } = await open(`/lists/${KEY}`);
    expect(page).toMatchObject({ status: 200, title: 'Weekend in Pune · CityPins', canonical: undefined, isListed: false });
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
    expect(page.text.replace(/<script type="application\/json" id="first-data">[\s\S]*?<\/script>/, '')).not.toContain(KEY);
    expect(await open(`/lists/${id}`)).toMatchObject(UNLISTED);
  });

  test('a private list responds 404, exactly like an unknown one', async () => {
    const { id } = await buildPlaceList(server.dataSource);
    const page = await open(`/lists/${id}`);
    expect(page).toMatchObject(UNLISTED);
    expect(page.text).toBe((await open(`/lists/${UNKNOWN}`)).text);
    for (const ref of ['z'.repeat(24), 'forts', '%00', '%ZZ', 'a/b'])
      expect([ref, await open(`/lists/${ref}`)]).toEqual([ref, expect.objectContaining(UNLISTED)]);
  });

  test('the page of a person has the name as title, and noindex', async () => {
    const { id } = await buildUser(server.dataSource, { name: 'Meera <b>' });
    expect(await open(`/people/${id}`)).toMatchObject({ status: 200, title: 'Meera &lt;b&gt; · CityPins', canonical: undefined, isListed: false });
    expect(await screenData(`/people/${id}?page=2`)).toMatchObject({ query: OPERATIONS.PersonScreen, variables: { id, page: 2 } });
    const { id: gone } = await buildUser(server.dataSource, { deletedAt: new Date() });
    for (const unknown of [gone, UNKNOWN, 'meera']) expect(await open(`/people/${unknown}`)).toMatchObject(UNLISTED);
  });

  test.each([
    ['/suggest', 'Suggest a place'],
    ['/suggest?city=1', 'Suggest a place'],
    [`/places/${UNKNOWN}/suggest-edit`, 'Suggest an edit'],
  ])('%s has noindex and no canonical address', async (address, title) => {
    expect(await open(address)).toMatchObject({ status: 200, title: `${title} · CityPins`, canonical: undefined, isListed: false });
  });
});

describe('another language', () => {
  const turned = (english: string): string => Array.from(english).reverse().join('');
  const alternates = (text: string) =>
    [...text.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]*)" \/>/g)].map(([, language, href]) => [language, href]);

  test('has the same page under its prefix, with its texts, direction and address', async () => {
    for (const [english, address] of [
      ['/cities', '/ar/cities'],
      ['/', '/ar'],
      [`/places/${placeId}`, `/ar/places/${placeId}`],
    ] as const) {
      const { status, text, canonical, firstData, jsonLd } = await open(address);
      expect([address, status, canonical]).toEqual([address, 200, PUBLIC + address]);
      expect(text).toContain('<html lang="ar" dir="rtl">');
      expect(text).toContain('<meta property="og:locale" content="ar_EG" />');
      expect(firstData.map(({ data }) => data)).toEqual((await open(english)).firstData.map(({ data }) => data));
      expect(JSON.stringify(jsonLd)).not.toMatch(new RegExp(`${PUBLIC}/(cities|places)`));
    }
    expect((await open(`/ar/places/${placeId}`)).firstData.at(-1)?.variables).toEqual({ id: placeId, language: 'ar' });
    expect((await open('/ar/cities')).title).toBe(`${turned('Explore Cities')} · CityPins`);
    expect((await open('/ar/')).text).toContain(turned('CityPins needs JavaScript. Please turn it on and reload the page.'));
    expect((await open('/ar/cities?search=x')).text).toContain('<p id="painted">CitiesScreen cities,statesar</p>');
  });

  test('links each indexed page to all languages', async () => {
    for (const address of ['/cities', '/ar/cities']) {
      expect(alternates((await open(`${address}?page=2`)).text)).toEqual([
        ['en', `${PUBLIC}/cities?page=2`],
        ['ar', `${PUBLIC}/ar/cities?page=2`],
      ]);
    }
    for (const address of ['/ar/login', '/ar/nothing', `/ar/cities/${UNKNOWN}`]) expect(alternates((await open(address)).text)).toEqual([]);
  });

  test.each(['/ar/nothing', '/ar/ar', '/fr', '/arabic', '/ar//evil.example', '/ar/%ZZ', '/ar/index.html'])('%s responds 404', async (address) => {
    expect(await open(address)).toMatchObject({ status: 404, canonical: undefined, isListed: false });
  });

  test.each([
    ['/ar/admin', 'Admin Dashboard'],
    ['/ar/admin/cities?page=2', 'Admin'],
    ['/ar/moderation', 'Moderation'],
  ])('%s has a title in its language', async (address, title) => {
    expect(await open(address)).toMatchObject({ status: 200, title: `${turned(title)} · CityPins`, isListed: false });
  });
});

describe('the first data', () => {
  test('home contains its query with the result', async () => {
    expect(await screenData('/')).toEqual({ query: OPERATIONS.HomeScreen, variables: {}, data: (await server.graphql(OPERATIONS.HomeScreen ?? '')).body.data });
  });

  test.each<[string, Record<string, unknown>]>([
    ['/cities', { filter: {}, page: { number: 1, size: 12 } }],
    [
      '/cities?search=pune&state=Maharashtra&country=India&featured=true&page=2',
      { filter: { search: 'pune', state: 'Maharashtra', country: 'India', featured: true }, page: { number: 2, size: 12 }, country: 'India' },
    ],
    ['/cities?search=%00&state=a%00b', { filter: { state: 'ab' }, page: { number: 1, size: 12 } }],
    [`/cities?search=${'x'.repeat(300)}`, { filter: { search: 'x'.repeat(200) }, page: { number: 1, size: 12 } }],
    [`/cities?search=${'x'.repeat(199)}%F0%9F%98%80`, { filter: { search: 'x'.repeat(199) }, page: { number: 1, size: 12 } }],
    ['/cities?search=+&featured=yes&unknown=1', { filter: {}, page: { number: 1, size: 12 } }],
    ['/cities?search=S%C3%A3o%20Paulo', { filter: { search: 'São Paulo' }, page: { number: 1, size: 12 } }],
  ])('the list at %s contains the result of its query', async (address, variables) => {
    const { data } = (await server.graphql(OPERATIONS.CitiesScreen ?? '', variables)).body;
    expect(await screenData(address)).toEqual({ query: OPERATIONS.CitiesScreen, variables, data });
  });

  test.each<[string, Record<string, unknown>]>([
    ['/places', { filter: {}, sort: 'RECOMMENDED', page: { number: 1, size: 18 } }],
    [
      '/places?search=fort&category=historic&pincode=411030&minRating=4&sort=newest&page=3',
      { filter: { search: 'fort', category: 'historic', pincode: '411030', minRating: 4 }, sort: 'NEWEST', page: { number: 3, size: 18 } },
    ],
    ['/places?city=none', { filter: { city: 'none' }, sort: 'RECOMMENDED', page: { number: 1, size: 18 } }],
  ])('the list at %s contains the result of its query', async (address, variables) => {
    const { data } = (await server.graphql(OPERATIONS.PlacesScreen ?? '', variables)).body;
    expect(await screenData(address)).toEqual({ query: OPERATIONS.PlacesScreen, variables: { ...variables, language: 'en' }, data });
  });

  test('the list of places also contains the choices of its filters', async () => {
    const { data } = (await server.graphql(OPERATIONS.PlacesChoices ?? '')).body;
    for (const address of ['/places', '/places?category=historic']) {
      expect((await open(address)).firstData.slice(2)).toEqual([{ query: OPERATIONS.PlacesChoices, variables: {}, data }]);
    }
  });

  test('pages of a city and a place contain their data', async () => {
    expect(await screenData(`/cities/${cityId}`)).toEqual({
      query: OPERATIONS.CityScreen,
      variables: { id: cityId, language: 'en' },
      data: { city: { id: cityId, name: 'Pune' } },
    });
    expect(await screenData(`/places/${placeId}`)).toEqual({
      query: OPERATIONS.PlaceScreen,
      variables: { id: placeId, language: 'en' },
      data: { place: { id: placeId, name: 'Shaniwar Wada' } },
    });
  });

  test.each(['/login', '/nothing', `/cities/${UNKNOWN}`])('%s contains only the data of the layout', async (address) => {
    expect(await screenData(address)).toBeUndefined();
  });

  test('a page whose query fails is sent without its data, and the client sends the query again', async () => {
    await server.dataSource.query('ALTER TABLE totals RENAME TO totals_away');
    try {
      const { status, firstData } = await open('/');
      expect([status, firstData.map(({ query }) => query)]).toEqual([200, [OPERATIONS.AppLayout]]);
    } finally {
      await server.dataSource.query('ALTER TABLE totals_away RENAME TO totals');
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { page as openPage } from './support/browser.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from './support/app.cjs';
import { see } from './steps.js';

jest.setTimeout(120_000);

const LANGUAGES = ['en', 'es', 'de', 'hi', 'ar'];
/** Number of requests on connections of their own, which the processes share out among themselves. */
const EACH = 6;
/** Time (ms) after which every process knows a setting. */
const SOON = 1000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#8A3A00"/></svg>';

let dataDir: string;
let port: number;
let app: ReturnType<typeof startApp>;
let token: string;
let logo: string;
let ids: { city: string; place: string; list: string };

const start = (more: Record<string, string> = {}) => startApp({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', PORT: String(port), WORKERS: '2', ...more });

/** Sends a request on a connection of its own. */
async function request(address: string, { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const sent = http.request({ port, method, path: address, agent: false, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, bytes: await buffer(response) };
}

/** Returns a response of each process as text. */
const textsOf = (address: string, headers?: Record<string, string>): Promise<string[]> =>
  Promise.all(Array.from({ length: EACH }, async () => (await request(address, { headers })).bytes.toString()));

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const { bytes } = await request('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = JSON.parse(bytes.toString()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function upload(use: string): Promise<string> {
  const form = new FormData();
  form.set('use', use);
  form.set('picture', new Blob([SVG]), 'picture.svg');
  const response = await fetch(`http://localhost:${port}/api/admin/site-pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return ((await response.json()) as { _id: string })._id;
}

async function save(group: string, change: object): Promise<void> {
  const { adminSettings } = await ask<{ adminSettings: { group: string; version: number; value: object }[] }>('{ adminSettings { group version value } }');
  const { version = 0, value = {} } = adminSettings.find((one) => one.group === group) ?? {};
  await ask(
    'mutation ($group: SettingGroup!, $version: Int!, $value: JSONObject!) { saveSettings(group: $group, version: $version, value: $value) { settings { version } } }',
    {
      group,
      version,
      value: { ...value, ...change },
    },
  );
}

const HEADERS = { 'content-type': 'application/json' };
const CITY = {
  name: 'Sampleville',
  state: 'Uusimaa',
  country: 'Finland',
  description: 'A city that stands nowhere but in this test.',
  coordinates: { latitude: 60.2, longitude: 24.9 },
  timeZone: 'Europe/Helsinki',
  featured: true,
  status: 'ACTIVE',
  images: [],
};
const PLACE = {
  coordinates: { latitude: 60.2, longitude: 24.9 },
  name: 'Sample museum',
  description: 'A museum that stands nowhere but in this test.',
  category: 'museum',
  featured: false,
  images: [],
};

beforeAll(async () => {
  dataDir = temporaryDataDir();
  port = await freePort();
  app = start();
  await app.ready;
  const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/m.exec(readFileSync(path.join(dataDir, 'admin.txt'), 'utf8')) ?? [];
  ({
    signIn: { token },
  } = await ask<{ signIn: { token: string } }>('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { input: { email, password } }));
  const { createCity } = await ask<{ createCity: { id: string } }>('mutation ($input: CityInput!) { createCity(input: $input) { id } }', { input: CITY });
  const { createPlace } = await ask<{ createPlace: { id: string } }>('mutation ($input: PlaceInput!) { createPlace(input: $input) { id } }', {
    input: { ...PLACE, cityId: createCity.id },
  });
  const { createPlaceList } = await ask<{ createPlaceList: { id: string } }>(
    'mutation { createPlaceList(input: { name: "Seen", visibility: PUBLIC }) { id } }',
  );
  ids = { city: createCity.id, place: createPlace.id, list: createPlaceList.id };

  logo = await upload('logo');
  const tagline = Object.fromEntries(LANGUAGES.map((code) => [code, `Sentinel tagline ${code}`]));
  await save('IDENTITY', { name: 'Sentinel name', tagline, logo, icon: await upload('icon'), accent: '#8A3A00', credit: false });
  await save('HOME', {
    slides: [
      {
        picture: await upload('hero'),
        title: { en: 'Sentinel slide' },
        subtitle: { en: 'Sentinel over' },
        description: { en: 'Sentinel lead' },
        link: '/places',
      },
    ],
  });
  await save('PAGES', {
    pages: [
      {
        slug: 'sentinel-page',
        title: Object.fromEntries(LANGUAGES.map((code) => [code, `Sentinel title ${code}`])),
        text: Object.fromEntries(LANGUAGES.map((code) => [code, `Sentinel text ${code} of {{site}}`])),
        place: 'footer',
      },
    ],
  });
  await save('CONTACT', {
    email: 'sentinel@example.org',
    phone: '+358 9 1234567',
    address: 'Sentinel street 1',
    socialLinks: ['https://social.example.org/sentinel'],
  });
  await pause(SOON);
});
afterAll(async () => {
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
});

describe.each(LANGUAGES)('in %s', (code) => {
  const at = (address: string): string => (code === 'en' ? address : `/${code}${address === '/' ? '' : address}`);

  test.each(['/', '/cities', '/places', '/login', '/no-such-page'])('every process shows name, logo, color and contact at %s', async (address) => {
    for (const page of await textsOf(at(address))) {
      expect(page).toMatch(/<title>[^<]*Sentinel name/);
      expect(page).toContain('<meta property="og:site_name" content="Sentinel name" />');
      expect(page).toContain(`<img class="logo" src="/site/pictures/${logo}" alt="Sentinel name">`);
      expect(page).toContain('--primary:#8A3A00');
      for (const contact of ['sentinel@example.org', '+358 9 1234567', 'Sentinel street 1', 'https://social.example.org/sentinel'])
        expect(page).toContain(contact);
      expect(page).not.toContain('CityPins');
    }
  });

  test('the tagline describes the home page and the installed app', async () => {
    for (const page of await textsOf(at('/'))) expect(page).toContain(`<meta name="description" content="Sentinel tagline ${code}" />`);
    for (const text of await textsOf(`/manifest/${code}.webmanifest`))
      expect(JSON.parse(text)).toMatchObject({ name: 'Sentinel name', short_name: 'Sentinel name', description: `Sentinel tagline ${code}` });
  });

  test('the first slide is that of the operator, also before the client runs', async () => {
    for (const page of await textsOf(at('/'))) {
      const painted = page.slice(page.indexOf('<div id="root">'), page.indexOf('id="first-data"'));
      for (const text of ['Sentinel slide', 'Sentinel over', 'Sentinel lead', '/site/pictures/', `href="${at('/places')}"`]) expect(painted).toContain(text);
    }
  });

  test('a page of the operator is linked and readable before the client runs', async () => {
    for (const page of await textsOf(at('/cities'))) expect(page).toContain(`Sentinel title ${code}`);
    for (const page of await textsOf(at('/pages/sentinel-page'))) {
      const painted = page.slice(page.indexOf('<div id="root">'), page.indexOf('id="first-data"'));
      expect(painted).toContain(`Sentinel text ${code} of Sentinel name`);
      expect(page).not.toContain('CityPins');
    }
  });

  test('the page for use without a connection has name and look', async () => {
    for (const page of await textsOf(`/shell/${code}`)) {
      expect(page).toContain('<title>Sentinel name</title>');
      expect(page).toContain('--primary:#8A3A00');
      expect(page).not.toContain('CityPins');
    }
  });

  test('pages for frames have name, logo and color', async () => {
    for (const address of [`/embed/places/${ids.place}`, `/embed/cities/${ids.city}/map`, '/embed/nothing']) {
      for (const page of await textsOf(at(address))) {
        expect(page).toMatch(/<title>[^<]*Sentinel name/);
        expect(page).toContain(`/site/pictures/${logo}`);
        expect(page).toContain('--link:#8A3A00');
        expect(page).not.toContain('CityPins');
      }
    }
  });
});

test('structured data, GraphQL, the pages for developers and the description of REST have the name', async () => {
  for (const page of await textsOf('/')) expect(page).toContain('"@type":"WebSite","name":"Sentinel name"');
  for (const text of await textsOf('/graphql?query={site{name}}', { 'apollo-require-preflight': 'true' })) expect(text).toContain('Sentinel name');
  for (const address of ['/api/openapi.json', '/api/docs', '/graphiql', `/api/lists/${ids.list}/export/gpx`]) {
    for (const text of await textsOf(address, { Authorization: `Bearer ${token}` })) {
      expect([address, text]).toEqual([address, expect.stringContaining('Sentinel name')]);
      expect([address, text]).toEqual([address, expect.not.stringContaining('CityPins')]);
    }
  }
});

test('every process draws the icons from the picture of the operator', async () => {
  for (const [address, first] of [
    ['/favicon.ico', '\0\0\u0001\0'],
    ['/favicon.svg', '<svg'],
    ['/icons/192.png', '\u0089PNG'],
    ['/icons/512.png', '\u0089PNG'],
    ['/icons/apple-180.png', '\u0089PNG'],
    ['/icons/maskable-512.png', '\u0089PNG'],
  ] as const) {
    const shipped = readFileSync(path.join(import.meta.dirname, '../frontend/public', address));
    for (const { status, bytes } of await Promise.all(Array.from({ length: EACH }, () => request(address)))) {
      expect([address, status, bytes.toString('latin1').slice(0, first.length)]).toEqual([address, 200, first]);
      expect(bytes.equals(shipped)).toBe(false);
    }
  }
});

test('mails have the name and the color', async () => {
  await request('/api/auth/register', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: 'a-long-passphrase' }),
  });
  const outbox = path.join(dataDir, 'outbox');
  const mails = () => {
    try {
      return readdirSync(outbox);
    } catch {
      return [];
    }
  };
  while (!mails().some((file) => file.endsWith('.txt'))) await pause(100);
  const read = (ending: string) => readFileSync(path.join(outbox, mails().find((file) => file.endsWith(ending)) ?? ''), 'utf8');
  const [text, html] = [read('.txt'), read('.html')];
  expect(text).toContain('From: Sentinel name <noreply@');
  expect(text).toContain('-- \nSentinel name\n');
  expect(html).toContain('#8A3A00');
  for (const part of [text, html]) expect(part).not.toMatch(/citypins/i);
});

test('a closed registration refuses new accounts in every process', async () => {
  await save('REGISTRATION', { mode: 'closed' });
  await pause(SOON);
  const body = JSON.stringify({ name: 'Ben', email: 'ben@example.org', password: 'a-long-passphrase' });
  const answers = await Promise.all(Array.from({ length: EACH }, () => request('/api/auth/register', { method: 'POST', headers: HEADERS, body })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: EACH }, () => 403));
});

test('a restart greets with the name', async () => {
  app.child.kill('SIGTERM');
  await app.ended;
  app = start();
  await app.ready;
  while (!app.output().includes('To stop')) await pause(100);
  expect(app.output()).toContain('Sentinel name is at');
  for (const page of await textsOf('/')) expect(page).toContain('Sentinel name');
});

test('the page for use without a connection has a changed name after the next page load, with the logo', async () => {
  const tab = await openPage({ hasServiceWorker: true, allow: [/net::ERR_/] });
  const isCached = (name: string) =>
    tab.evaluate(async (text) => navigator.serviceWorker.controller !== null && (await (await caches.match('/shell/de'))?.text())?.includes(text), name);
  await tab.goto(`http://localhost:${port}/de/cities`);
  while (!(await isCached('Sentinel name'))) await pause(100);
  await save('IDENTITY', { name: 'Second name' });
  await pause(SOON);
  await tab.reload();
  while (!(await isCached('Second name'))) await pause(100);
  await tab.context().setOffline(true);
  await tab.goto(`http://localhost:${port}/de/cities?search=turku`);
  await see(tab.getByRole('alert').getByText(/^Du bist offline/));
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cp-palette-primary-main'))).toBe('#8A3A00');
  const home = tab.getByRole('banner').getByRole('link', { name: 'Second name, Startseite' });
  expect(await home.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  expect(await tab.content()).not.toContain('CityPins');
}, 60_000);

test('the page that refuses too many requests has name, logo and color, also after a change', async () => {
  app.child.kill('SIGTERM');
  await app.ended;
  app = start({ RATE_LIMIT: '30' });
  await app.ready;
  await save('IDENTITY', { name: 'Third name', accent: '#8A1C7C' });
  await pause(SOON);
  for (const code of LANGUAGES) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => request(`/${code === 'en' ? '' : code}`)));
    const refused = answers.filter(({ status }) => status === 429).map(({ bytes }) => bytes.toString());
    expect(refused.length).toBeGreaterThan(0);
    for (const text of refused) {
      expect(text).toMatch(/<title>[^<]*Third name[^<]*<\/title>/);
      expect(text).toContain(`<img class="logo" src="/site/pictures/${logo}" alt="Third name">`);
      expect(text).toContain('--link:#8A1C7C');
      expect(text).not.toMatch(/CityPins|Second name|Sentinel name/);
    }
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Page } from 'playwright-core';
import { partsOf, workbookOf } from '../../backend/test/files/workbooks.js';
import { page } from '../../e2e/support/browser.js';
import { failedRequests } from '../../e2e/steps.js';
import { browse, watch, type Watched } from '../support/browser.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { type CarelessSite, startCareless } from './careless.js';
import { type Imported, Imports, SOURCE } from './import-texts.js';
import { chooseMaps, FAILED, type MadeArchive, madeArchives, READY, writeArchives } from './map-texts.js';
import { type Payload, PAYLOADS, RUNNING_PAYLOADS } from './payloads.js';
import { type Kept, TEXT_ATTRIBUTE, textFields, Writer } from './writing.js';

/** Timeout (ms) for a text to appear on a page, and for a payload to run. */
const PATIENCE = 15_000;

/** Number of parallel tabs. */
const TABS = 3;

/** Number of admins who save views (limit: 20 per list) and of users who report (limit: 50 a day). */
const ADMINS = 5;
/** Number of webhooks that are kept for their pages. */
const WEBHOOKS = 10;
const REPORTERS = 2;
/** Every n-th import stays at its preview (limit: 20 unfinished ones); the others run. */
const PREVIEWS = 9;

/** Content that users have written with one payload. */
interface Written {
  payload: Payload;
  author: Person;
  token: string;
  city: Kept & { id: string };
  place: Kept & { id: string };
  review: Kept;
  list: Kept & { id: string; note: string | undefined };
  name: string | undefined;
  edit: Kept & { id: string };
  /** Saved view of the console: its name and its owner. */
  view: { name: string | undefined; owner: Person };
  reason: string | undefined;
  apiToken: string | undefined;
  /** Null if it was deleted at once: an installation has at most 20 webhooks. */
  webhook: { id: string; url: string | undefined; description: string | undefined } | null;
  invitation: string | undefined;
  category: string | undefined;
  /** Names of an attribute and its option. */
  attribute: (string | undefined)[];
  imported: Imported;
  /** Names of map archives. */
  archives: (string | undefined)[];
}

jest.setTimeout(900_000);

let cluster: Cluster;
let app: Instance;
let site: CarelessSite;
let writer: Writer;
let admin: Person;
let admins: Person[];
let moderator: Person;
let imports: Imports;
let archives: MadeArchive[];
let opened = 0;
/** Search form of the first paint, from a page without user content. */
let searchForm: string;
const written: Written[] = [];
const watched: Watched[] = [];

const COORDINATES = { latitude: 12.5, longitude: 45.25 };
const tokenOf = ({ headers }: Person): string => headers.Authorization.slice('Bearer '.length);

async function must(who: Person, text: string, variables: object = {}): Promise<Record<string, unknown>> {
  const { data, errors } = await writer.ask(who, text, variables);
  if (errors || !data) throw new Error(`${text}: ${JSON.stringify(errors)}`);
  return data;
}

/** Creates an invitation whose note is the payload, and revokes it: a site has at most 100 open ones. @returns the stored note */
async function writeInvitation(payload: Payload): Promise<string | undefined> {
  const made = await writer.write(admin, 'createInvitation', payload, { input: { maxUses: 1, expiresInDays: 1 } }, '{ invitation { id } }');
  const { invitation, kept } = made as unknown as { invitation: { id: string }; kept: Kept };
  await must(admin, 'mutation ($id: ID!) { revokeInvitation(id: $id) { id } }', { id: invitation.id });
  return kept.note;
}

/** Creates a category whose name, plural and alias are the payload; those that are refused get other texts. @returns the stored name */
async function writeCategory({ n, text }: Payload): Promise<string | undefined> {
  const look = { icon: 'place', color: '', art: 'other', schemaType: 'LocalBusiness', isHidden: false };
  const create = (value: object) =>
    writer.ask(admin, 'mutation ($slug: String!, $value: JSONObject!) { createCategory(slug: $slug, value: $value) { category { value } } }', {
      slug: `payload-${n}`,
      value: { ...look, ...value },
    });
  const whole = { names: { en: text }, plurals: { en: text }, aliases: [text] };
  const { data, errors } = await create(whole);
  if (data) return text;
  const refused = Object.keys(errors?.[0]?.extensions.fields ?? {});
  expect([n, refused.length]).not.toEqual([n, 0]);
  const isNamed = !refused.includes('names.en');
  const { data: made } = await create({
    names: { en: isNamed ? text : 'Corner' },
    plurals: { en: refused.includes('plurals.en') ? 'Corners' : text },
    aliases: refused.includes('aliases.0') ? [] : [text],
  });
  expect([n, Boolean(made)]).toEqual([n, true]);
  return isNamed ? text : undefined;
}

const LOOK = {
  kind: 'text',
  unit: '',
  options: [],
  synonyms: {},
  icon: 'place',
  section: 'about',
  categories: [],
  isOnCard: true,
  isOnPage: true,
  isFilter: false,
  isInternal: false,
  isHidden: false,
  schemaProperty: 'amenityFeature',
  importNames: [],
};

/** Unit of the attribute of numbers: the longest one that is allowed, which would become an element. */
const UNIT = '<svg/onload>';
const NUMBER_ATTRIBUTE = 'payload_size';

const createAttribute = (key: string, value: object) =>
  writer.ask(admin, 'mutation ($key: String!, $value: JSONObject!) { createAttribute(key: $key, value: $value) { attribute { key } } }', {
    key,
    value: { ...LOOK, ...value },
  });

/**
 * Creates an attribute of the payload's category whose names, synonyms, name in files and option are the payload, and gives it to a place. Texts that are refused
 * are replaced by others.
 * @returns the stored names
 */
async function writeAttribute({ n, text }: Payload, placeId: string): Promise<Written['attribute']> {
  const key = `payload_${n}`;
  const whole = (isPlain: (path: string) => boolean) => ({
    kind: 'several',
    categories: [`payload-${n}`],
    names: { en: isPlain('names.en') ? 'Corner' : text },
    synonyms: isPlain('synonyms.en') ? {} : { en: text },
    importNames: isPlain('importNames.0') ? [] : [text],
    options: [
      {
        key: 'one',
        names: { en: isPlain('options.0.names.en') ? 'One' : text },
        synonyms: isPlain('options.0.synonyms.en') ? {} : { en: text },
        isRetired: false,
      },
    ],
  });
  let value = whole(() => false);
  const { data, errors } = await createAttribute(key, value);
  if (!data) {
    const refused = Object.keys(errors?.[0]?.extensions.fields ?? {});
    expect([n, refused.length]).not.toEqual([n, 0]);
    value = whole((path) => refused.includes(path));
    expect([n, (await createAttribute(key, value)).errors]).toEqual([n, undefined]);
  }
  await query(cluster.url(), 'UPDATE places SET attributes = attributes || $2 WHERE id = $1', [placeId, { [key]: ['one'], [NUMBER_ATTRIBUTE]: n }]);
  return [value.names.en, value.options[0]?.names.en];
}

/** Creates a webhook whose texts are the payload. Only the first ones are kept. */
async function writeWebhook(payload: Payload): Promise<Written['webhook']> {
  const made = await writer.write(admin, 'createWebhook', payload, { input: { events: ['PLACE_PUBLISHED'], isActive: false } }, '{ webhook { id } }');
  const { webhook, kept } = made as unknown as { webhook: { id: string }; kept: Kept };
  if (payload.n <= WEBHOOKS) return { id: webhook.id, url: kept.url && new URL(kept.url).href, description: kept.description };
  await must(admin, 'mutation ($id: ID!) { deleteWebhook(id: $id) }', { id: webhook.id });
  return null;
}

/** Writes a payload into every field that a user, the moderator and the admin can write. */
async function writeAll(payload: Payload, reporters: readonly Person[]): Promise<Written> {
  const { n } = payload;
  const made = await writer.write(undefined, 'register', payload, {}, '{ token viewer { id } }');
  const { viewer, token, kept: account } = made as unknown as { viewer: { id: string }; token: string; kept: Kept };
  const author: Person = { id: viewer.id, headers: { Authorization: `Bearer ${token}` } };
  await query(cluster.url(), 'UPDATE users SET is_verified = true WHERE id = $1', [viewer.id]);
  const { kept: profile } = await writer.write(author, 'updateProfile', payload, { input: { currentPassword: null } }, '{ id }');

  const base = { coordinates: { ...COORDINATES, latitude: COORDINATES.latitude + n / 100 } };
  const cityPhoto = await writer.upload(admin, payload);
  const city = await writer.write(admin, 'createCity', payload, {
    input: { ...base, featured: n % 20 === 0, status: 'ACTIVE', images: [{ photoId: cityPhoto.id, alt: payload.text }] },
  });
  const suggested = await writer.write(author, 'suggestPlace', payload, { input: { ...base, cityId: city.id } });
  await must(admin, 'mutation ($id: ID!) { approvePlaces(selection: { ids: [$id] }) { id } }', { id: suggested.id });
  const placePhoto = await writer.upload(admin, payload);
  const place = await writer.write(admin, 'updatePlace', payload, {
    id: suggested.id,
    version: 2,
    input: { ...base, cityId: city.id, featured: true, images: [{ photoId: placePhoto.id, alt: payload.text }] },
  });

  const photo = await writer.upload(author, payload);
  const first = await writer.write(author, 'createReview', payload, { input: { placeId: place.id, rating: 4, photoIds: [photo.id] } });
  const review = await writer.write(author, 'updateReview', payload, { id: first.id, input: { rating: 5 } });
  await must(moderator, 'mutation ($id: ID!) { approveReviews(selection: { ids: [$id] }) { id } }', { id: review.id });
  await must(moderator, 'mutation ($ids: [ID!]!) { approvePhotos(ids: $ids) { id } }', { ids: [photo.id] });
  await writer.write(reporters[n % REPORTERS], 'createReport', payload, { input: { reason: 'SPAM', placeId: place.id } }, '');

  const list = await writer.write(author, 'createPlaceList', payload, { input: { visibility: 'PUBLIC' } });
  await must(author, 'mutation ($id: ID!, $placeId: ID!) { addPlaceToList(listId: $id, placeId: $placeId) { id } }', { id: list.id, placeId: place.id });
  const {
    kept: { note },
  } = await writer.write(author, 'updatePlaceListNote', payload, { listId: list.id, placeId: place.id });

  const moved = { coordinates: { ...base.coordinates, longitude: 45.26 } };
  const edit = await writer.write(author, 'suggestPlaceEdit', payload, { placeId: place.id, input: moved });
  const refused = await writer.write(author, 'suggestPlace', payload, { input: { ...base, cityId: city.id } });
  const {
    kept: { reason },
  } = await writer.write(moderator, 'rejectPlaces', payload, { selection: { ids: [refused.id] } });
  const owner = admins[n % ADMINS] as Person;
  const { kept: view } = await writer.write(owner, 'saveView', payload, { input: { screen: 'PLACES' } });
  const { kept: apiToken } = await writer.write(author, 'createApiToken', payload, { input: { scope: 'READ' } }, '{ token }');
  return {
    payload,
    author,
    token,
    name: profile.name ?? account.name,
    review: review.kept,
    reason,
    apiToken: apiToken.name,
    webhook: await writeWebhook(payload),
    invitation: await writeInvitation(payload),
    category: await writeCategory(payload),
    attribute: await writeAttribute(payload, place.id),
    imported: await imports.write(payload, n % PREVIEWS !== 0),
    archives: await writeArchives(writer, admin, payload),
    city: { ...city.kept, id: city.id },
    place: { ...place.kept, website: place.kept.website && new URL(place.kept.website).href, id: place.id },
    list: { ...list.kept, id: list.id, note },
    edit: { ...edit.kept, id: edit.id },
    view: { name: view.name, owner },
  };
}

beforeAll(async () => {
  [cluster, site] = await Promise.all([startCluster(), startCareless()]);
  app = await startInstance({ DATABASE_URL: cluster.url(), SAMPLE_DATA: 'off', MAIL_DECISION_DELAY: '0', MAP_TILE_URL: `${site.show('')}/{z}/{x}/{y}.png` });
  browse(app);
  [searchForm = ''] = /<form\b.*?<\/form>/s.exec(await (await fetch(`${app.url}/places`)).text()) ?? [];
  writer = new Writer(app.url);
  [admins, [moderator]] = (await Promise.all([addPeople(cluster.url(), ADMINS, 'admin'), addPeople(cluster.url(), 1, 'moderator')])) as [Person[], [Person]];
  [admin] = admins as [Person];
  imports = new Imports(writer, admin);
  await imports.createCity();
  const reporters = await addPeople(cluster.url(), REPORTERS);
  await createAttribute(TEXT_ATTRIBUTE, { names: { en: 'Note of the payload' } });
  await createAttribute(NUMBER_ATTRIBUTE, { kind: 'number', unit: UNIT, names: { en: 'Size of the payload' } });
  const line = pLimit(4);
  written.push(...(await Promise.all(PAYLOADS.map((payload) => line(() => writeAll(payload, reporters))))));
  archives = await madeArchives(writer, admin);
}, 900_000);
afterAll(() => site.stop());

/** Opens a watched tab of a user. Console messages about missing map pictures are allowed. */
async function tabOf(token?: string, more: Parameters<typeof page>[0] = {}): Promise<Page> {
  const tab = await page({ token, height: 2400, allow: [failedRequests], ...more });
  watched.push(await watch(tab));
  return tab;
}

/** Runs in the browser: returns the visible text and the field values, with whitespace collapsed. */
const textOn = (): string => {
  const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [document.body.innerText, ...values].join('\n').replace(/\s+/g, ' ');
};

/**
 * Runs in the browser: returns elements that the app never creates.
 * These are event handler attributes, foreign elements, forms with an address, links that run scripts, and links that pass on `window.opener`.
 * @param search the search form that the first paint writes, the only form with an address
 */
const foreignOn = (search: string): string[] => {
  /** Returns the markup of a form without the texts and the address, which depend on the page. */
  const shapeOf = (form: HTMLFormElement): string => {
    const copy = form.cloneNode(true) as HTMLFormElement;
    copy.setAttribute('action', '');
    for (const name of ['aria-label', 'placeholder', 'value']) copy.querySelector('input')?.setAttribute(name, '');
    return copy.outerHTML;
  };
  const template = document.createElement('template');
  template.innerHTML = search;
  const ours = shapeOf(template.content.firstElementChild as HTMLFormElement);
  const isOurs = (form: HTMLFormElement): boolean => /^(\/[a-z]{2})?\/(places|cities)$/.test(form.getAttribute('action') ?? '') && shapeOf(form) === ours;
  const odd = (element: Element): boolean => {
    if (element.getAttributeNames().some((name) => name.startsWith('on'))) return true;
    if (
      element.matches(
        'body script[src^="data:"], body script[src*="javascript:"], iframe, frame, object, embed, base, meta[http-equiv=refresh], math, marquee, plaintext, main script, main link',
      )
    )
      return true;
    if (element instanceof HTMLFormElement && element.hasAttribute('action') && !isOurs(element)) return true;
    if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return false;
    if (!/^(https?|mailto|tel|geo):$/.test(element.protocol)) return true;
    return element.target !== '' && element.origin !== location.origin && !element.relList.contains('noopener');
  };
  return [...document.querySelectorAll('*')].filter(odd).map((element) => element.outerHTML.slice(0, 200));
};

const plainly = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Opens a page, and checks that it shows all texts as written and no foreign element. */
async function look(tab: Page, address: string, texts: readonly (string | undefined)[]): Promise<void> {
  await tab.goto(address);
  opened += 1;
  await expectShown(tab, address, texts);
}

async function expectShown(tab: Page, address: string, texts: readonly (string | undefined)[]): Promise<void> {
  const expected = texts.flatMap((text) => (text ? [plainly(text)] : []));
  const end = Date.now() + PATIENCE;
  let shown = await tab.evaluate(textOn);
  while (!expected.every((text) => shown.includes(text)) && Date.now() < end) {
    await tab.waitForTimeout(100);
    shown = await tab.evaluate(textOn);
  }
  expect([address, expected.filter((text) => !shown.includes(text))]).toEqual([address, []]);
  expect([address, await tab.evaluate(foreignOn, searchForm)]).toEqual([address, []]);
}

/** Visits a page for each payload, in several tabs of one user in parallel; `every` takes every n-th payload only. */
async function lookAtEach(
  token: string | undefined,
  visit: (tab: Page, one: Written) => Promise<void>,
  { every = 1, isMeant = () => true, ...options }: Parameters<typeof page>[0] & { every?: number; isMeant?: (one: Written) => boolean } = {},
): Promise<void> {
  const waiting = written.filter((one, i) => i % every === 0 && isMeant(one));
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await tabOf(token, options);
      for (let one = waiting.shift(); one; one = waiting.shift()) await visit(tab, one);
    }),
  );
}

afterEach(() => {
  for (const { ran, dialogs, violations } of watched.splice(0))
    expect({ ran: [...ran], dialogs, violations }).toEqual({ ran: [], dialogs: [], violations: [] });
});

/** Fields that no page shows: credentials, mutation ids, list filters, times of selections, and names of mails, languages and exported files. */
const NEVER_SHOWN =
  /\.(password|currentPassword|newPassword|token|invitation|clientMutationId)$|^(Admin\w+Filter|SignInInput|RequestPasswordResetInput)\.|^\w+Selection\.asOf$|^MailTrialInput\.|^(updateMailPreferences\.language|packLink\.name)$/;
/** Texts that name categories, attributes, languages, targets and sources of imports, and parts of places. New ones have a format, and the others must be known. */
const WORDS = [
  'ImportColumnChoiceInput.target',
  'ImportFixedValueInput.target',
  'ImportWordChoiceInput.category',
  'forgetImportSource.name',
  'mergePlaces.takeParts',
  'AttributeInput.key',
  'LanguageTextInput.language',
  'createAttribute.key',
  'deleteAttribute.key',
  'moveAttributes.keys',
  'saveAttribute.key',
  'createCategory.slug',
  'deleteCategory.slug',
  'mergeCategories.into',
  'mergeCategories.slug',
  'moveCategories.slugs',
  'renameCategory.slug',
  'renameCategory.to',
  'saveCategory.slug',
];
/** Fields that accept only values of their format. */
const NOTHING_BUT = [
  'businessStatus',
  'category',
  'delimiter',
  'email',
  'encoding',
  'format',
  'language',
  'moreCategories',
  'opensOn',
  'otherPhones',
  'phone',
  'pincode',
  'priceRange',
  'source',
  'timeZone',
  'visitMonth',
];

describe('user content', () => {
  test('runs on a page that does not escape it (control of the check)', async () => {
    const tab = await page({ hasNoClient: true, allow: [/./] });
    const { ran } = await watch(tab);
    for (const { n, text } of RUNNING_PAYLOADS) {
      await tab.goto(site.pageOf(text), { waitUntil: 'commit' });
      for (const end = Date.now() + PATIENCE; !ran.has(n) && Date.now() < end; ) await tab.waitForTimeout(20);
    }
    expect(RUNNING_PAYLOADS.filter(({ n }) => !ran.has(n))).toEqual([]);
    expect(RUNNING_PAYLOADS.length).toBeGreaterThanOrEqual(60);
  });

  test('was sent to every text field of the mutations, and was stored as written or refused', async () => {
    const fields = textFields().filter((field) => !NEVER_SHOWN.test(field));
    for (const payload of PAYLOADS.slice(0, 2)) {
      const { errors } = await writer.ask(admin, 'mutation ($category: String!) { categorizePlaces(category: $category, selection: { filter: {} }) { id } }', {
        // The payload itself is another word for a category by now.
        category: `no ${payload.text}`,
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    const words = [...WORDS, 'categorizePlaces.category'];
    expect([...writer.tried.keys(), ...words].filter((field) => !NEVER_SHOWN.test(field)).sort()).toEqual(fields);
    for (const [field, tried] of writer.tried) {
      expect([field, tried.size]).toEqual([field, PAYLOADS.length]);
      const isNarrow = NOTHING_BUT.includes(field.split('.')[1] ?? '');
      if (NEVER_SHOWN.test(field)) continue;
      if (isNarrow) expect([field, writer.taken.get(field)?.size ?? 0]).toEqual([field, 0]);
      else expect([field, (writer.taken.get(field)?.size ?? 0) > PAYLOADS.length / 4]).toEqual([field, true]);
    }
    figure('S22', `${PAYLOADS.length} payloads in ${writer.tried.size} fields`);
  });

  test.each([
    ...PAYLOADS.map(({ text }) => text),
    'java\fscript:alert(1)',
    ' javascript:alert(1)//https://example.org',
    'https:javascript:alert(1)',
    'http://',
    'https://',
    'https:evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'ftp://example.org/x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    'filesystem:https://example.org/x',
    'view-source:https://example.org',
    'https://user:secret@example.org/',
    'https://example.org@evil.example/',
    'about:blank',
    'intent://example.org',
    'ws://example.org',
    'feed:javascript:alert(1)',
    'jar:https://example.org!/x',
  ])('is refused as a website: %j', async (website) => {
    const [{ author, city } = written[0] as Written] = written;
    const input = {
      name: 'Corner',
      description: 'A small place that only this test knows of.',
      category: 'cafe',
      coordinates: COORDINATES,
      cityId: city.id,
      website,
    };
    const { errors } = await writer.ask(author, 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }', { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { website: expect.any(String) as string } });
    const { status } = await fetch(`${app.url}/api/places`, {
      method: 'POST',
      headers: { ...author.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(status).toBe(400);
  });
});

describe('user content never runs and shows as written', () => {
  test('on server-rendered pages without the client', () =>
    lookAtEach(
      undefined,
      async (tab, { place, city, list, author, name }) => {
        await look(tab, `/places/${place.id}`, [place.name]);
        await look(tab, `/cities/${city.id}`, [city.name]);
        await look(tab, `/lists/${list.id}`, []);
        await look(tab, `/people/${author.id}`, []);
        expect([name, await tab.title()]).toEqual([name, `${plainly(name ?? '')} · CityPins`]);
      },
      { hasNoClient: true, every: 4 },
    ));

  test('on pages of places, in their titles, and in their structured data', () =>
    lookAtEach(undefined, async (tab, { payload, place, city, review, name, attribute }) => {
      const facts = [place.area, place.otherNames, place.attributes, ...attribute, `${payload.n} ${UNIT}`];
      const texts = [place.name, place.description, place.fullAddress, ...facts, review.title, review.comment, name];
      await look(tab, `/places/${place.id}`, texts);
      expect(await tab.title()).toBe(`${plainly(place.name ?? '')}, ${plainly(city.name ?? '')} · CityPins`);
      const data = await tab.evaluate(() =>
        [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent) as { name?: string }),
      );
      expect(data.map((one) => one.name)).toContain(place.name);
      if (!place.website) return;
      const link = await tab.evaluate(
        (href) => [...document.links].filter((one) => one.getAttribute('href') === href).map(({ target, rel }) => [target, rel]),
        place.website,
      );
      expect(link).toEqual([['_blank', 'noopener noreferrer']]);
    }));

  test('on pages of cities', () =>
    lookAtEach(undefined, (tab, { city, place }) => look(tab, `/cities/${city.id}`, [city.name, city.state, city.description, place.name])));
  test.each([true, false])('on pages in another language (without the client: %s)', (hasNoClient) =>
    lookAtEach(
      undefined,
      async (tab, { place, city }) => {
        await look(tab, `/de/places/${place.id}`, [place.names, place.descriptions]);
        await look(tab, `/de/cities/${city.id}`, [city.names, city.descriptions]);
        await look(tab, `/de/embed/places/${place.id}`, []);
      },
      { hasNoClient, every: 3 },
    ),
  );
  test('on embedded pages, and in their map popups', () =>
    lookAtEach(
      undefined,
      async (tab, { place, city }) => {
        await look(tab, `/embed/places/${place.id}`, [place.name, city.name, city.state]);
        await look(tab, `/embed/cities/${city.id}/map`, [city.name, city.country]);
        await look(tab, `/embed/places/${place.id}/map`, [place.name]);
        await tab.locator('.leaflet-marker-icon').click({ timeout: PATIENCE });
        await expectShown(tab, 'a balloon', [place.name, place.fullAddress]);
      },
      { every: 4 },
    ));
  test('on pages of lists', () =>
    lookAtEach(undefined, (tab, { list, place, name }) => look(tab, `/lists/${list.id}`, [list.name, list.description, list.note, place.name, name])));
  test('on pages of people', () =>
    lookAtEach(undefined, (tab, { author, name, review, list }) => look(tab, `/people/${author.id}`, [name, review.title, review.comment, list.name])));

  test('on lists, cards, map pins and search fields', async () => {
    const tab = await tabOf();
    for (const address of ['/', '/cities', '/cities?page=2', '/places', '/places?page=2', '/places?page=3', '/places?page=4', '/places?page=5'])
      await look(tab, address, []);
    await tab.goto('/');
    for (const { payload, place } of written.filter(({ payload: { n } }) => n % 6 === 0)) {
      await look(tab, `/places?search=${encodeURIComponent(payload.text)}`, []);
      await look(tab, `/cities?search=${encodeURIComponent(payload.text)}&state=${encodeURIComponent(payload.text)}`, []);
      await look(tab, `/places?city=${place.id}&category=${encodeURIComponent(payload.text)}&pincode=${encodeURIComponent(payload.text)}`, []);
      await look(tab, `/login?from=${encodeURIComponent(payload.text)}#${encodeURIComponent(payload.text)}`, []);
      await look(tab, `/${encodeURIComponent(payload.text.replaceAll('/', ''))}`, []);
      await look(tab, `/places/${place.id}`, [place.name]);
      await tab.locator('.leaflet-marker-icon').first().click({ timeout: PATIENCE });
      await tab.locator('.leaflet-popup').waitFor();
      expect(await tab.evaluate(foreignOn, searchForm)).toEqual([]);
    }
  });

  test('on the pages of its author', async () => {
    await lookAtEach(undefined, async (tab, one) => {
      if (tab.url() === 'about:blank') await tab.goto('/terms');
      await tab.evaluate((token) => localStorage.setItem('token', token), one.token);
      await look(tab, '/profile', [one.name, one.review.title, one.list.name, one.place.name, one.reason, one.apiToken]);
      await look(tab, `/places/${one.place.id}/suggest-edit`, [one.place.name, one.place.fullAddress, one.place.website]);
    });
  });

  test('in the forms of the console', () =>
    lookAtEach(tokenOf(admin), async (tab, { place, city }) => {
      await look(tab, `/admin/places/${place.id}`, [place.name, place.description, place.fullAddress, place.website, place.openingHours]);
      await look(tab, `/admin/cities/${city.id}`, [city.name, city.state, city.country, city.description]);
    }));

  test('in saved views of admins', async () => {
    for (const one of admins) {
      const views = written.filter(({ view }) => view.owner === one).map(({ view }) => view.name);
      expect(views.length).toBeGreaterThan(10);
      const tab = await tabOf(tokenOf(one));
      await look(tab, '/admin/places', []);
      await tab.getByRole('button', { name: 'Views', exact: true }).click();
      await tab.getByRole('dialog', { name: 'Saved views' }).waitFor();
      await expectShown(tab, 'saved views', views);
    }
  });

  test('on the page of invitations', async () => {
    await look(
      await tabOf(tokenOf(admin)),
      '/admin/users/invitations',
      written.map(({ invitation }) => invitation),
    );
  });

  test('in the list of categories', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 20_000 });
    await look(
      tab,
      '/admin/categories',
      written.map(({ category }) => category),
    );
  });

  test('in the list of attributes, and in their forms', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 20_000 });
    const names = written.map(({ attribute: [name] }) => name);
    await look(tab, '/admin/attributes', names);
    for (const { payload, attribute } of written.filter((_, i) => i % 4 === 0)) await look(tab, `/admin/attributes/payload_${payload.n}`, attribute);
    await look(tab, `/admin/attributes/${NUMBER_ATTRIBUTE}`, [UNIT]);
  });

  test('on pages of webhooks', async () => {
    const webhooks = written.flatMap(({ webhook }) => webhook ?? []);
    expect(webhooks).toHaveLength(WEBHOOKS);
    const tab = await tabOf(tokenOf(admin), { height: 6000 });
    await look(
      tab,
      '/admin/webhooks',
      webhooks.flatMap(({ url, description }) => [url, description]),
    );
    for (const { id, url, description } of webhooks) await look(tab, `/admin/webhooks/${id}`, [url, description]);
  });

  test('on pages of imported places', () =>
    lookAtEach(
      undefined,
      async (tab, { imported: { latitude, kept } }) => {
        const places = await query<{ id: string; name: string; fullAddress: string }>(
          cluster.url(),
          'SELECT id, name, full_address AS "fullAddress" FROM places WHERE source = $1 AND latitude = $2',
          [SOURCE, latitude],
        );
        expect(places.length).toBeGreaterThan(0);
        for (const { id, name, fullAddress } of places) await look(tab, `/places/${id}`, [name, fullAddress, kept.attribution, kept.licence, kept.city]);
      },
      { isMeant: ({ payload: { n } }) => n % PREVIEWS !== 0 },
    ));

  test('in the steps of an import', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 20_000 });
    for (const { imported, payload } of written.filter(({ payload: { n } }) => n % PREVIEWS === 0)) {
      const { draftId, kept } = imported;
      await look(tab, `/admin/imports/${draftId}?step=file`, [payload.text]);
      await look(tab, `/admin/imports/${draftId}?step=columns`, [kept.licence, kept.attribution, kept.city, payload.text]);
      for (const outcome of ['', '?show=rejected', '?show=left_out']) await look(tab, `/admin/imports/${draftId}${outcome}`, []);
    }
    const all = await imports.prepareAll();
    for (const step of ['file', 'columns']) await look(tab, `/admin/imports/${all}?step=${step}`, []);
    for (const number of [1, 2, 3, 4]) await look(tab, `/admin/imports/${all}?page=${number}`, []);
  });

  test('in the reason why an import cannot be read', async () => {
    const tab = await tabOf(tokenOf(admin));
    const workbook = await workbookOf(partsOf({ Places: [['name'], ['A']], Others: [['name'], ['B']] }));
    const draftId = await imports.upload('sheets.xlsx', workbook);
    let shown = 0;
    for (const { payload } of written.filter((_, i) => i % 4 === 0)) {
      const reason = await imports.askForSheet(draftId, payload);
      if (reason === undefined) continue;
      await look(tab, `/admin/imports/${draftId}`, [reason]);
      shown += 1;
    }
    expect(shown).toBeGreaterThan(10);
  });

  test('in the list of imports', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 20_000 });
    await look(tab, '/admin/imports', [SOURCE]);
    for (const number of [1, 2, 3, 4]) {
      await look(tab, `/admin/imports?page=${number}`, []);
      const details = tab.getByRole('button', { name: /^Details of/ });
      for (let i = 0; i < (await details.count()); i += 1) await details.nth(i).click();
      await expectShown(tab, 'details of imports', []);
    }
  });

  test('in the list of map archives', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 30_000 });
    expect(archives.filter(({ state }) => state === READY)).toHaveLength(PAYLOADS.length);
    const names = written.flatMap((one) => one.archives);
    const layers = archives.flatMap((archive) => archive.layers);
    expect(layers.filter((layer) => layer.includes('__xss')).length).toBeGreaterThan(PAYLOADS.length / 2);
    await look(tab, '/admin/settings/map', [...names, ...layers]);
    expect(archives.filter(({ state }) => state === FAILED).length).toBeGreaterThan(0);
  });

  test('in the credits of maps', async () => {
    await chooseMaps(app.url, admin, 'own');
    const tab = await tabOf(undefined, { height: 6000 });
    const [{ place, city }] = written as [Written];
    for (const address of [`/places/${place.id}`, '/places', `/embed/places/${place.id}/map`, `/embed/cities/${city.id}/map`]) {
      await look(tab, address, []);
      const credits = tab.locator('.leaflet-control-attribution').first();
      await credits.scrollIntoViewIfNeeded({ timeout: PATIENCE });
      const shown = await credits.innerText();
      const expected = archives.flatMap(({ attribution }) => attribution ?? []).filter((html) => /^[^<&]+$/.test(html));
      expect(expected.length).toBeGreaterThan(10);
      expect([address, expected.filter((text) => !plainly(shown).includes(plainly(text)))]).toEqual([address, []]);
      expect([address, await tab.evaluate(foreignOn, searchForm)]).toEqual([address, []]);
    }
    await chooseMaps(app.url, admin, 'tiles');
  });

  test('in lists, dialogs and the activity log of the console', async () => {
    const tab = await tabOf(tokenOf(admin), { height: 6000, width: 1800 });
    for (const screen of ['places', 'cities', 'users', 'reviews', 'activity'])
      for (const number of [1, 2, 3, 4]) await look(tab, `/admin/${screen}?page=${number}`, []);
    await look(tab, '/admin', []);
    for (const { place, city, name } of written.filter(({ payload: { n } }) => n % 12 === 0)) {
      for (const [screen, text] of [
        ['places', place.name],
        ['cities', city.name],
        ['users', name],
      ] as const) {
        await look(tab, `/admin/${screen}?q=${encodeURIComponent(text ?? '')}`, []);
        const press = tab.getByRole('button', { name: /^Delete / });
        if ((await press.count()) === 0) continue;
        await press.first().click();
        await tab.getByRole('dialog').waitFor();
        expect(await tab.evaluate(foreignOn, searchForm)).toEqual([]);
        await tab.keyboard.press('Escape');
      }
    }
  });

  test('in the moderation queue', async () => {
    const pageOf = new Map<string, number>();
    const queue = 'query ($page: Int!) { moderationQueue(kind: EDIT, page: { number: $page, size: 25 }) { items { id } pages } }';
    for (let [number, pages] = [1, 1]; number <= pages; number += 1) {
      const { moderationQueue } = (await must(moderator, queue, { page: number })) as { moderationQueue: { items: { id: string }[]; pages: number } };
      for (const { id } of moderationQueue.items) pageOf.set(id, number);
      ({ pages } = moderationQueue);
    }
    await lookAtEach(tokenOf(moderator), async (tab, { edit, place }) => {
      const item = `edit:${edit.id}`;
      await look(tab, `/moderation?kind=edit&page=${pageOf.get(item)}&item=${item}`, [place.name]);
    });
    const tab = await tabOf(tokenOf(moderator), { height: 6000 });
    for (const number of [1, 2, 3, 4]) await look(tab, `/moderation?kind=report&page=${number}`, []);
  });

  test('in mails, opened as pages without a content policy', async () => {
    const folder = path.join(app.dataDir, 'outbox');
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(mails.length).toBeGreaterThan(PAYLOADS.length);
    const tab = await tabOf(undefined, { hasNoClient: true });
    for (const mail of mails) await look(tab, site.show(mail), []);
    const reasons = written.flatMap(({ reason }) => reason ?? []);
    expect(reasons.filter((reason) => mails.some((mail) => mail.includes(escaped(plainly(reason))))).length).toBeGreaterThan(0);
  });

  test('in previews of mails with texts of an admin', async () => {
    const tab = await tabOf(undefined, { hasNoClient: true });
    const query = 'query ($input: MailTrialInput!, $value: JSONObject!) { mailPreview(input: $input, value: $value) { html } }';
    const input = { mail: 'placeApproved', language: 'de' };
    let shown = 0;
    for (const { text } of PAYLOADS) {
      const mails = [{ mail: input.mail, first: { de: text }, last: { de: text } }];
      const { data, errors } = await writer.ask(admin, query, { input, value: { senderName: '', subjectPrefix: '', footer: { de: text }, mails } });
      if (errors) expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      else {
        await look(tab, site.show(String(data?.mailPreview?.html)), []);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(PAYLOADS.length / 2);
  });

  test('in exported files and sitemaps', async () => {
    const tab = await tabOf();
    await tab.goto('/terms');
    for (const { list, place } of written) {
      for (const format of ['gpx', 'geojson', 'csv']) {
        const response = await fetch(`${app.url}/api/lists/${list.id}/export/${format}`);
        expect([response.status, response.headers.get('x-content-type-options'), response.headers.get('content-disposition')?.split(';')[0]]).toEqual([
          200,
          'nosniff',
          'attachment',
        ]);
        const text = await response.text();
        if (format === 'geojson') expect((JSON.parse(text) as { features: { properties: { name: string } }[] }).features[0]?.properties.name).toBe(place.name);
        if (format !== 'gpx') continue;
        const names = await tab.evaluate(
          (xml) =>
            [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror, wpt > name')].map(({ textContent }) => textContent),
          text,
        );
        expect(names).toEqual([place.name]);
      }
    }
    for (const name of ['sitemap', 'sitemaps/places-1', 'sitemaps/cities-1']) {
      const xml = await (await fetch(`${app.url}/${name}.xml`)).text();
      expect(xml).not.toContain('__xss');
    }
  });

  test('in API responses opened in a tab', () =>
    lookAtEach(
      undefined,
      async (tab, { place, list, author, city }) => {
        for (const address of [
          `/api/places/${place.id}`,
          `/api/cities/${city.id}`,
          `/api/places/${place.id}/reviews`,
          `/api/people/${author.id}`,
          `/api/lists/${list.id}`,
        ]) {
          await tab.goto(address);
          expect(await tab.evaluate(() => document.contentType)).toBe('application/json');
        }
      },
      { hasNoClient: true, every: 4 },
    ));

  afterAll(() => figure('S22', `${opened} pages opened in Chromium, nothing ran`));
});

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { Page } from 'playwright-core';
import { failedRequests } from '../../e2e/steps.js';
import { page } from '../../e2e/support/browser.js';
import { ROUTES } from '../../backend/src/server/rest.js';
import { browse } from '../support/browser.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';
import { type Site, startForeignSite, startTrustingApp } from './foreign-site.js';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const;

jest.setTimeout(300_000);

let cluster: Cluster;
let app: Instance;
let foreign: Site;
let trusting: Awaited<ReturnType<typeof startTrustingApp>>;
let admin: Person;
let placeId: string;
const tokenOf = ({ headers }: Person): string => headers.Authorization.slice('Bearer '.length);

beforeAll(async () => {
  [cluster, foreign, trusting] = await Promise.all([startCluster(), startForeignSite(), startTrustingApp()]);
  app = await startInstance({ DATABASE_URL: cluster.url() });
  browse(app);
  [admin] = (await addPeople(cluster.url(), 1, 'admin')) as [Person];
  [placeId] = (await activePlaces(cluster.url())) as [string];
}, 240_000);
afterAll(() => {
  foreign.stop();
  trusting.stop();
});

/** Returns a digest of every table, without the last use of sessions. */
async function contents(): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(cluster.url(), "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const row = name === 'sessions' ? "to_jsonb(t) - 'last_seen_at'" : 'to_jsonb(t)';
      const [digest] = await query<{ rows: string }>(
        cluster.url(),
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5((${row})::text), '' ORDER BY md5((${row})::text))), '') AS rows FROM ${name} t`,
      );
      return [name, digest?.rows ?? ''] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** Opens a browser with a signed-in admin, and a tab of another site in it. */
async function lure(): Promise<{ guide: Page; tab: Page }> {
  const guide = await page({
    token: tokenOf(admin),
    allow: [failedRequests, /CORS policy|Access-Control|ERR_|Refused|Content Security Policy|X-Frame-Options|frame|Cross-Origin|MIME type/i],
  });
  await guide.goto('/profile');
  const tab = await guide.context().newPage();
  await tab.goto(foreign.url);
  return { guide, tab };
}

interface Attempt {
  action: string;
  method?: string;
  enctype?: string;
  fields?: Record<string, string>;
}

/**
 * Submits a form from the other site's page, in the same tab.
 * @returns the status of the response
 */
async function submit(tab: Page, attempt: Attempt): Promise<number> {
  await tab.goto(foreign.url);
  const isThere = (url: string): boolean => url.split('?')[0] === attempt.action.split('?')[0];
  const answered = Promise.all([tab.waitForResponse((response) => isThere(response.url())), tab.waitForURL(({ href }) => isThere(href))]);
  await tab.evaluate(({ action, method = 'post', enctype = '', fields = {} }) => {
    const form = Object.assign(document.createElement('form'), { method, enctype });
    form.setAttribute('action', action);
    for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
  }, attempt);
  const [response] = await answered;
  return response.status();
}

/** Returns the address of a route with existing ids as its parameters. */
const addressOf = (path: string): string =>
  `${app.url}/api${path.replace(/:\w+/g, () => (path.includes('users') || path.includes('people') ? admin.id : placeId))}`;
const WRITES = ROUTES.filter(({ method }) => method !== 'get').map(({ method, path }) => ({ method, path }));
const READS = ROUTES.filter(({ method }) => method === 'get').map(({ path }) => path);

/** Form fields that the routes accept. */
const FIELDS = {
  rating: '1',
  comment: 'Written by another site.',
  name: 'Mallory',
  email: 'mallory@evil.example',
  password: 'green tram at noon',
  status: 'active',
  role: 'user',
  wantsDecisionMails: 'true',
  reason: 'SPAM',
  _method: 'DELETE',
};
/** Encodes JSON as a text/plain form: the `=` between name and value becomes part of a string. */
const asJson = (data: object): Record<string, string> => ({ [`${JSON.stringify(data).slice(0, -1)},"rest":"`]: '"}' });
const MUTATION = 'mutation { addFavorite(placeId: "PLACE") { id } }';

const fieldsFor = (enctype: string, data: Record<string, string>): Record<string, string> => (enctype === 'text/plain' ? asJson(data) : data);

/** Runs an attack, and checks that the database did not change. */
async function withoutChange(attack: () => Promise<void>): Promise<void> {
  const before = await contents();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await attack();
  expect(await contents()).toEqual(before);
}

describe('a page of another site in the browser of a signed-in admin', () => {
  test('changes data of an app that trusts cookies (control of the check)', async () => {
    const { tab } = await lure();
    await tab.goto(trusting.url);
    for (const enctype of FORMS) expect(await submit(tab, { action: `${trusting.url}/write`, enctype, fields: fieldsFor(enctype, FIELDS) })).toBe(200);
    await submit(tab, { action: `${trusting.url}/delete`, method: 'get' });
    await tab.goto(foreign.url);
    expect(await tab.evaluate(async (url) => (await fetch(url)).text(), trusting.url)).toContain('secret');
    expect(trusting.changes).toEqual([...FORMS.map((enctype) => `POST ${enctype}`), 'GET ']);
  });

  test.each(FORMS)(
    'sends a form of %s to every writing route and GraphQL; all refuse it and nothing changes',
    (enctype) =>
      withoutChange(async () => {
        const { tab } = await lure();
        const query = MUTATION.replace('PLACE', placeId);
        const attempts = [
          ...WRITES.map(({ path }) => ({ action: addressOf(path), enctype, fields: fieldsFor(enctype, FIELDS) })),
          ...['', `?query=${encodeURIComponent(query)}`].map((search) => ({
            action: `${app.url}/graphql${search}`,
            enctype,
            fields: fieldsFor(enctype, { query, operations: JSON.stringify({ query }), map: '{}' }),
          })),
        ];
        for (const attempt of attempts) {
          const status = await submit(tab, attempt);
          expect([attempt.action, status >= 400 && status < 500]).toEqual([attempt.action, true]);
        }
      }),
    240_000,
  );

  test(
    'sends script requests of every kind to every route; it changes and reads nothing',
    () =>
      withoutChange(async () => {
        const { tab } = await lure();
        const answered: string[] = [];
        tab.on('response', (response) => {
          const request = response.request();
          if (response.ok() && !response.url().startsWith(foreign.url) && request.method() !== 'OPTIONS')
            answered.push(`${request.method()} ${response.url()}`);
        });
        const query = MUTATION.replace('PLACE', placeId);
        const targets = [
          ...ROUTES.map(({ method, path }) => ({ url: addressOf(path), method: method.toUpperCase() })),
          { url: `${app.url}/graphql`, method: 'POST' },
          { url: `${app.url}/graphql?query=${encodeURIComponent(query)}`, method: 'GET' },
          ...['/', '/profile', '/schema.graphql', '/healthz'].map((path) => ({ url: app.url + path, method: 'GET' })),
        ];
        const read = await tab.evaluate(
          async ({ all, data }) => {
            const text = JSON.stringify(data);
            const form = () => Object.entries(data).reduce((made, [name, value]) => (made.append(name, value), made), new FormData());
            const bodies = [() => text, () => new URLSearchParams(data), form, () => new Blob([text])];
            const found: string[] = [];
            for (const { url, method } of all) {
              const isRead = method === 'GET';
              const attempts: RequestInit[] = [
                ...(isRead ? [{ mode: 'no-cors' as const }] : bodies.map((body) => ({ method: 'POST', mode: 'no-cors' as const, body: body() }))),
                { method, headers: { 'Content-Type': 'application/json' }, ...(!isRead && { body: text }) },
                { method, ...(!isRead && { body: new URLSearchParams(data) }) },
              ];
              for (const init of attempts) {
                const response = await fetch(url, { credentials: 'include', ...init }).catch(() => undefined);
                const body = await response?.text().catch(() => '');
                if (response && (response.type !== 'opaque' || body)) found.push(`${method} ${url}: ${response.type}`);
              }
              if (!isRead) navigator.sendBeacon(url, text);
            }
            return found;
          },
          { all: targets, data: { ...FIELDS, query } },
        );
        expect(read).toEqual([]);
        expect(answered.filter((one) => !one.startsWith('GET '))).toEqual([]);
        figure('S25', `${targets.length} addresses by forms, scripts and elements from another site, nothing changed or read`);
      }),
    240_000,
  );

  test(
    'loads every address as picture, script, style and frame; nothing changes, shows or runs',
    () =>
      withoutChange(async () => {
        const { tab } = await lure();
        const query = encodeURIComponent(MUTATION.replace('PLACE', placeId));
        const paths = [
          '/graphql?query=' + query,
          `/auth/callback?token=${tokenOf(admin)}`,
          '/',
          '/profile',
          '/admin',
          '/login',
          '/graphiql',
          '/schema.graphql',
          '/api/auth/google',
          '/api/auth/google/callback?code=x&state=x',
        ];
        const addresses = [...READS.map(addressOf), ...paths.map((path) => app.url + path)];
        const loaded = await tab.evaluate(async (all) => {
          const show = (name: string, attribute: string, url: string) =>
            new Promise<string | undefined>((done) => {
              const element = document.createElement(name);
              if (name === 'link') element.setAttribute('rel', 'stylesheet');
              element.onload = () => done(`${name} ${url}`);
              element.onerror = () => done(undefined);
              setTimeout(done, 10_000, undefined);
              element.setAttribute(attribute, url);
              document.body.append(element);
            });
          const found = [];
          for (const url of all) found.push(...(await Promise.all([show('img', 'src', url), show('script', 'src', url), show('link', 'href', url)])));
          await Promise.all(all.slice(-9).map((url) => show('iframe', 'src', url)));
          return found.filter((one) => one !== undefined);
        }, addresses);
        expect(loaded).toEqual([]);
        const frames = tab.frames().filter((frame) => frame !== tab.mainFrame());
        expect(frames.length).toBeGreaterThan(5);
        const contentsOfFrames = await Promise.all(
          frames.map((frame) => frame.evaluate(() => `${location.protocol} ${document.querySelector('#root, main')?.textContent ?? ''}`)),
        );
        expect(new Set(contentsOfFrames)).toEqual(new Set(['chrome-error: ']));
      }),
    240_000,
  );

  test('opens the site in a new window and gets no access to that window', () =>
    withoutChange(async () => {
      const { guide, tab } = await lure();
      const opening = tab.context().waitForEvent('page');
      await tab.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), `${app.url}/profile`);
      const opened = await opening;
      await opened.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
      const hold = await tab.evaluate(() => {
        const { opened: other } = window as unknown as { opened: Window };
        const attempt = (read: () => unknown) => {
          try {
            return read();
          } catch (error) {
            return (error as Error).name;
          }
        };
        return [other.closed, attempt(() => other.document.title), attempt(() => other.localStorage.length)];
      });
      expect(hold[0]).toBe(true);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      expect([opened.url(), await guide.evaluate(() => localStorage.length > 0)]).toEqual([`${app.url}/profile`, true]);
    }));
});

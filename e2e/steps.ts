import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Download, Locator, Page, Route } from 'playwright-core';
import { admin } from './support/app.cjs';
import { appUrl, page } from './support/browser.js';

/** Timeout for expected content (ms). It is shorter than the test timeout, so the error can name the missing content. */
const PATIENCE = 15_000;

/** Browser messages about 4xx and 5xx responses and lost requests. */
export const failedRequests = /Failed to load resource/;

export interface City {
  _id: string;
  name: string;
  state: string;
  country: string;
  description: string;
  featured: boolean;
  population?: number;
  foundedYear?: number;
  coordinates: { latitude: number; longitude: number };
}

interface Place {
  _id: string;
  name: string;
  description: string;
  category: string;
  city: { _id: string; name: string; state: string };
  coordinates: { latitude: number; longitude: number };
  address: { fullAddress?: string };
  priceRange?: string;
  rating: { average: number; count: number };
  featured: boolean;
}

interface PlaceList {
  places: Place[];
  total: number;
  pagination: { current: number; pages: number };
}

/** Account of a test; no other test uses its session token. */
export interface Account {
  name: string;
  email: string;
  password: string;
  token: string;
}

type VisitOptions = Parameters<typeof page>[0];

/** Opens a path as a new visitor. */
export async function visit(address: string, options: VisitOptions = {}): Promise<Page> {
  const tab = await page(options);
  tab.context().setDefaultTimeout(PATIENCE);
  await tab.goto(address);
  return tab;
}

/** Opens a path as a user who signed in on an earlier visit. */
export const visitSignedIn = (address: string, { token }: Pick<Account, 'token'>, options: VisitOptions = {}): Promise<Page> =>
  visit(address, { ...options, token });

/** Time without a change after which a page counts as stable (ms). Tables render their rows in steps, 60 ms apart. */
const CALM = 120;

/** Waits until nothing on the page changes or moves: a button that moves between press and release gets no click. */
export const stand = (tab: Page): Promise<void> =>
  tab.evaluate(
    (calm) =>
      new Promise<void>((done) => {
        const isGliding = () =>
          document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
        const finish = () => {
          if (isGliding()) return void (waiting = setTimeout(finish, calm));
          observer.disconnect();
          done();
        };
        let waiting = setTimeout(finish, calm);
        const observer = new MutationObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(finish, calm);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    CALM,
  );

/** Resizes the window, and waits until the page is stable. */
export async function resize(tab: Page, size: { width: number; height: number }): Promise<void> {
  await tab.setViewportSize(size);
  await stand(tab);
}

/** Waits until the first match is visible. */
export const see = (what: Locator): Promise<void> => what.first().waitFor();

/** Waits until the element is hidden or removed. */
export const gone = (what: Locator): Promise<void> => what.waitFor({ state: 'hidden' });

/** Waits until a toast shows this text. */
export const toast = (tab: Page, text: string): Promise<void> => see(tab.getByRole('alert').getByText(text, { exact: true }));

/** Waits for this path and query; `address` has spaces where the query has `+`. */
export const reach = (tab: Page, address: string): Promise<void> =>
  tab.waitForURL(({ pathname, search }) => (pathname + search).replaceAll('+', ' ') === address);

/** Returns the main heading (h1) of the page with this text. */
export const heading = (tab: Page, name: string | RegExp): Locator => tab.getByRole('heading', { level: 1, name, exact: true });

/** Waits until a field shows this error, also to screen readers. */
export async function seeWrong(tab: Page, label: string, words: string): Promise<void> {
  const field = tab.getByLabel(label, { exact: true }).and(tab.locator('[aria-invalid=true]'));
  await see(field);
  await tab.waitForFunction(
    ([element, text]) => (element.getAttribute('aria-describedby') ?? '').split(' ').some((id) => document.getElementById(id)?.textContent === text),
    [await field.elementHandle(), words] as const,
  );
}

/** Fills in fields of a form, by their labels. */
export async function fillIn(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** Returns the content of a downloaded file. */
export const contentOf = async (file: Download): Promise<string> => (await buffer(await file.createReadStream())).toString();

/** Returns the profile link in the header, which shows the user's name. */
export const nameInBar = (tab: Page, { name }: Pick<Account, 'name'>): Locator => tab.getByRole('banner').getByRole('link', { name, exact: true });

/** Returns the token that the browser has stored; null if there is none. */
export const storedToken = (tab: Page): Promise<string | null> => tab.evaluate(() => localStorage.getItem('token'));

/** Returns the lifetime of a token (s). */
export function lifeOf(token: string | null): number {
  const [, claims = ''] = (token ?? '').split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number };
  return exp - iat;
}

interface ApiRequest {
  method?: string;
  token?: string;
  body?: object;
}

/** Maximum number of attempts while the server answers 503, a second apart. */
const ATTEMPTS = 5;

async function request(address: string, { method = 'GET', token, body }: ApiRequest): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${appUrl()}/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (response.status !== 503 || attempt === ATTEMPTS) return response;
    await sleep(1000);
  }
}

/**
 * Calls the REST API, which has the same data as the screens.
 * @throws if the status is not 2xx
 */
export async function api<T>(address: string, asked: ApiRequest = {}): Promise<T> {
  const response = await request(address, asked);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Returns an unused e-mail address. */
export const newAddress = (): string => `person-${randomUUID()}@example.org`;

/** Creates an account that no other test uses. */
export async function makeAccount(given: Partial<Pick<Account, 'name' | 'email' | 'password'>> = {}): Promise<Account> {
  const account = { name: 'Asha Rao', email: newAddress(), password: 'green tram at noon', ...given };
  const { token } = await api<{ token: string }>('/auth/register', { method: 'POST', body: account });
  return { ...account, token };
}

/**
 * Signs in on another device.
 * @returns the token of the new session
 */
export async function signInElsewhere({ email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await api<{ token: string }>('/auth/login', { method: 'POST', body: { email, password } })).token;
}

/** Returns the admin of the app with a new session. */
export const signInAsAdmin = async (): Promise<Account> => ({ name: 'Admin', ...admin, token: await signInElsewhere(admin) });

/** Returns whether the server accepts a token. */
export const isSignedIn = async (token: string): Promise<boolean> => (await request('/auth/me', { token })).ok;

/** Returns whether the server accepts an address with a password. */
export const canSignIn = async ({ email, password }: Pick<Account, 'email' | 'password'>): Promise<boolean> =>
  (await request('/auth/login', { method: 'POST', body: { email, password } })).ok;

interface Mail {
  text: string;
  /** Link of its button; empty if it has none. */
  link: string;
}

/** Returns all mails to an address with this subject, oldest first. */
export async function mailsTo(address: string, subject: string): Promise<Mail[]> {
  const folder = path.join(process.env.CITYPINS_DATA_DIR ?? '', 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  // The app can delete old mails at the same time.
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')));
  return texts
    .filter((text) => text.includes(`\nTo: ${address}\nSubject: ${subject}\n`))
    .map((text) => ({ text, link: /:\n(https?:\S+)/.exec(text)?.[1] ?? '' }));
}

/**
 * Waits for a mail to an address with this subject.
 * @param number which of these mails, from 1
 */
export async function mailTo(address: string, subject: string, number = 1): Promise<Mail> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const mail = (await mailsTo(address, subject))[number - 1];
    if (mail) return mail;
    await sleep(100);
  }
  throw new Error(`No mail “${subject}” to ${address} has come.`);
}

/** Returns a page of the list of places. */
export const listPlaces = (query: string): Promise<PlaceList> => api(`/places?${query}`);

/** Returns the sample place with this name. */
export async function findPlace(name: string): Promise<Place> {
  const { places } = await listPlaces(`search=${encodeURIComponent(name)}`);
  const found = places.find((place) => place.name === name);
  if (!found) throw new Error(`The sample data has no place ${name}.`);
  return found;
}

/** Returns the sample city with this name. */
export async function findCity(name: string): Promise<City> {
  const found = (await api<City[]>(`/cities?search=${encodeURIComponent(name)}`)).find((city) => city.name === name);
  if (!found) throw new Error(`The sample data has no city ${name}.`);
  return found;
}

/** Formats a whole number as in the United States: 12,460. */
export const inWords = (n: number): string => n.toLocaleString('en-US');

/** Returns the names on the cards of a list, in their order. */
export const cardNames = (list: Locator): Promise<string[]> => list.getByRole('article').getByRole('heading').allInnerTexts();

/** Address pattern of the GraphQL API. */
export const API = '**/graphql';

/** Holds all API requests of the client until the returned function is called with their response. */
export async function holdApi(tab: Page): Promise<(answer: (route: Route) => Promise<void>) => void> {
  let open: (answer: (route: Route) => Promise<void>) => void = () => undefined;
  const opened = new Promise<(route: Route) => Promise<void>>((resolve) => (open = resolve));
  await tab.route(API, async (route) => (await opened)(route));
  return open;
}

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Download, Locator, Page, Route } from 'playwright-core';
import { admin } from './support/app.cjs';
import { appUrl, page } from './support/browser.js';

/** How long a journey waits for what it expects, in ms; less than a test may take, so that it can say what was missing. */
const PATIENCE = 15_000;

/** The browser's own lines about answers of 4xx and 5xx and about requests that got lost. */
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

/** Somebody with an account of their own; the token is of a session that nobody else uses. */
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

/** Opens a path as somebody who has signed in on an earlier visit. */
export const visitSignedIn = (address: string, { token }: Pick<Account, 'token'>, options: VisitOptions = {}): Promise<Page> =>
  visit(address, { ...options, token });

/** Milliseconds without a change after which a page stands: tables draw their rows in several goes, 60 ms apart. */
const CALM = 120;

/** Waits until nothing on the page changes or glides any more: a button that moves between the press and its release is not pressed. */
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

/** Gives the window another size; answers once the page stands in it. */
export async function resize(tab: Page, size: { width: number; height: number }): Promise<void> {
  await tab.setViewportSize(size);
  await stand(tab);
}

/** Waits until it is on the screen. */
export const see = (what: Locator): Promise<void> => what.first().waitFor();

/** Waits until it is not on the screen any more. */
export const gone = (what: Locator): Promise<void> => what.waitFor({ state: 'hidden' });

/** Waits until a toast says it. */
export const toast = (tab: Page, text: string): Promise<void> => see(tab.getByRole('alert').getByText(text, { exact: true }));

/** Waits until the address, without its origin and with blanks as such, is this. */
export const reach = (tab: Page, address: string): Promise<void> =>
  tab.waitForURL(({ pathname, search }) => (pathname + search).replaceAll('+', ' ') === address);

/** The page's first heading with these words. */
export const heading = (tab: Page, name: string | RegExp): Locator => tab.getByRole('heading', { level: 1, name, exact: true });

/** Waits until a field says what is wrong with it, to the eye and to screen readers. */
export async function seeWrong(tab: Page, label: string, words: string): Promise<void> {
  const field = tab.getByLabel(label, { exact: true }).and(tab.locator('[aria-invalid=true]'));
  await see(field);
  await tab.waitForFunction(
    ([element, text]) => (element.getAttribute('aria-describedby') ?? '').split(' ').some((id) => document.getElementById(id)?.textContent === text),
    [await field.elementHandle(), words] as const,
  );
}

/** Types into fields of a form, by their labels. */
export async function fillIn(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** What is in a file that the page has given to the browser. */
export const contentOf = async (file: Download): Promise<string> => (await buffer(await file.createReadStream())).toString();

/** The header's link to the profile, which shows the name. */
export const nameInBar = (tab: Page, { name }: Pick<Account, 'name'>): Locator => tab.getByRole('banner').getByRole('link', { name, exact: true });

/** The token that the browser has stored; null if none. */
export const storedToken = (tab: Page): Promise<string | null> => tab.evaluate(() => localStorage.getItem('token'));

/** Seconds for which a token is good. */
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

/** How often it asks a server that is busy, a second apart, as the server tells clients to. */
const ATTEMPTS = 5;

async function request(address: string, { method = 'GET', token, body }: ApiRequest): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${appUrl()}/api${address}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (response.status !== 503 || attempt === ATTEMPTS) return response;
    await sleep(1000);
  }
}

/** What the REST API answers: the same data that the screens show, by another way. */
export async function api<T>(address: string, asked: ApiRequest = {}): Promise<T> {
  const response = await request(address, asked);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** An e-mail address that nobody has used. */
export const newAddress = (): string => `person-${randomUUID()}@example.org`;

/** Makes an account that no other journey knows. */
export async function makeAccount(given: Partial<Pick<Account, 'name' | 'email' | 'password'>> = {}): Promise<Account> {
  const account = { name: 'Asha Rao', email: newAddress(), password: 'green tram at noon', ...given };
  const { token } = await api<{ token: string }>('/auth/register', { method: 'POST', body: account });
  return { ...account, token };
}

/** Signs in somewhere else; answers the new session's token. */
export async function signInElsewhere({ email, password }: Pick<Account, 'email' | 'password'>): Promise<string> {
  return (await api<{ token: string }>('/auth/login', { method: 'POST', body: { email, password } })).token;
}

/** The admin of the app, in a session of its own. */
export const signInAsAdmin = async (): Promise<Account> => ({ name: 'Admin', ...admin, token: await signInElsewhere(admin) });

/** Whether the server still takes a token. */
export const isSignedIn = async (token: string): Promise<boolean> => (await request('/auth/me', { token })).ok;

/** Whether the server takes an address and a password together. */
export const canSignIn = async ({ email, password }: Pick<Account, 'email' | 'password'>): Promise<boolean> =>
  (await request('/auth/login', { method: 'POST', body: { email, password } })).ok;

interface Mail {
  text: string;
  /** What its button opens; empty if it has none. */
  link: string;
}

/** All mails to an address with a subject, in the order of their writing. */
export async function mailsTo(address: string, subject: string): Promise<Mail[]> {
  const folder = path.join(process.env.CITYPINS_DATA_DIR ?? '', 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  // old mails are cleared away, perhaps at this moment
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')));
  return texts
    .filter((text) => text.includes(`\nTo: ${address}\nSubject: ${subject}\n`))
    .map((text) => ({ text, link: /:\n(https?:\S+)/.exec(text)?.[1] ?? '' }));
}

/** Waits for the mail to an address with a subject: the first one, or the one of that number. */
export async function mailTo(address: string, subject: string, number = 1): Promise<Mail> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const mail = (await mailsTo(address, subject))[number - 1];
    if (mail) return mail;
    await sleep(100);
  }
  throw new Error(`No mail “${subject}” to ${address} has come.`);
}

/** A page of the list of places. */
export const listPlaces = (query: string): Promise<PlaceList> => api(`/places?${query}`);

/** The place that is found first by its name. */
export async function findPlace(name: string): Promise<Place> {
  const { places } = await listPlaces(`search=${encodeURIComponent(name)}`);
  const found = places.find((place) => place.name === name);
  if (!found) throw new Error(`The sample data has no place ${name}.`);
  return found;
}

/** The city of that name. */
export async function findCity(name: string): Promise<City> {
  const found = (await api<City[]>(`/cities?search=${encodeURIComponent(name)}`)).find((city) => city.name === name);
  if (!found) throw new Error(`The sample data has no city ${name}.`);
  return found;
}

/** A whole number as visitors from the United States see it: 12,460. */
export const inWords = (n: number): string => n.toLocaleString('en-US');

/** Names on the cards of a list, in their order. */
export const cardNames = (list: Locator): Promise<string[]> => list.getByRole('article').getByRole('heading').allInnerTexts();

/** Where the client asks for everything. */
export const API = '**/graphql';

/** Lets what the client asks of the API wait until the returned function says what to do with it. */
export async function holdApi(tab: Page): Promise<(answer: (route: Route) => Promise<void>) => void> {
  let open: (answer: (route: Route) => Promise<void>) => void = () => undefined;
  const opened = new Promise<(route: Route) => Promise<void>>((resolve) => (open = resolve));
  await tab.route(API, async (route) => (await opened)(route));
  return open;
}

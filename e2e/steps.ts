import type { Locator, Page, Route } from 'playwright-core';
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

/** Opens a path as a new visitor. */
export async function visit(path: string, options: Parameters<typeof page>[0] = {}): Promise<Page> {
  const tab = await page(options);
  tab.setDefaultTimeout(PATIENCE);
  await tab.goto(path);
  return tab;
}

/** Waits until it is on the screen. */
export const see = (what: Locator): Promise<void> => what.first().waitFor();

/** Waits until it is not on the screen any more. */
export const gone = (what: Locator): Promise<void> => what.waitFor({ state: 'hidden' });

/** Waits until the address, without its origin and with blanks as such, is this. */
export const reach = (tab: Page, address: string): Promise<void> =>
  tab.waitForURL(({ pathname, search }) => (pathname + search).replaceAll('+', ' ') === address);

/** The page's first heading with these words. */
export const heading = (tab: Page, name: string | RegExp): Locator => tab.getByRole('heading', { level: 1, name, exact: true });

/** What the REST API answers: the same data that the screens show, by another way. */
export async function api<T>(path: string): Promise<T> {
  const response = await fetch(`${appUrl()}/api${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
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

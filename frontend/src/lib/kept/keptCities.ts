import { KEPT } from '../api';

/** Address of the description of a kept city, within its cache. */
export const ABOUT = '/kept';

/** Cities kept on this device: each is a cache of its own, so that removing one frees all its space. */
export interface KeptCity {
  id: string;
  name: string;
  /** Language of its texts (BCP 47). */
  language: string;
  /** Time of the last complete download (ISO 8601); of the start of the first one while that is not complete. */
  date: string;
  /** Version of the app that has stored it: the responses belong to the queries of that version. */
  version: string;
  /** False while the first download has not ended, or was interrupted. */
  isWhole: boolean;
  /** Size of the stored bodies (bytes). */
  bytes: number;
  places: number;
}

/** Cities are updated after this time (ms). */
const UPDATED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the version of the app: the URL of its entry script, which contains a hash; empty in development. */
export const appVersion = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')?.src ?? '';

/** Returns whether this browser can keep cities. It cannot on pages without HTTPS, and in some private windows. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Returns whether a kept city needs an update: it is older than a week, or another version of the app has stored it. */
export const isOutdated = ({ date, version }: KeptCity): boolean => Date.now() - Date.parse(date) > UPDATED_AFTER_MS || version !== appVersion();

const cacheOf = (id: string): string => KEPT + id;

/** Opens the cache of a city. Creates it if it does not exist. */
export const openKept = (id: string): Promise<Cache> => caches.open(cacheOf(id));

/** Stores the description of a city. @throws DOMException QuotaExceededError if the device is full */
export async function describeKept(city: KeptCity): Promise<void> {
  await (await openKept(city.id)).put(ABOUT, new Response(JSON.stringify(city), { headers: { 'content-type': 'application/json' } }));
}

/** Returns the description of a kept city; undefined if the city is not kept. */
export async function findKeptCity(id: string): Promise<KeptCity | undefined> {
  if (!canKeep() || !(await caches.has(cacheOf(id)))) return undefined;
  const found = await (await openKept(id)).match(ABOUT);
  return found && ((await found.json()) as KeptCity);
}

/** Returns the kept cities, ordered by name. Empty if the browser allows no storage. */
export async function listKeptCities(): Promise<KeptCity[]> {
  try {
    const ids = (await caches.keys()).filter((name) => name.startsWith(KEPT)).map((name) => name.slice(KEPT.length));
    const found = (await Promise.all(ids.map(findKeptCity))).filter((city) => city !== undefined);
    return found.sort((a, b) => a.name.localeCompare(b.name));
  } catch {
    return [];
  }
}

/** Removes a kept city with everything that was stored for it. */
export async function removeKept(id: string): Promise<void> {
  await caches.delete(cacheOf(id));
}

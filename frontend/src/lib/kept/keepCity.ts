import { savedKey } from '../api';
import { ABOUT, appVersion, describeKept, findKeptCity, type KeptCity, openKept } from './keptCities';
import { fetchContents, fetchPublic, type KeptFile } from './contents';

/** Number of files that are fetched at the same time. */
const AT_ONCE = 6;

/** A city to keep. */
export type ToKeep = Pick<KeptCity, 'id' | 'name' | 'language'>;

interface Watcher {
  signal: AbortSignal;
  /** Called with the number of bytes that were added to those stored so far. */
  onBytes: (bytes: number) => void;
}

/** Addresses of illustrations can get another picture, for example when the category of the place changes. All other files never change. */
const canChange = (file: string): boolean => file.startsWith('/art/');

/** Runs `work` for each item, a few at the same time. Stops at the first error. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const run = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

/** Collects the parts of a city in its cache, and counts them. */
class Collector {
  bytes = 0;
  private readonly wanted = new Set<string>();

  constructor(
    private readonly cache: Cache,
    /** Addresses that the cache contains already. */
    private readonly before: ReadonlySet<string>,
    private readonly watcher: Watcher,
  ) {}

  async response(key: string, data: unknown): Promise<void> {
    await this.put(key, new TextEncoder().encode(JSON.stringify(data)), 'application/json');
  }

  /** Fetches a file, unless it is there already. A file that is missing on the server is left out. */
  async file({ file, bytes }: KeptFile): Promise<void> {
    const url = this.want(file);
    if (this.before.has(url) && !canChange(file)) {
      this.count(bytes);
      return;
    }
    const response = await fetchPublic(file, this.watcher.signal);
    const body = response.status === 204 ? undefined : new Uint8Array(await response.arrayBuffer());
    await this.put(file, body, response.headers.get('content-type') ?? '');
  }

  /** Removes everything that the city no longer needs, except its description. */
  async removeOthers(): Promise<void> {
    this.want(ABOUT);
    await Promise.all([...this.before].filter((url) => !this.wanted.has(url)).map((url) => this.cache.delete(url)));
  }

  private want(path: string): string {
    const { href } = new URL(path, window.location.href);
    this.wanted.add(href);
    return href;
  }

  private async put(path: string, body: Uint8Array<ArrayBuffer> | undefined, type: string): Promise<void> {
    this.watcher.signal.throwIfAborted();
    this.want(path);
    const headers = { date: new Date().toUTCString(), ...(body && { 'content-type': type }) };
    await this.cache.put(path, new Response(body ?? null, { status: body ? 200 : 204, headers }));
    this.count(body?.length ?? 0);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    this.watcher.onBytes(bytes);
  }
}

/** Makes sure that the service worker, which answers offline, is there, even for visitors who save data. */
async function readyWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
}

/**
 * Keeps a city on the device, or updates it: responses first, then pictures and tiles. What was stored before an interruption is not fetched again,
 * except for the responses, which are a single request.
 * @throws DOMException QuotaExceededError, AbortError; otherwise as `fetchContents`
 */
export async function keepCity(city: ToKeep, watcher: Watcher): Promise<KeptCity> {
  const known = await findKeptCity(city.id);
  const cache = await openKept(city.id);
  const collector = new Collector(cache, new Set((await cache.keys()).map(({ url }) => url)), watcher);
  const about = { bytes: 0, places: 0, version: appVersion(), ...known, ...city };
  if (!known) await describeKept({ ...about, date: new Date().toISOString(), isWhole: false });
  await readyWorker();
  // The browser then removes the data only at the visitor's request. It can refuse, which changes nothing else.
  await navigator.storage.persist();
  const { files, places } = await fetchContents(city, ({ data, ...question }) => collector.response(savedKey(question), data), watcher.signal);
  await forEachOf(files, (file) => collector.file(file));
  await collector.removeOthers();
  const kept = { ...about, date: new Date().toISOString(), version: appVersion(), isWhole: true, bytes: collector.bytes, places };
  await describeKept(kept);
  return kept;
}

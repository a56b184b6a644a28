/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { shellOf, withoutPrefix } from './lib/languages';
import { isOfServer } from './lib/address';

// Service worker: caches the app's files, pictures and tiles for offline use. It caches no API responses; `lib/api/savedResponses` and `lib/kept` do.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const MONTH_S = 30 * 24 * 60 * 60;
/** Width (px) in the name of the smallest file of a photo. */
const SMALLEST_WIDTH = 480;

/** Client files never change, because their names contain a hash. Files of former versions stay for tabs that still use them. */
const assets = new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] });
/** Plugin that answers with a file of a kept city, which has a cache of its own (`lib/kept`), if the strategy's cache has none. */
const kept = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response | undefined }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
};
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: MONTH_S }), kept] });
/** Tiles of maps never change at their address. 204 means that there is nothing to draw, which is worth caching as well. */
const tiles = new CacheFirst({
  cacheName: 'tiles',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 || response.status === 204 ? response : null) },
    new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
    kept,
  ],
});
/** Photos are stored only for kept cities, in their smallest size. Offline, it replaces the other sizes. */
const photos = new NetworkOnly({
  plugins: [{ handlerDidError: ({ request: { url } }) => caches.match(url.replace(/\/\d+(?=(-\d+)?\.webp$)/, `/${SMALLEST_WIDTH}`), { ignoreVary: true }) }],
});
/** App shell: the page without data, in the language of the path. */
const shells = new NetworkFirst({ cacheName: 'shells' });
/** Pages always come from the server; offline, the app shell replaces them. */
const pages = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request: { url } }) => {
        const { pathname } = new URL(url);
        return isOfServer(withoutPrefix(pathname)) ? undefined : caches.match(shellOf(pathname));
      },
    },
  ],
});

/** Matches requests below a folder, except those of `lib/kept`, which stores the responses itself. */
const below =
  (folder: string) =>
  ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }) =>
    sameOrigin && url.pathname.startsWith(folder) && request.cache !== 'no-cache';
registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(below('/assets/'), assets);
registerRoute(below('/art/'), pictures);
registerRoute(below('/site/pictures/'), pictures);
registerRoute(below('/map/'), tiles);
registerRoute(below('/uploads/'), photos);
registerRoute(below('/shell/'), shells);

/** Files to precache, as listed by the build. */
const files = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.href).href);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(files.map((file) => assets.handleAll({ event, request: new Request(file) })[1])));
});

self.addEventListener('activate', (event) => {
  // `claim` caches later requests of the page that registered the worker. Navigation preload starts page requests while the worker starts up.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]));
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'HAS') port?.postMessage(files.some((file) => file === url));
});

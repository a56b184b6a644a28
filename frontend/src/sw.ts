/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { readLanguage, shellOf } from './lib/languages';
import { isOfServer } from './lib/paths';

// The service worker: it lets the app start without a connection. What lists and places say it never sees: `lib/savedAnswers` keeps that.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] };

const MONTH_S = 30 * 24 * 60 * 60;

/** The client's files never change, for their names carry a hash; those of former versions stay a while for tabs that are open with them. */
const assets = new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] });
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: MONTH_S })] });
/** The page without data, in the language that the visitor reads. */
const shells = new NetworkFirst({ cacheName: 'shells' });
/** Pages come from the server, each time; without one, the shell stands in. */
const pages = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request: { url } }) => {
        const { pathname } = new URL(url);
        return isOfServer(readLanguage(pathname).path) ? undefined : caches.match(shellOf(pathname));
      },
    },
  ],
});

const below =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(folder);
registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(below('/assets/'), assets);
registerRoute(below('/art/'), pictures);
registerRoute(below('/shell/'), shells);

/** What lists and places need, as the build lists it. */
const files = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.href).href);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(files.map((file) => assets.handleAll({ event, request: new Request(file) })[1])));
});

self.addEventListener('activate', (event) => {
  // What the page that has brought the worker along fetches from now on is kept, too; and the worker's start holds up no page.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]));
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'HAS') port?.postMessage(files.some((file) => file === url));
});

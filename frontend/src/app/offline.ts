import type { ApolloClient } from '@apollo/client';
import { isSparing, readFirstData, saveFirstData } from '../lib/api';
import { onSiteChange } from '../lib/currentSite';
import { appVersion, listKeptCities, onKeptChange, updateKept } from '../lib/kept';
import { shellOf } from '../lib/languages';
import { drawLaunchPicture } from './launchPicture';

/** Interval between checks for a new version (ms). */
const HOUR_MS = 60 * 60 * 1000;

/** Resolves whether a service worker belongs to the same version as this page. */
const isOfThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'HAS', url: appVersion() }, [port2]);
  });

/** Activates the new version and reloads this page. Other tabs keep their version and its cached files. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    window.location.reload(); // another tab has already activated it
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Asks the service worker to cache files, the app shell among them, which has the name and look of the site. */
function cache({ active }: ServiceWorkerRegistration, files: readonly URL[] = []): void {
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [shellOf(window.location.pathname), ...files.map(String)] } });
}

/** Calls `found` when a newer version than this page's is waiting. If the waiting worker is of this page's version, activates it without asking. */
function watchForVersions(registration: ServiceWorkerRegistration, found: () => void): void {
  const look = async () => {
    const { waiting, active } = registration;
    if (!waiting || !active) return; // no new worker, or the first one ever
    if (await isOfThisPage(waiting)) waiting.postMessage({ type: 'SKIP_WAITING' });
    else found();
  };
  void look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => void look()));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // offline
    cache(registration);
  });
}

/** Loads the code and the styles of maps if a city is kept, so that the service worker caches them: its maps must work offline. @returns whether they are there */
async function loadMapsForKept(): Promise<boolean> {
  if ((await listKeptCities()).length === 0) return false;
  const files = [import('../features/places-map/components/PlacesMap'), import('../ui/map/LeafletMap')];
  return Promise.all(files).then(
    () => true,
    () => false, // offline
  );
}

/**
 * Makes the app available offline, saves the data that this page shows, and updates outdated kept cities.
 * @param offer called when a new version is ready; `accept` activates it
 */
export async function readyForOffline(client: ApolloClient, offer: (accept: () => void) => void): Promise<void> {
  if (!appVersion()) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForVersions(registration, () => offer(() => takeOver(registration)));
  for (const data of readFirstData()) await saveFirstData(client, data);
  await drawLaunchPicture();
  const ready = await navigator.serviceWorker.ready;
  // Caches the files that this page fetched before the worker existed, such as its texts. The browser still has them in its HTTP cache.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|art|map|site\/pictures)\//.test(pathname));
  cache(ready, files);
  onSiteChange(() => cache(ready));
  const stop = onKeptChange(() => void loadMapsForKept().then((isDone) => isDone && stop()));
  if (await loadMapsForKept()) stop();
  if (!isSparing()) await updateKept();
}

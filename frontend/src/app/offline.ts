import type { ApolloClient } from '@apollo/client';
import { readFirstData, saveFirstData } from '../lib/apollo';
import { shellOf } from '../lib/languages';
import { drawLaunchPicture } from './launchPicture';

/** How long a page may stay open before it asks for a new version, in milliseconds. */
const HOUR_MS = 60 * 60 * 1000;

/** The address of this page's entry, which is another one in each version; undefined while the app is being developed. */
const entry = (): string | undefined => document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')?.src;

/** Whether a worker belongs to the version that this page is of. */
const isOfThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'HAS', url: entry() }, [port2]);
  });

/** Lets a new version in and opens this page with it; other tabs stay as they are, with the files that they have. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    window.location.reload(); // another tab has let it in
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Calls back when there is a newer version than this page; of a page that is new already, the worker takes the other's place without a word. */
function watchForVersions(registration: ServiceWorkerRegistration, found: () => void): void {
  const look = async () => {
    const { waiting, active } = registration;
    if (!waiting || !active) return; // none, or the first one
    if (await isOfThisPage(waiting)) waiting.postMessage({ type: 'SKIP_WAITING' });
    else found();
  };
  void look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => void look()));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // there is no connection
  });
}

/**
 * Lets the app start without a connection from now on, and keeps what this page shows.
 * @param offer is called with what lets a new version in, as soon as there is one
 */
export async function readyForOffline(client: ApolloClient, offer: (accept: () => void) => void): Promise<void> {
  if (!entry()) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  watchForVersions(registration, () => offer(() => takeOver(registration)));
  for (const data of readFirstData()) await saveFirstData(client, data);
  await drawLaunchPicture();
  const { active } = await navigator.serviceWorker.ready;
  // What this page has fetched before there was a worker, its language's texts among it: the browser still has it.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|art)\//.test(pathname));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [shellOf(window.location.pathname), ...files.map(String)] } });
}

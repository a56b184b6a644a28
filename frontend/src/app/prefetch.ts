import type { ApolloClient } from '@apollo/client';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { type FirstQueries, isSparing } from '../lib/api';

/** Module of a screen, with the queries to prefetch. */
export interface ScreenFile {
  firstQueries?: FirstQueries;
}

/** Route handle of a screen, used to prefetch its module. */
export interface ScreenHandle {
  load: () => Promise<ScreenFile>;
}

/** Time that the pointer must rest on a link before its screen is prefetched (ms). */
const REST_MS = 80;

/** Returns the link within this app that an event belongs to. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : undefined;
}

/**
 * Prefetches the module and first data of a screen as soon as a visit is likely. This is when the pointer rests on a link, or a link gets focus or a
 * touch. Data in Apollo's cache are not fetched again.
 * @param router finds the screen of a link
 * @param client stores the data in its cache
 * @returns a function that removes the listeners
 */
export function prefetchOnIntent(router: Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'basename'>, client: ApolloClient): () => void {
  let rest: number | undefined;
  let last: HTMLAnchorElement | undefined;

  const fetchScreen = async ({ pathname, search }: HTMLAnchorElement) => {
    const match = matchRoutes(router.routes, pathname, router.basename)?.at(-1);
    const handle = match?.route.handle as ScreenHandle | undefined;
    if (!match || !handle) return;
    const { firstQueries } = await handle.load();
    const queries = firstQueries?.({ params: match.params, search: new URLSearchParams(search) }) ?? [];
    await Promise.all(queries.map((query) => client.query(query)));
  };
  const begin = (link: HTMLAnchorElement | undefined, delay: number) => {
    if (link === last) return;
    window.clearTimeout(rest);
    last = link;
    if (!link || isSparing()) return;
    // Errors are ignored: the screen shows them when it is opened.
    const start = () => void fetchScreen(link).catch(() => undefined);
    if (delay > 0) rest = window.setTimeout(start, delay);
    else start();
  };

  const hover = (event: Event) => begin(linkOf(event), REST_MS);
  const atOnce = (event: Event) => {
    const link = linkOf(event);
    if (link) begin(link, 0);
  };
  document.addEventListener('mouseover', hover);
  document.addEventListener('focusin', atOnce);
  document.addEventListener('touchstart', atOnce, { passive: true });
  return () => {
    window.clearTimeout(rest);
    document.removeEventListener('mouseover', hover);
    document.removeEventListener('focusin', atOnce);
    document.removeEventListener('touchstart', atOnce);
  };
}

import type { ApolloClient } from '@apollo/client';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { isSparing } from '../lib/connection';
import type { FirstQueries } from '../lib/firstQueries';

/** What the file of a screen may hold beside the screen. */
export interface ScreenFile {
  firstQueries?: FirstQueries;
}

/** What the route of a screen carries for whoever wants its file. */
export interface ScreenHandle {
  load: () => Promise<ScreenFile>;
}

/** Milliseconds that the pointer must rest on a link: what it only passes over is not fetched. */
const REST_MS = 80;

/** The link within this app that an event came from. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && !link.target && !link.download ? link : undefined;
}

/**
 * Fetches the file and the first data of a screen as soon as somebody means to open it, so that the press on the link finds both: when the
 * pointer rests on any link to it, when a link gets the focus, and when a finger touches one. What the cache has is not asked for again.
 * @param router knows which screen a link leads to
 * @param client keeps the data
 * @returns how to stop it
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
    // Should it fail, the screen will say so when it is opened.
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

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { alternatesOf } from './languages';
import { here } from './locale';
import { publicOrigin } from './publicOrigin';

const SITE = 'CityPins';

export interface Head {
  /** What the screen shows; a title that begins with the site's name is used as it is. */
  title: string;
  description?: string;
  /** True for pages that search engines should leave out. */
  noIndex?: boolean;
}

function ensure(selector: string, make: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found) return found;
  const made = make();
  document.head.append(made);
  return made;
}

function setMeta(name: string, content: string | undefined): void {
  const selector = `meta[name="${name}"]`;
  if (content === undefined) {
    document.head.querySelector(selector)?.remove();
    return;
  }
  const tag = ensure(selector, () => {
    const meta = document.createElement('meta');
    meta.setAttribute('name', name);
    return meta;
  });
  tag.setAttribute('content', content);
}

function setCanonical(path: string): void {
  const tag = ensure('link[rel="canonical"]', () => {
    const link = document.createElement('link');
    link.setAttribute('rel', 'canonical');
    return link;
  });
  const href = publicOrigin(tag) + here(path);
  if (tag.getAttribute('href') !== href) tag.setAttribute('href', href);
}

/** Tells where the same screen is in the other languages; nowhere for one that search engines leave out. */
function setAlternates(path: string, noIndex: boolean): void {
  const origin = publicOrigin();
  document.head.querySelectorAll('link[rel="alternate"][hreflang]').forEach((tag) => tag.remove());
  if (noIndex) return;
  for (const { hreflang, href } of alternatesOf(path)) {
    const tag = document.createElement('link');
    Object.assign(tag, { rel: 'alternate', hreflang, href: origin + href });
    document.head.append(tag);
  }
}

/**
 * Title, description, canonical address, other languages and robots rule of a screen. Changes the tags that the
 * server sent instead of adding others.
 */
export function useHead({ title, description, noIndex = false }: Head): void {
  const { pathname, search } = useLocation();
  const page = Number(new URLSearchParams(search).get('page'));
  // Filters show the same things in other selections; only the page of a list is a page of its own.
  const canonical = page > 1 ? `${pathname}?page=${page}` : pathname;
  useEffect(() => {
    document.title = title.startsWith(SITE) ? title : `${title} · ${SITE}`;
    setMeta('description', description);
    setMeta('robots', noIndex ? 'noindex' : undefined);
    setCanonical(canonical);
    setAlternates(canonical, noIndex);
  }, [title, description, noIndex, canonical]);
}

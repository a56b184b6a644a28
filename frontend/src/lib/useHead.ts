import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

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
  // The server knows the public address behind a proxy, the browser does not.
  const origin = new URL(tag.getAttribute('href') ?? '/', window.location.origin).origin;
  const href = origin + path;
  if (tag.getAttribute('href') !== href) tag.setAttribute('href', href);
}

/**
 * Title, description, canonical address and robots rule of a screen. Changes the tags that the
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
  }, [title, description, noIndex, canonical]);
}

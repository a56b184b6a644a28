import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../i18n';
import { publicOrigin } from '../address';
import { siteLanguages, useSite } from '../currentSite';

export interface Head {
  /** Title of the screen. The site's name is appended, unless the title starts with it. */
  title: string;
  description?: string;
  /** True for pages that search engines should leave out. */
  noIndex?: boolean;
  /** Languages in which the screen has a text, that of this text first; all if omitted. */
  languages?: readonly string[];
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

function setCanonical(path: string, languages?: readonly string[]): void {
  const tag = ensure('link[rel="canonical"]', () => {
    const link = document.createElement('link');
    link.setAttribute('rel', 'canonical');
    return link;
  });
  // A text that stands in for a missing one has the address of its own language.
  const written = languages?.includes(language.code) === false ? siteLanguages.offered.find(({ code }) => code === languages[0]) : undefined;
  const href = publicOrigin(tag) + siteLanguages.pathIn(written ?? language, path);
  if (tag.getAttribute('href') !== href) tag.setAttribute('href', href);
}

/** Sets the links to the other languages; none for pages with `noindex`. */
function setAlternates(path: string, noIndex: boolean, languages?: readonly string[]): void {
  const origin = publicOrigin();
  document.head.querySelectorAll('link[rel="alternate"][hreflang]').forEach((tag) => tag.remove());
  if (noIndex) return;
  for (const { hreflang, href } of siteLanguages.alternatesOf(path, languages)) {
    const tag = document.createElement('link');
    Object.assign(tag, { rel: 'alternate', hreflang, href: origin + href });
    document.head.append(tag);
  }
}

/** Sets title, description, canonical URL, language links and robots rule of a screen. Updates the tags that the server sent instead of adding others. */
export function useHead({ title, description, noIndex = false, languages }: Head): void {
  const { pathname, search } = useLocation();
  const { name } = useSite();
  const page = Number(new URLSearchParams(search).get('page'));
  // Filtered lists share the canonical URL of the full list; only the page number is kept.
  const canonical = page > 1 ? `${pathname}?page=${page}` : pathname;
  useEffect(() => {
    document.title = title.startsWith(name) ? title : `${title} · ${name}`;
    setMeta('description', description);
    setMeta('robots', noIndex ? 'noindex' : undefined);
    setCanonical(canonical, languages);
    setAlternates(canonical, noIndex, languages);
  }, [title, name, description, noIndex, canonical, languages]);
}

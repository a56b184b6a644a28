import { useSyncExternalStore } from 'react';
import { makeSiteLanguages } from '../languages';
import { type KnownFilters, PLAIN_SITE, type Site } from '../site';

/** Reads the site from the page, into which the server writes it. */
function readSite(): Site {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Site) : PLAIN_SITE;
}

let current = readSite();
const followers = new Set<() => void>();

/** Languages of the site when this page was made. The addresses of the page depend on them, so they do not change during its life. */
export const siteLanguages = makeSiteLanguages(current.languages);

/** Returns the site as this page knows it. */
export const currentSite = (): Site => current;

/** Registers a callback for changes of the site. @returns a function that ends the registration */
export function onSiteChange(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Returns a site as text for comparisons, without the type names that Apollo adds. */
const textOf = (site: Site): string => JSON.stringify(site, (key, value: unknown) => (key === '__typename' ? undefined : value));

/** The site in a response of the server. */
interface SiteAnswer extends Omit<Site, 'canRegister' | 'filters'> {
  registration: { mode: string };
}

function change(next: Site): void {
  if (textOf(next) === textOf(current)) return;
  current = next;
  for (const follower of followers) follower();
}

/** Takes the site from a response of the server: an admin can have changed it since the page was made. */
export function takeSite({ name, taglines, logo, accent, credit, categories, languages, registration, startCity }: SiteAnswer): void {
  const { filters } = current;
  change({ name, taglines, logo, accent, credit, languages, canRegister: registration.mode === 'OPEN', categories, filters, startCity });
}

/** Adds attributes and options by which places can be filtered: an admin can have added them since the page was made. */
export function takeFilters(found: ReadonlyMap<string, readonly string[]>): void {
  const { filters } = current;
  if (filters === null) return;
  const next: Record<string, KnownFilters[string]> = { ...filters };
  for (const [key, values] of found) {
    const { values: known, categories } = next[key] ?? { values: [], categories: [] };
    next[key] = { values: [...new Set([...known, ...values])], categories };
  }
  change({ ...current, filters: next });
}

/** Returns the site, and renders again when it changes. */
export const useSite = (): Site => useSyncExternalStore(onSiteChange, currentSite);

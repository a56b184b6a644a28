import { NotFound } from '../../core/errors/index.js';
import type { Services } from '../services.js';
import { type Head, summary } from './head.js';
import { breadcrumbs, cityJsonLd, placeJsonLd } from './json-ld.js';

/** What a page needs from the server: what its head says, and the first query of its screen. */
export interface Page {
  head: Head;
  query?: { operation: string; variables: Record<string, unknown> };
}

interface PageRequest {
  id: string;
  search: URLSearchParams;
  services: Services;
  publicUrl: string;
}

const TAGLINE = 'Discover the best places, restaurants, attractions and hidden gems of your city.';
const titled = (title: string): string => `${title} · CityPins`;

/**
 * Values of the address that are there, as the client's screens read them: without NUL, trimmed, at most 200 characters. The variables
 * here and there must agree to the letter, or the client asks again.
 */
function present(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  const textOf = (name: string) => (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200).replace(/[\uD800-\uDBFF]$/, '').trim();
  const values = names.map((name): [string, string] => [name, textOf(name)]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

const pageNumber = (search: URLSearchParams): number => Math.max(1, Math.min(Number.parseInt(search.get('page') ?? '', 10) || 1, 10_000));

/** Only the page number stays in the canonical address of a list: filters show the same things in other selections. */
function listCanonical(path: string, search: URLSearchParams): string {
  const page = pageNumber(search);
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Path of the picture of the guide's foremost city, without its ending; what pages about many things are previewed with. */
async function foremostArt(services: Services): Promise<string | undefined> {
  const [city] = await services.cities.featured(1);
  return city && `/art/cities/${city.id}`;
}

async function home({ services, publicUrl }: PageRequest): Promise<Page> {
  const art = await foremostArt(services);
  return {
    head: {
      title: 'CityPins · Discover cities and their best places',
      description: TAGLINE,
      canonical: '/',
      ...(art && { image: `${art}.webp`, preload: `${art}.svg?layout=hero` }),
      jsonLd: [
        {
          '@type': 'WebSite',
          name: 'CityPins',
          url: `${publicUrl}/`,
          potentialAction: { '@type': 'SearchAction', target: `${publicUrl}/places?search={search_term_string}`, 'query-input': 'required name=search_term_string' },
        },
      ],
    },
    query: { operation: 'HomeScreen', variables: {} },
  };
}

async function cities({ search, services, publicUrl }: PageRequest): Promise<Page> {
  const art = await foremostArt(services);
  const texts = present(search, ['search', 'state', 'country']);
  const filter = { ...texts, ...(search.get('featured') === 'true' && { featured: true }) };
  return {
    head: {
      title: titled('Explore Cities'),
      description: 'Browse the cities of the guide by state and country, and see the best places of each.',
      canonical: listCanonical('/cities', search),
      ...(art && { image: `${art}.webp` }),
      jsonLd: [breadcrumbs(publicUrl, [['Home', '/'], ['Cities', '/cities']])],
    },
    query: { operation: 'CitiesScreen', variables: { filter, page: { number: pageNumber(search), size: 12 }, ...(texts.country && { country: texts.country }) } },
  };
}

async function city({ id, services, publicUrl }: PageRequest): Promise<Page> {
  const found = await services.cities.get(id);
  return {
    head: {
      title: titled(`${found.name}, ${found.country}`),
      description: summary(found.description),
      canonical: `/cities/${found.id}`,
      image: `/art/cities/${found.id}.webp`,
      jsonLd: [cityJsonLd(found, publicUrl), breadcrumbs(publicUrl, [['Home', '/'], ['Cities', '/cities'], [found.name, `/cities/${found.id}`]])],
    },
    query: { operation: 'CityScreen', variables: { id } },
  };
}

const SORTS = ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST'];

async function places({ search, services, publicUrl }: PageRequest): Promise<Page> {
  const art = await foremostArt(services);
  const minRating = Number(search.get('minRating'));
  const filter = { ...present(search, ['search', 'category', 'city', 'pincode']), ...([1, 2, 3, 4].includes(minRating) && { minRating }) };
  const sort = SORTS.find((name) => name.toLowerCase() === search.get('sort')) ?? 'RECOMMENDED';
  return {
    head: {
      title: titled('Discover Places'),
      description: 'Find the best restaurants, attractions, and more: filter by city, category and rating.',
      canonical: listCanonical('/places', search),
      ...(art && { image: `${art}.webp` }),
      jsonLd: [breadcrumbs(publicUrl, [['Home', '/'], ['Places', '/places']])],
    },
    query: { operation: 'PlacesScreen', variables: { filter, sort, page: { number: pageNumber(search), size: 18 } } },
  };
}

async function place({ id, services, publicUrl }: PageRequest): Promise<Page> {
  const found = await services.places.get(id);
  const home = await services.cities.get(found.cityId);
  const trail: [string, string][] = [['Home', '/'], ['Cities', '/cities'], [home.name, `/cities/${home.id}`], [found.name, `/places/${found.id}`]];
  return {
    head: {
      title: titled(`${found.name}, ${home.name}`),
      description: summary(found.description),
      canonical: `/places/${found.id}`,
      image: `/art/places/${found.id}.webp`,
      jsonLd: [placeJsonLd(found, home, publicUrl), breadcrumbs(publicUrl, trail)],
    },
    query: { operation: 'PlaceScreen', variables: { id } },
  };
}

const plain = (title: string, description: string, canonical: string) => async (): Promise<Page> => ({
  head: { title: titled(title), description, canonical },
});

/** A page that is of use to nobody but whoever opens it: search engines leave it out. */
const personal = (title: string) => async (): Promise<Page> => ({ head: { title: titled(title), description: TAGLINE, noIndex: true } });

const PAGES: [RegExp, (request: PageRequest) => Promise<Page>][] = [
  [/^\/$/, home],
  [/^\/cities$/, cities],
  [/^\/cities\/([^/]+)$/, city],
  [/^\/places$/, places],
  [/^\/places\/([^/]+)$/, place],
  [/^\/login$/, personal('Sign in')],
  [/^\/register$/, personal('Create your account')],
  [/^\/auth\/callback$/, personal('Completing sign in')],
  [/^\/forgot-password$/, personal('Forgot your password?')],
  [/^\/reset-password$/, personal('Choose a new password')],
  [/^\/verify-email$/, personal('Confirm your e-mail address')],
  [/^\/profile$/, personal('My Profile')],
  [/^\/admin$/, personal('Admin Dashboard')],
  [/^\/privacy$/, plain('Privacy Policy', 'What this guide stores about you, why, and for how long.', '/privacy')],
  [/^\/terms$/, plain('Terms and Conditions', 'The rules for using this guide.', '/terms')],
];

/** Finds the page at an address; NotFound where there is none, or where the thing that it would show does not exist. */
export async function findPage(pathname: string, search: URLSearchParams, services: Services, publicUrl: string): Promise<Page> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return page({ id: match[1] ?? '', search, services, publicUrl });
  }
  throw new NotFound('Page');
}

export const NOT_FOUND_HEAD: Head = { title: titled('Page not found'), description: TAGLINE, noIndex: true };

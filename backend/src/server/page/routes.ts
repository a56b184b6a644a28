import { NotFound } from '../../core/errors/index.js';
import { filesOf, fileUrl } from '../../core/pictures/sizes.js';
import type { Services } from '../services.js';
import { type Head, summary } from './head.js';
import { breadcrumbs, cityJsonLd, placeJsonLd } from './json-ld.js';

/** A query of the client by its name. */
interface PageQuery {
  operation: string;
  variables: Record<string, unknown>;
}

/** What a page needs from the server: what its head says, and the first queries of its screen. */
export interface Page {
  head: Head;
  /** That of the screen itself. */
  query?: PageQuery;
  /** What the screen asks beside it. */
  more?: PageQuery[];
  /** Whether the address itself lets people in, so that nobody may be told it. */
  isSecret?: boolean;
}

interface PageRequest {
  id: string;
  search: URLSearchParams;
  services: Services;
  publicUrl: string;
}

/** What the guide is, in a sentence. */
export const TAGLINE = 'Discover the best places, restaurants, attractions and hidden gems of your city.';
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
      ...(art && { image: `${art}.webp` }),
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

const SORTS = ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST', 'NEAREST'];

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Points of an address, `18.521,73.857` each, as the client's screens read them; none where there are not so many. */
function points(search: URLSearchParams, name: string, count: number): { latitude: number; longitude: number }[] {
  const parts = (search.get(name) ?? '').split(',');
  if (parts.length !== count * 2 || !parts.every((part) => DEGREES.test(part))) return [];
  const found = Array.from({ length: count }, (_, n) => ({ latitude: Number(parts[n * 2]), longitude: Number(parts[n * 2 + 1]) }));
  return found.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ? found : [];
}

/** The filters of places, with their keys in the order of the client's. */
function placeFilter(search: URLSearchParams): Record<string, unknown> {
  const minRating = Number(search.get('minRating'));
  const [near] = points(search, 'near', 1);
  const [southWest, northEast] = points(search, 'area', 2);
  const isArea = southWest && northEast && southWest.latitude <= northEast.latitude;
  return {
    ...present(search, ['search', 'category', 'city', 'pincode']),
    ...([1, 2, 3, 4].includes(minRating) && { minRating }),
    ...(near && { near }),
    ...(isArea && { bounds: { southWest, northEast } }),
  };
}

async function places({ search, services, publicUrl }: PageRequest): Promise<Page> {
  const art = await foremostArt(services);
  const filter = placeFilter(search);
  const wanted = SORTS.find((name) => name.toLowerCase() === search.get('sort')) ?? 'RECOMMENDED';
  const sort = wanted === 'NEAREST' && !filter.near ? 'RECOMMENDED' : wanted;
  return {
    head: {
      title: titled('Discover Places'),
      description: 'Find the best restaurants, attractions, and more: filter by city, category and rating.',
      canonical: listCanonical('/places', search),
      ...(art && { image: `${art}.webp` }),
      jsonLd: [breadcrumbs(publicUrl, [['Home', '/'], ['Places', '/places']])],
    },
    query: { operation: 'PlacesScreen', variables: { filter, sort, page: { number: pageNumber(search), size: 18 } } },
    more: [{ operation: 'PlacesChoices', variables: {} }],
  };
}

/** The picture that a place is previewed with: its first approved photo, as large as there is, else the drawing. */
async function previewOf(placeId: string, services: Services): Promise<Pick<Head, 'imageSize'> & { image: string }> {
  const photo = (await services.placeImages.load(placeId)).find((image) => image.photo)?.photo;
  const file = photo && filesOf(photo).at(-1);
  if (!photo || !file) return { image: `/art/places/${placeId}.webp` };
  return { image: fileUrl(photo.fileKey, file.name), imageSize: { width: file.width, height: file.height } };
}

async function place({ id, services, publicUrl }: PageRequest): Promise<Page> {
  const found = await services.places.get(id);
  const home = await services.cities.get(found.cityId);
  const preview = await previewOf(found.id, services);
  const trail: [string, string][] = [['Home', '/'], ['Cities', '/cities'], [home.name, `/cities/${home.id}`], [found.name, `/places/${found.id}`]];
  return {
    head: {
      title: titled(`${found.name}, ${home.name}`),
      description: summary(found.description),
      canonical: `/places/${found.id}`,
      ...preview,
      jsonLd: [placeJsonLd(found, home, publicUrl, preview.image), breadcrumbs(publicUrl, trail)],
    },
    query: { operation: 'PlaceScreen', variables: { id } },
  };
}

async function placeList({ id: ref, services }: PageRequest): Promise<Page> {
  const list = await services.placeLists.get(ref, null);
  const [owner, items] = await Promise.all([services.userById.load(list.userId), services.placeLists.items(list)]);
  const isSecret = list.linkKey !== null;
  const first = items[0]?.place;
  return {
    head: {
      title: titled(list.name),
      description: summary(list.description ?? `Places chosen by ${owner?.name ?? 'a member of the guide'}.`),
      ...(isSecret ? { noIndex: true } : { canonical: `/lists/${list.id}` }),
      ...(first && { image: `/art/places/${first.id}.webp` }),
    },
    query: { operation: 'ListScreen', variables: { ref } },
    isSecret,
  };
}

async function person({ id, search, services }: PageRequest): Promise<Page> {
  const { name } = await services.users.get(id);
  const query = { operation: 'PersonScreen', variables: { id, page: pageNumber(search) } };
  return { head: { title: titled(name), description: TAGLINE, noIndex: true }, query };
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
  [/^\/places\/[^/]+\/suggest-edit$/, personal('Suggest an edit')],
  [/^\/suggest$/, personal('Suggest a place')],
  [/^\/lists\/([^/]+)$/, placeList],
  [/^\/people\/([^/]+)$/, person],
  [/^\/login$/, personal('Sign in')],
  [/^\/register$/, personal('Create your account')],
  [/^\/auth\/callback$/, personal('Completing sign in')],
  [/^\/forgot-password$/, personal('Forgot your password?')],
  [/^\/reset-password$/, personal('Choose a new password')],
  [/^\/verify-email$/, personal('Confirm your e-mail address')],
  [/^\/profile$/, personal('My Profile')],
  [/^\/admin$/, personal('Admin Dashboard')],
  [/^\/admin\/(cities|places)(\/[^/]+)?$/, personal('Admin')],
  [/^\/admin\/(users|reviews|activity)$/, personal('Admin')],
  [/^\/moderation$/, personal('Moderation')],
  [/^\/privacy$/, plain('Privacy Policy', 'What this guide stores about you, why, and for how long.', '/privacy')],
  [/^\/terms$/, plain('Terms and Conditions', 'The rules for using this guide.', '/terms')],
];

const withoutSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

/** The pattern of the page at an address as people write it, `/cities/:id`; undefined where there is none. */
export const patternOf = (pathname: string): string | undefined =>
  PAGES.find(([pattern]) => pattern.test(withoutSlash(pathname)))?.[0].source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/').replace(/\(?\[\^\/\]\+\)?/g, ':id');

/** Finds the page at an address; NotFound where there is none, or where the thing that it would show does not exist. */
export async function findPage(pathname: string, search: URLSearchParams, services: Services, publicUrl: string): Promise<Page> {
  const path = withoutSlash(pathname);
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return page({ id: match[1] ?? '', search, services, publicUrl });
  }
  throw new NotFound('Page');
}

export const NOT_FOUND_HEAD: Head = { title: titled('Page not found'), description: TAGLINE, noIndex: true };
